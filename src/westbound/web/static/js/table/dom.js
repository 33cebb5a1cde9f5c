// Shortcuts to find and create elements, and the screen widths that matter.
// @ts-check

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement|null} */
export const find = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const findAll = (selector, root = document) =>
  [...root.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));

/** An element that the templates always write. @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * A new element.
 * @param {string} tag @param {Record<string, string>} [attributes]
 * @param {...(Node|string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Whether this is a screen where the board fills the width and choices are a sheet. */
export const phone = matchMedia("(width < 48rem)");

/** Whether the players' areas are beside the board. */
export const wideScreen = matchMedia("(width >= 64rem)");
