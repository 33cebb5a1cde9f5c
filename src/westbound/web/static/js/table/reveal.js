// Brings into view what a choice is about: picks in the players' areas that are folded or scrolled
// away, and the routes on the board that a pick stands for.
// @ts-check
import { byId, find, findAll, wideScreen } from "./dom.js";

const rail = /** @type {HTMLElement} */ (find(".tbl-rail"));
/**
 * Where the rail was before the page scrolled it, and where it is now.
 * @type {{from: number, to: number}|null}
 */
let scrolled = null;

/**
 * Scroll the rail to the picks in it, above the panel; afterwards it scrolls back.
 * @param {Element[]} found @param {Element} panel
 */
export function showInRail(found, panel) {
  const first = found[0];
  if (!wideScreen.matches) return;
  if (!first || found.some((element) => byId("board").contains(element))) {
    if (scrolled && rail.scrollTop === scrolled.to) rail.scrollTop = scrolled.from;
    scrolled = null;
    return;
  }
  first.closest("details")?.setAttribute("open", "");
  const top = rail.getBoundingClientRect().top;
  const bottom = panel.getBoundingClientRect().top;
  const boxes = found.map((element) => element.getBoundingClientRect());
  if (boxes.every((box) => box.top >= top && box.bottom <= bottom)) return;
  const from = scrolled?.from ?? rail.scrollTop;
  first.scrollIntoView({ block: "start" });
  scrolled = { from, to: rail.scrollTop };
}

/**
 * Show the routes on the board that belong to one of these picks, and no others.
 * @param {string[]} picks
 */
export function showRoutes(picks) {
  for (const route of findAll("#board [data-shows]")) {
    route.toggleAttribute("data-shown", picks.includes(route.dataset.shows ?? ""));
  }
}

/** While a button has pointer or focus, the route it stands for is shown. @param {Event} event */
function showRouteOf(event) {
  const pick = /** @type {Element} */ (event.target)
    .closest?.("#choice [data-pick]")
    ?.getAttribute("data-pick");
  if (pick) showRoutes([pick]);
}

document.addEventListener("pointerover", showRouteOf);
document.addEventListener("focusin", showRouteOf);
