// Where the focus goes after the page has changed.
// @ts-check

/**
 * How to find what gets the focus when the page is next drawn, and what has it until then.
 * @type {{choose: () => HTMLElement|null, from: Element|null}|null}
 */
let awaited = null;

/**
 * Set the focus in the next frame: right now the browser would lay out the changed page twice.
 * @param {() => HTMLElement|null} choose
 */
export function focusSoon(choose) {
  if (!awaited) requestAnimationFrame(focusNow);
  awaited = { choose, from: document.activeElement };
}

/** Unless the user has moved it in the meantime. */
function focusNow() {
  if (awaited?.from === document.activeElement) awaited?.choose()?.focus({ preventScroll: true });
  awaited = null;
}

/**
 * A key does not wait for the frame: it is meant for what is about to have the focus.
 * @param {KeyboardEvent} event
 */
function pressedEarly(event) {
  if (!awaited) return;
  focusNow();
  const active = document.activeElement;
  if (!active || active === event.target || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const handled = !active.dispatchEvent(new KeyboardEvent("keydown", event));
  if (!handled && active instanceof HTMLButtonElement) active.click();
}

addEventListener("keydown", pressedEarly, true);
