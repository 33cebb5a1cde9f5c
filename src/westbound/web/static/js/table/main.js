// The table's page: joins its parts. All rules are on the server.
// @ts-check
import { byId, table } from "./page.js";
import { load, tap } from "./narrowing.js";
import { start as startPanZoom, dragged } from "./panzoom.js";
import { hideTip, wasLongPress } from "./tips.js";
import { turned } from "./turning.js";
import { asking, explainMode, whyNot } from "./why.js";
import { start as startStatus } from "./status.js";
import { start as startReplay } from "./replay.js";
import { connect } from "./live.js";
import { start as startGuide } from "./guide.js";
import "./clock.js";
import "./panes.js";
import "./seats.js";
import "./spoken.js";
import "./keyboard.js";

/** A click on the board or on a player's area. @param {MouseEvent} event */
function clicked(event) {
  const place = /** @type {Element} */ (event.target).closest("[data-target]");
  if (wasLongPress() || (byId("board").contains(/** @type {Node} */ (event.target)) && dragged()))
    return;
  const pick = place?.getAttribute("data-target") || "";
  hideTip();
  if (pick && asking()) {
    explainMode(false);
    void whyNot(pick);
  } else if (turned(place) || tap(pick, event) || !pick) return;
  else if (table.at === null && table.status === "running") void whyNot(pick);
}

byId("board").addEventListener("click", clicked);
byId("players").addEventListener("click", clicked);

startPanZoom();
startStatus();
startReplay();
load();
void startGuide();
if (table.at === null) connect();
document.documentElement.dataset.ready = "yes";
