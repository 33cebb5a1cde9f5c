// The elements that stand for a pick: everything on the board and in the players' areas with a
// `data-target`.
// @ts-check
import { byId, findAll, wideScreen } from "./dom.js";
import { onUpdate } from "./patch.js";

/** @type {Map<string, HTMLElement[]>|null} by pick, until the page changes */
let found = null;

/** Every pick that has a place, with its elements. */
export function targets() {
  if (!found) {
    found = new Map();
    for (const element of findAll("#board [data-target], #players [data-target]")) {
      const pick = element.getAttribute("data-target") || "";
      const others = found.get(pick);
      if (others) others.push(element);
      else found.set(pick, [element]);
    }
  }
  return found;
}

/** The elements of a pick. @param {string} pick */
export const elementsOf = (pick) => targets().get(pick) ?? [];

/**
 * Whether a pick has a place beside the panel of choices; on a small screen the players' areas are
 * elsewhere.
 * @param {string} pick
 */
export const hasPlace = (pick) =>
  elementsOf(pick).some((element) => wideScreen.matches || byId("board").contains(element));

// Modules that use this one load it first, so that this listener runs before theirs.
onUpdate(() => (found = null));
