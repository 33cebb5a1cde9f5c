// Marks what can be picked on the board and in the players' areas, and makes it focusable.
// @ts-check
import { targets } from "./targets.js";

/** @typedef {{has: (pick: string) => boolean}} Picks */

/** @param {Picks} legal what can be picked now @param {Picks} taken what has been */
export function highlight(legal, taken) {
  for (const [pick, elements] of targets()) {
    for (const element of elements) mark(element, legal.has(pick), taken.has(pick));
  }
}

/**
 * Only differences are set: setting the tabindex of the focused element makes the browser lay out
 * the whole page immediately.
 * @param {HTMLElement} element @param {boolean} legal @param {boolean} taken
 */
function mark(element, legal, taken) {
  element.toggleAttribute("data-legal", legal);
  element.toggleAttribute("data-chosen", taken);
  const focusable = element.hasAttribute("tabindex");
  if (legal || taken) {
    if (!focusable) element.setAttribute("tabindex", "0");
    if (element.getAttribute("role") !== "button") {
      element.dataset.role = element.getAttribute("role") || "";
      element.setAttribute("role", "button");
    }
  } else if (focusable) {
    if (element === document.activeElement) element.blur();
    element.removeAttribute("tabindex");
    if (element.dataset.role) element.setAttribute("role", element.dataset.role);
  }
}
