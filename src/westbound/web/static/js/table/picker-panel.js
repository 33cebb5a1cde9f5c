// The panel of choices: the move that is chosen, buttons for what has no place on the board, a
// field for a number, or why there is nothing to choose.
// @ts-check
import { byId, find, make } from "./dom.js";
import { magnified } from "./lens.js";
import { table, words } from "./page.js";
import { isAmount } from "./picker.js";
import { showPreview } from "./preview.js";
import { elementsOf, hasPlace } from "./targets.js";

/**
 * @typedef {import("./picker.js").Picker} Picker
 * @typedef {import("./picker.js").Move} Move
 * @typedef {import("./picker.js").Moves} Moves
 * @typedef {{press: (pick: string, event: MouseEvent) => void, choose: (pick: string) => void,
 *            back: () => void, confirm: () => void}} Actions
 */

const FEW = 5; // with fewer buttons there is room for what each costs and brings
const OF_THE_PAGE = [
  ...["id", "data-target", "data-legal", "data-chosen"],
  ...["tabindex", "role", "title", "aria-label"],
]; // attributes that a copy must not have

/** @param {HTMLElement} panel @param {Picker} picker @param {Actions} actions */
export function drawPanel(panel, picker, actions) {
  const move = picker.chosen();
  const hasChoice = picker.choices.moves.length > 0;
  const nodes = move
    ? chosen(move, picker, actions)
    : hasChoice
      ? choices(picker, actions)
      : idle();
  panel.replaceChildren(...nodes);
  panel.classList.toggle("ready", move !== null);
}

/** @param {Move} move @param {Picker} picker @param {Actions} actions */
function chosen(move, picker, actions) {
  return [
    make("p", { class: "tbl-move" }, move.label),
    make("p", { class: "tbl-says" }, move.says),
    confirmRow(picker, actions, true),
  ];
}

/** @param {Picker} picker @param {Actions} actions */
function choices(picker, actions) {
  const { candidates, path } = picker;
  const hasAmounts = picker.amounts().size > 0;
  const picks = offered(picker);
  const buttons = picks.filter(([pick]) => (candidates || !hasPlace(pick)) && !isAmount(pick));
  const places = picks.some(([pick]) => hasPlace(pick));
  const nodes = [];
  if (path.length) nodes.push(make("p", { class: "tbl-path" }, pathText(picker)));
  const text = prompt(candidates !== null, places, buttons.length > 0, hasAmounts);
  if (text) nodes.push(make("p", { class: "soft" }, text));
  if (hasAmounts) nodes.push(...stepper(picker, actions));
  if (candidates) nodes.push(...magnified(candidates.flatMap(elementsOf), actions.choose));
  nodes.push(...buttonRows(buttons, picker, actions));
  if (path.length || candidates || hasAmounts) nodes.push(confirmRow(picker, actions, hasAmounts));
  return nodes;
}

/**
 * The next picks; if a tap could have meant several, only those, the nearest first.
 * @param {Picker} picker
 */
