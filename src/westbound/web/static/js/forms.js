// Forms: simple ones (data-api), a new table, the waiting room, and loading a match file.
import { proceed, send, showProblem } from "./api.js";
import { copyText } from "./clipboard.js";

/**
 * The fields of a form as an object: a box is true or false, the rest is text.
 * @param {HTMLFormElement} form
 */
function fields(form) {
  /** @type {Record<string, string | boolean>} */
  const found = {};
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.type === "checkbox")
      found[input.name] = input.checked;
    else if (
      (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) &&
      input.name
    )
      found[input.name] = input.value;
  }
  return found;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} address
 * @param {unknown} body
 */
async function submit(form, address, body) {
  const button = form.querySelector("button:not([type])");
  if (button?.getAttribute("aria-busy") === "true") return;
  button?.setAttribute("aria-busy", "true");
  /** @type {import("./api.js").Reply<{address?: string, token?: string}>} */
  const reply = await send(form.dataset.method ?? "POST", address, body);
  showProblem(form, reply);
  if (reply.ok && form.dataset.then === "token") showToken(form, reply.data.token ?? "");
  else if (reply.ok) proceed(form.dataset.then, reply.data);
  else button?.removeAttribute("aria-busy");
}

/**
 * The token of a new bot, in the place of the form that has asked for it.
 * @param {HTMLFormElement} form
 * @param {string} token
 */
function showToken(form, token) {
  const place = document.getElementById("token");
  for (const input of place?.querySelectorAll("input") ?? [])
    input.value = (input.dataset.token || "{token}").replace("{token}", token);
  form.hidden = true;
  if (place) place.hidden = false;
  place?.focus();
}

// --- a new table

/** A position has all its seats; else the form asks how many. @param {HTMLFormElement} form */
function showSeats(form) {
  const chosen = form.querySelector("input[name=players]:checked");
  const count = chosen instanceof HTMLInputElement ? Number(chosen.value) : Infinity;
  for (const row of form.querySelectorAll(".seat-row")) {
    if (!(row instanceof HTMLElement)) continue;
    row.hidden = Number(row.dataset.seat) >= count;
    const [kind, seconds] = row.querySelectorAll("select");
    const name = row.querySelector("input");
    if (kind && seconds && name) {
      name.hidden = kind.value !== "here";
      name.required = !row.hidden && !name.hidden;
      seconds.hidden = !kind.value.startsWith("bot:@"); // one from elsewhere
    }
  }
}

/** @param {Element} field */
function showCustom(field) {
  const select = field.querySelector("select");
  const input = field.querySelector("input");
  if (!select || !input) return;
  input.hidden = select.value !== "";
  input.required = !input.hidden;
  const parts = field.querySelector(".parts");
  if (parts instanceof HTMLElement) parts.hidden = input.hidden;
}

/** A custom value is made of parts; it can be typed as well. @param {Element} field */
function joinParts(field) {
  const input = field.querySelector("input");
  const chosen = [...field.querySelectorAll("select")].filter(
    (select) => "part" in select.dataset && select.value,
  );
  if (input) input.value = chosen.map((select) => select.value).join("+");
}

/**
 * What was typed, or the text of the chosen file; a file's text always has a line end.
 * @param {HTMLInputElement | null} input
 */
async function customValue(input) {
  if (input?.type !== "file") return input?.value.trim() ?? "";
  const text = (await input.files?.[0]?.text().catch(() => "")) ?? ""; // the file may be gone
  return text.includes("\n") ? text : text + "\n";
}

