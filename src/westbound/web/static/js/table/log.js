// The log of the match, fetched when somebody looks at it, and its filters.
// @ts-check
import { byId, find, findAll } from "./dom.js";
import { showNotice } from "./notice.js";
import { table, words } from "./page.js";
import { getLog } from "./requests.js";

const log = byId("log");
const bySeat = /** @type {HTMLSelectElement} */ (byId("filter-seat"));
const byKind = /** @type {HTMLSelectElement} */ (byId("filter-kind"));

let loadedFor = -1; // the revision

export async function loadLog() {
  if (loadedFor === table.n) return;
  const n = table.n;
  const html = await getLog();
  if (html === null) showNotice(words.offline);
  if (!html) return;
  log.innerHTML = html;
  loadedFor = n;
  fillKinds();
  filter();
}

function fillKinds() {
  const value = byKind.value;
  byKind.length = 1;
  for (const kind of findAll(".tbl-kinds [data-kind]", log)) {
    byKind.add(new Option(kind.textContent || "", kind.dataset.kind));
  }
  byKind.value = value;
}

function filter() {
  for (const line of findAll("li[data-n]", log)) {
    const isOther = bySeat.value && line.dataset.seat !== bySeat.value;
    const isOtherKind = byKind.value && line.dataset.kind !== byKind.value;
    line.hidden = Boolean(isOther || isOtherKind);
  }
  for (const chapter of findAll("section", log)) {
    chapter.hidden = !find("li:not([hidden])", chapter);
  }
}

bySeat.addEventListener("change", filter);
byKind.addEventListener("change", filter);