function offered(picker) {
  const picks = [...picker.next()];
  const order = picker.candidates;
  if (!order) return picks;
  const near = picks.filter(([pick]) => order.includes(pick));
  return near.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** @param {Picker} picker */
const pathText = (picker) => picker.path.map((pick) => picker.wordFor(pick)).join(" › ");

/**
 * @param {boolean} isAsked @param {boolean} hasPlaces @param {boolean} hasButtons
 * @param {boolean} hasAmounts
 */
function prompt(isAsked, hasPlaces, hasButtons, hasAmounts) {
  if (isAsked) return words.which;
  if (hasPlaces) return hasButtons ? words.pick_or : words.pick;
  return hasAmounts ? "" : words.choose;
}

/** What the panel says when there is nothing to choose. */
function idle() {
  if (find(".tbl-ask")?.dataset.complete === "yes") {
    const attributes = { class: "button primary big", "data-act": "end-turn" };
    const end = make("button", { type: "button", ...attributes }, words.end_turn);
    return [make("p", {}, words.complete), make("div", { class: "tbl-confirm" }, end)];
  }
  if (table.status === "over" && table.at === null) return [];
  const text =
    table.at !== null ? words.past : table.viewer === null ? words.watching : words.waiting;
  return [make("p", { class: "soft" }, text)];
}

// --- buttons

/**
 * Buttons for picks that have no place, under the heading of their kind.
 * @param {[string, Moves][]} picks @param {Picker} picker @param {Actions} actions
 */
function buttonRows(picks, picker, actions) {
  return [...picker.byKind(picks)].flatMap(([kind, group]) => {
    const buttons = group.map(([pick, moves]) => {
      const [first, ...others] = moves;
      const says = picks.length < FEW && !others.length ? first.says : "";
      return pickButton(pick, picker.nameOf(pick, moves), says, actions);
    });
    const row = make("div", { class: "tbl-options" }, ...buttons);
    const heading = picker.choices.groups[kind];
    return heading ? [make("h3", { class: "caps" }, heading), row] : [row];
  });
}

/**
 * @param {string} pick @param {string} name @param {string} says what it costs and brings
 * @param {Actions} actions
 */
function pickButton(pick, name, says, actions) {
  const attributes = { type: "button", class: "button tbl-pick", "data-pick": pick };
  const button = make("button", attributes, ...picture(pick), make("span", {}, name));
  if (says) button.append(make("small", {}, says));
  button.addEventListener("click", (event) => actions.press(pick, event));
  return button;
}

/**
 * What a pick looks like in a player's area, for a button that stands for it.
 * @param {string} pick
 */
function picture(pick) {
  const place = elementsOf(pick).find((element) => byId("players").contains(element));
  if (!place) return [];
  const copy = /** @type {Element} */ (place.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of OF_THE_PAGE) part.removeAttribute(name);
  }
  const area = place.closest(".panel")?.className ?? ""; // so that it is drawn as it is there
  const drawing = make("span", { class: area }, copy);
  return [make("span", { class: "tbl-picture", "aria-hidden": "true" }, drawing)];
}

/**
 * @param {Picker} picker @param {Actions} actions
 * @param {boolean} ready whether something can be confirmed
 */
function confirmRow(picker, actions, ready) {
  const row = make("div", { class: "tbl-confirm" });
  if (picker.canGoBack()) {
    const back = make("button", { type: "button", class: "button", "data-back": "" }, words.back);
    back.addEventListener("click", actions.back);
    row.append(back);
  }
  if (ready) {
    const attributes = { type: "button", class: "button primary big", "data-confirm": "" };
    const confirm = make("button", attributes, words.confirm);
    confirm.addEventListener("click", actions.confirm);
    row.append(confirm);
  }
  return row;
}

// --- numbers

/**
 * A field for a number, with a button on each side.
 * @param {Picker} picker @param {Actions} actions
 */
function stepper(picker, actions) {
  picker.startAmount();
  const input = amountInput(picker);
  const says = make("p", { class: "tbl-says", "aria-live": "polite" });
  const show = () => {
    const move = picker.amountMove();
    input.value = String(picker.amount);
    says.textContent = move?.says ?? "";
    if (move) showPreview(move.move);
  };
  const typed = () => {
    picker.setAmount(Number(input.value));
    show();
  };
  input.addEventListener("change", typed);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    typed();
    actions.confirm();
  });
  /** @param {number} way @param {string} name @param {string} sign */
  const step = (way, name, sign) => {
    const button = make("button", { type: "button", class: "button", "aria-label": name }, sign);
    button.addEventListener("click", () => {
      picker.stepAmount(way);
      show();
    });
    return button;
  };
  show();
  const parts = [step(-1, words.less, "−"), input, step(1, words.more, "+")];
  return [make("div", { class: "tbl-stepper" }, ...parts), says];
}

/** @param {Picker} picker */
function amountInput(picker) {
  const values = [...picker.amounts().keys()];
  const input = make("input", {
    type: "number",
    inputmode: "numeric",
    min: String(values[0]),
    max: String(values.at(-1)),
    value: String(picker.amount),
    "aria-label": words.amount,
  });
  return /** @type {HTMLInputElement} */ (input);
}
