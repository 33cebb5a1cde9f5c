// The rulebook: filter as you type, open the contents on wide screens.

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const search = document.querySelector("[data-search]");
const input = search?.querySelector("input");
const count = search?.querySelector("[data-count]");
const none = document.querySelector("[data-none]");
const rules = [...document.querySelectorAll(".rule")].map((rule) => ({
  rule,
  text: plain(rule.textContent ?? ""),
}));

function filter() {
  const words = plain(input?.value ?? "")
    .split(/\s+/)
    .filter(Boolean);
  let shown = 0;
  for (const { rule, text } of rules) {
    const fits = words.every((word) => text.includes(word));
    if (rule instanceof HTMLElement) rule.hidden = !fits;
    shown += Number(fits);
  }
  for (const section of document.querySelectorAll("[data-section]")) {
    if (section instanceof HTMLElement)
      section.hidden = !section.querySelector(".rule:not([hidden])");
  }
  if (count instanceof HTMLElement)
    count.textContent = words.length
      ? `${shown} / ${count.dataset.all}`
      : (count.dataset.all ?? "");
  if (none instanceof HTMLElement) none.hidden = shown > 0;
}

input?.addEventListener("input", filter);
search?.addEventListener("submit", (event) => event.preventDefault());

// A link to a rule that the filter hides: show everything again.
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !input || !(target instanceof HTMLElement)) return;
  if (target.hidden || target.closest("[hidden]")) {
    input.value = "";
    filter();
    target.scrollIntoView();
  }
});

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (event.key !== "/" || typing) return;
  event.preventDefault();
  input?.focus();
});

const contents = document.querySelector("[data-contents]");
if (contents instanceof HTMLDetailsElement) contents.open = matchMedia("(width >= 60rem)").matches;
if (input?.value) filter(); // a browser may restore the last search
