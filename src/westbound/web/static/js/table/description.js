// The board in words: always in the page for screen readers, shown to everybody on request.
// It changes with the board without being announced; only the status line is read aloud.
// @ts-check
import { byId, find, findAll } from "./dom.js";

const region = byId("described");
const title = byId("described-title");

/** @type {HTMLElement|null} where the focus was before */
let before = null;

const isOpen = () => !region.classList.contains("sr");

/** @param {boolean} [open] */
export function describe(open = !isOpen()) {
  if (open === isOpen()) return;
  region.classList.toggle("sr", !open);
  for (const button of findAll("button", region)) button.hidden = !open;
  if (open)
    byId("spoken").tabIndex = 0; // focusable, so that the arrow keys can scroll it
  else byId("spoken").removeAttribute("tabindex");
  if (open) {
    const active = document.activeElement;
    before = active instanceof HTMLElement && active !== document.body ? active : null;
    title.focus();
  } else if (region.contains(document.activeElement)) {
    (before?.isConnected && before.getClientRects().length ? before : byId("main")).focus({
      preventScroll: true,
    });
  }
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-describe]")) return;
  find(".tbl-menu")?.removeAttribute("open");
  describe();
});

region.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen()) return;
  event.preventDefault();
  describe(false);
});

document.addEventListener("keydown", (event) => {
  const other = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (event.key.toLowerCase() !== "d" || other || find("dialog[open]")) return;
  if (
    event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]):not([type=range]), textarea, select")
  )
    return;
  event.preventDefault();
  describe();
});