/** @param {HTMLFormElement} form */
async function newTable(form) {
  const seats = [];
  for (const row of form.querySelectorAll(".seat-row:not([hidden])")) {
    const [who, time] = row.querySelectorAll("select");
    const [kind, ...words] = (who?.value ?? "").split(":");
    const bot = words.join(":"); // "greedy", with a style "greedy:builders", or "@name"
    const seconds = Number(time?.value);
    const name = row.querySelector("input")?.value ?? "";
    seats.push(
      kind === "bot" ? { kind, bot, seconds } : kind === "here" ? { kind, name } : { kind },
    );
  }
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const field of form.querySelectorAll("[data-option]:not([hidden])")) {
    const value = field.querySelector("select")?.value ?? "";
    const name = field.getAttribute("data-option") ?? "";
    const input = field.querySelector("input");
    if (input?.type === "checkbox") options[name] = input.checked;
    else options[name] = value === "" ? await customValue(input) : JSON.parse(value);
  }
  const open = form.elements.namedItem("public");
  const position = form.elements.namedItem("position");
  return {
    game: form.dataset.newTable,
    seats,
    options,
    public: open instanceof HTMLInputElement && open.checked,
    position: position instanceof HTMLInputElement ? position.value : null,
  };
}

/**
 * @param {HTMLFormElement} form
 * @param {string} preset
 */
function setOptions(form, preset) {
  for (const field of form.querySelectorAll("[data-option]")) {
    const select = field.querySelector("select");
    const input = field.querySelector("input");
    if (select) select.value = select.dataset[preset] ?? select.value;
    else if (input) input.checked = input.dataset[preset] === "true";
    showCustom(field);
  }
  showNeeded(form);
}

/**
 * An option that only matters together with another is shown with it.
 * @param {HTMLFormElement} form
 */
function showNeeded(form) {
  for (const field of form.querySelectorAll("[data-needs]")) {
    const head = form.querySelector(`[data-option="${field.getAttribute("data-needs")}"] input`);
    if (!(field instanceof HTMLElement && head instanceof HTMLInputElement)) continue;
    field.hidden = !head.checked;
    for (const control of field.querySelectorAll("input, select"))
      control.toggleAttribute("disabled", field.hidden);
  }
}

// --- the waiting room

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const input = button.parentElement?.querySelector("input");
  if (!input) return;
  await copyText(input.value);
  input.select();
  const before = button.textContent;
  button.textContent = button.dataset.copied ?? before;
  setTimeout(() => (button.textContent = before), 2000);
}

/**
 * Reload when the table has changed: told by the live connection, or else by polling.
 * @param {HTMLElement} room
 */
function watch(room) {
  const id = room.dataset.waiting ?? "";
  const check = async () => {
    const answer = await fetch(`/api/v1/tables/${id}`).catch(() => null);
    if (!answer?.ok) return;
    /** @type {{revision: number}} */
    const table = await answer.json();
    if (String(table.revision) !== room.dataset.revision) location.reload();
  };
  const socket = new WebSocket(
    `${location.origin.replace(/^http/, "ws")}/t/${id}/live?after=${room.dataset.revision}`,
  );
  socket.addEventListener("message", check);
  setInterval(check, 5000);
}

// --- a match file

/** @param {HTMLInputElement} input */
async function load(input) {
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text === undefined) return;
  /** @type {import("./api.js").Reply<{address?: string}>} */
  const reply = await send("POST", "/api/v1/import", { text });
  showProblem(input, reply);
  if (reply.ok) proceed("address", reply.data);
}

// --- wiring

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset.api) {
    event.preventDefault();
    submit(form, form.dataset.api, fields(form));
  } else if (form.dataset.newTable) {
    event.preventDefault();
    newTable(form).then((body) => submit(form, "/api/v1/tables", body));
  }
});

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.matches("[data-import]"))
    load(event.target);
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (!form?.dataset.newTable || !(event.target instanceof Element)) return;
  showSeats(form);
  const field = event.target.closest("[data-option]");
  if (field) showCustom(field);
  if (field && event.target.matches("[data-part]")) joinParts(field);
  showNeeded(form);
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const preset = event.target.closest("[data-preset]");
  const form = preset?.closest("form");
  if (preset instanceof HTMLElement && form) setOptions(form, preset.dataset.preset ?? "default");
  const copier = event.target.closest("[data-copy]");
  if (copier instanceof HTMLButtonElement) copy(copier);
});

for (const form of document.forms) {
  if (!form.dataset.newTable) continue;
  showSeats(form); // a browser may restore earlier choices
  showNeeded(form);
}
for (const room of document.querySelectorAll("[data-waiting]")) {
  if (room instanceof HTMLElement) watch(room);
}
