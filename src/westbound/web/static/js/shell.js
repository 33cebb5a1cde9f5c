// On every page: language, colours, buttons that send something, the key that lists all keys.
import { proceed, send, showProblem } from "./api.js";

const THEMES = ["auto", "light", "dark"];
const YEAR = 365 * 24 * 3600;

/** @param {HTMLElement} button */
function nameTheme(button) {
  const theme = document.documentElement.dataset.theme ?? "auto";
  const name = button.querySelector("[data-theme-name]");
  if (name) name.textContent = button.dataset[theme] ?? "";
}

/** @param {HTMLElement} button */
function nextTheme(button) {
  const root = document.documentElement;
  const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "auto") + 1) % THEMES.length] ?? "auto";
  root.dataset.theme = next;
  document.cookie = `theme=${next}; path=/; max-age=${YEAR}; samesite=lax`;
  nameTheme(button);
}

/** @param {HTMLSelectElement} select */
async function changeLanguage(select) {
  const reply = await send("PATCH", "/api/v1/me", { language: select.value });
  if (reply.ok) location.reload();
  else showProblem(select, reply);
}

/** @param {HTMLElement} button */
async function post(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  /** @type {import("./api.js").Reply<{address?: string}>} */
  const reply = await send(
    "POST",
    button.dataset.post ?? "",
    JSON.parse(button.dataset.body ?? "{}"),
  );
  showProblem(button, reply);
  if (reply.ok) proceed(button.dataset.then, reply.data);
  else button.removeAttribute("aria-busy");
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const theme = event.target.closest("[data-theme-button]");
  if (theme instanceof HTMLElement) nextTheme(theme);
  const sender = event.target.closest("[data-post]");
  if (sender instanceof HTMLElement) post(sender);
});

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.matches("[data-language]"))
    changeLanguage(event.target);
});

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  const hasOwnHelp = document.getElementById("shortcuts"); // on the table's page
  const other = event.ctrlKey || event.metaKey || event.altKey || hasOwnHelp;
  if (event.key === "?" && !typing && !other) location.assign("/shortcuts");
});

// A page from the browser's back/forward cache may show an old list or a busy button.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

for (const button of document.querySelectorAll("[data-theme-button]")) {
  if (button instanceof HTMLElement) nameTheme(button);
}
