// The table's page: joins its parts. All rules are on the server.
// @ts-check
import { connect } from "./connection.js";
import { byId } from "./dom.js";
import { start as startGuide } from "./guide.js";
import { choose, load, pickMeant } from "./move-picker.js";
import { table } from "./page.js";
import { dragged, start as startPanZoom } from "./panzoom.js";
import { start as startReplay } from "./replay.js";
import { clickToRotate } from "./rotate.js";
import { start as startStatus } from "./status.js";
import { hideTip, wasLongPress } from "./tips.js";
import { asking, explainMode, whyNot } from "./why.js";
import "./board-text.js";
import "./chat.js";
import "./clock.js";
import "./copy-position.js";
import "./keyboard.js";
import "./notes.js";
import "./panes.js";
import "./seats.js";
import "./settings.js";
import "./description.js";

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
    return;
  }
  const meant = clickToRotate(place) ? null : pickMeant(pick, event);
  if (meant) choose(meant);
  else if (meant === "" && pick && table.at === null && table.status === "running")
    void whyNot(pick);
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
