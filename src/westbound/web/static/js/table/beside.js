// Puts a card beside the thing it is about, never over it if there is room, and draws an ink arrow.
// @ts-check
import { byId } from "./page.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 34; // room for the arrow
const EDGE = 8;
const TOO_LARGE = 0.42; // of the window: then one thing stands for all of them

/** @param {Box} box */
const area = ({ left, top, right, bottom }) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** @param {Box} a @param {Box} b @returns {Box} */
const common = (a, b) => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** @param {Box} a @param {Box} b @returns {Box} */
const union = (a, b) => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** @param {Box} box */
const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** @param {number} value @param {number} low @param {number} high */
const between = (value, low, high) => Math.max(low, Math.min(Math.max(low, high), value));

/** @returns {Box} */
const screen = () => ({
  left: EDGE,
  top: EDGE,
  right: innerWidth - EDGE,
  bottom: innerHeight - EDGE,
});

/** Where an element is seen: what lies on the board may be out of sight. @param {Element} element @returns {Box} */
function seen(element) {
  const board = byId("board");
  const box = element.getBoundingClientRect();
  const here = common(box, screen());
  return board.contains(element) ? common(here, board.getBoundingClientRect()) : here;
}

/** The box of all things; if that is half the page, the one in the middle. @param {Element[]} things @returns {Box|null} */
function boxOf(things) {
  const boxes = things
    .map((thing) => ({ box: seen(thing), legal: thing.hasAttribute("data-legal") }))
    .filter(({ box }) => area(box) > 0);
  if (!boxes.length) return null;
  const all = boxes.map(({ box }) => box).reduce(union);
  if (boxes.length === 1 || area(all) < TOO_LARGE * innerWidth * innerHeight) return all;
  const centre = middle(all);
  const legal = boxes.filter((one) => one.legal);
  /** @param {Box} box */
  const far = (box) => Math.hypot(middle(box).x - centre.x, middle(box).y - centre.y);
  return (legal.length ? legal : boxes)
    .map(({ box }) => box)
    .reduce((best, box) => (far(box) < far(best) ? box : best));
}

/** Places for a card of this size: around the thing, and at the edges of the window. @param {Box|null} box @param {number} width @param {number} height */
function spots(box, width, height) {
  const room = screen();
  const wide = room.right - width;
  const low = room.bottom - height;
  const found = [
    [(room.left + wide) / 2, low],
    [(room.left + wide) / 2, room.top],
    [wide, low],
    [wide, room.top],
    [room.left, low],
    [room.left, room.top],
  ];
  if (box) {
    const { x, y } = middle(box);
    for (const share of [0.5, 0.15, 0.85]) {
      found.push(
        [box.right + GAP, y - height * share],
        [box.left - GAP - width, y - height * share],
      );
      found.push(
        [x - width * share, box.bottom + GAP],
        [x - width * share, box.top - GAP - height],
      );
    }
  } else found.push([(room.left + wide) / 2, (room.top + low) / 2]);
  return found.map(([x = 0, y = 0]) => {
    const left = between(x, room.left, wide);
    const top = between(y, room.top, low);
    return { left, top, right: left + width, bottom: top + height };
  });
}

/**
 * The best place: not over the thing, not over what must stay in sight, hardly over what can be picked, and near.
 * @param {Box|null} box @param {Box[]} spared @param {Box[]} picks @param {number} weight of the thing @param {HTMLElement} card
 */
function best(box, spared, picks, weight, { offsetWidth: width, offsetHeight: height }) {
  const goal = middle(box ?? screen());
  /** @param {Box} spot @param {Box[]} boxes */
  const over = (spot, boxes) =>
    boxes.reduce((sum, other) => sum + area(common(spot, other)), 0) / (width * height);
  /** @param {Box} spot */
  const cost = (spot) => {
    const far = Math.hypot(middle(spot).x - goal.x, middle(spot).y - goal.y);
    return (
      weight * over(spot, box ? [box] : []) +
      9000 * over(spot, spared) +
      1200 * over(spot, picks) +
      far
    );
  };
  return [
    ...spots(box, width, height),
    ...spared.flatMap((other) => spots(other, width, height)),
  ].reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** A bent line from the card to the thing, with a head; empty if they touch. @param {Box} from @param {Box} to */
function arrow(from, to) {
  const start = {
    x: between(middle(to).x, from.left + 18, from.right - 18),
    y: between(middle(to).y, from.top + 18, from.bottom - 18),
  };
  const outside = {
    x: between(middle(to).x, from.left, from.right),
    y: between(middle(to).y, from.top, from.bottom),
  };
  const tip = {
    x: between(outside.x, to.left, to.right),
    y: between(outside.y, to.top, to.bottom),
  };
  if (Math.hypot(tip.x - outside.x, tip.y - outside.y) < 12) return "";
  const bend = {
    x: (outside.x + tip.x) / 2 + (tip.y - outside.y) * 0.2,
    y: (outside.y + tip.y) / 2 - (tip.x - outside.x) * 0.2,
  };
  const way = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  /** @param {number} turn */
  const barb = (turn) =>
    `M${Math.round(tip.x)} ${Math.round(tip.y)}L${Math.round(tip.x - 11 * Math.cos(way + turn))} ${Math.round(tip.y - 11 * Math.sin(way + turn))}`;
  const line = `M${Math.round(start.x)} ${Math.round(start.y)}L${Math.round(outside.x)} ${Math.round(outside.y)}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${Math.round(tip.x)} ${Math.round(tip.y)}`;
  return `${line}${barb(0.45)}${barb(-0.45)}`;
}

/**
 * @param {HTMLElement} card @param {Element} ink @param {Element[]} things
 * @param {(Element|null)[]} around what must stay in sight
 * @param {Element[]} picks what the player wants to pick
 * @returns {boolean} whether any of the things can be seen
 */
export function put(card, ink, things, around, picks) {
  const box = boxOf(things);
  const spared = around.flatMap((element) =>
    element && element.getClientRects().length ? [seen(element)] : [],
  );
  const slim = card.classList.contains("slim"); // the player tries, so the picks matter more
  const spot = best(box, spared, picks.map(seen), slim ? 400 : 4000, card);
  card.style.transform = `translate(${Math.round(spot.left)}px, ${Math.round(spot.top)}px)`;
  const show = box && area(common(spot, box)) < 0.5 * Math.min(area(box), area(spot));
  ink.toggleAttribute("hidden", !show);
  if (!show) return box !== null;
  const ring = ink.querySelector("rect");
  for (const [name, value] of Object.entries({
    x: box.left - 3,
    y: box.top - 3,
    width: box.right - box.left + 6,
    height: box.bottom - box.top + 6,
  })) {
    ring?.setAttribute(name, String(Math.round(value)));
  }
  ink.querySelector("path")?.setAttribute("d", slim ? "" : arrow(spot, box));
  return true;
}
