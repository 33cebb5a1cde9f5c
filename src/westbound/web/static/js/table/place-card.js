// Puts a card beside the thing it is about, not over it if there is room, and draws an ink arrow.
// @ts-check
import { arrowPath, bestSpot, boxOfAll } from "./card-spot.js";
import { byId } from "./dom.js";
import { area, intersection } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */

const EDGE = 8; // px of the window that stay free
const RING = 3; // px around the thing

/** @returns {Box} */
const windowBox = () => ({
  left: EDGE,
  top: EDGE,
  right: innerWidth - EDGE,
  bottom: innerHeight - EDGE,
});

/**
 * The visible box of an element: part of the board may be out of view.
 * @param {Element} element
 * @returns {Box}
 */
function seen(element) {
  const board = byId("board");
  const here = intersection(element.getBoundingClientRect(), windowBox());
  return board.contains(element) ? intersection(here, board.getBoundingClientRect()) : here;
}

/**
 * @param {HTMLElement} card @param {Element} ink @param {Element[]} things
 * @param {(Element|null)[]} around what must stay in sight
 * @param {Element[]} picks what the player wants to pick
 * @returns {boolean} whether any of the things can be seen
 */
export function placeCard(card, ink, things, around, picks) {
  const boxes = things.map((thing) => ({
    box: seen(thing),
    legal: thing.hasAttribute("data-legal"),
  }));
  const thing = boxOfAll(boxes, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const spared = around.flatMap((element) => (element?.getClientRects().length ? [element] : []));
  const slim = card.classList.contains("slim");
  const spot = bestSpot(
    { width: card.offsetWidth, height: card.offsetHeight },
    { window: windowBox(), thing, spared: spared.map(seen), picks: picks.map(seen), slim },
  );
  card.style.transform = `translate(${Math.round(spot.left)}px, ${Math.round(spot.top)}px)`;
  const isCovered =
    thing && area(intersection(spot, thing)) >= 0.5 * Math.min(area(thing), area(spot));
  ink.toggleAttribute("hidden", !thing || isCovered === true);
  if (thing && !isCovered) drawInk(ink, thing, slim ? "" : arrowPath(spot, thing));
  return thing !== null;
}

/**
 * A ring around the thing, and the arrow.
 * @param {Element} ink @param {Box} thing @param {string} arrow
 */
function drawInk(ink, thing, arrow) {
  const ring = {
    x: thing.left - RING,
    y: thing.top - RING,
    width: thing.right - thing.left + 2 * RING,
    height: thing.bottom - thing.top + 2 * RING,
  };
  for (const [name, value] of Object.entries(ring)) {
    ink.querySelector("rect")?.setAttribute(name, String(Math.round(value)));
  }
  ink.querySelector("path")?.setAttribute("d", arrow);
}
