"""The table of `docs/metrics.md`, from reports: `python -m checks.metrics_table *.json`.

Each file is what `westbound report GAME --json FILE` writes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

Report: TypeAlias = Mapping[str, Any]
Cell: TypeAlias = Callable[[Report], str]


def _mean(*path: str, digits: int = 1) -> Cell:
    """A mean with its interval, found by these names."""

    def cell(metrics: Report) -> str:
        found = _at(metrics, *path)
        found = found.get("mean", found)
        low, high = found["interval_95"] or (None, None)
        interval = "" if low is None else f" ({low:.{digits}f}–{high:.{digits}f})"
        return f"{found['value']:.{digits}f}{interval}".replace("-", "−")

    return cell


def _share(*path: str) -> Cell:
    """The same in per cent."""

    def cell(metrics: Report) -> str:
        found = _at(metrics, *path)
        found = found.get("mean", found)
        low, high = found["interval_95"]
        return f"{100 * found['value']:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

    return cell


def _spread(*path: str) -> Cell:
    def cell(metrics: Report) -> str:
        found = _at(metrics, *path)
        return f"{found['median']:g}; {found['min']:g}–{found['max']:g}"

    return cell


def _best_place(metrics: Report) -> str:
    places = metrics["seats"]["by_order_of_first_decision"]["places"]
    wins = [place["wins"]["value"] for place in places]
    return " / ".join(f"{100 * share:.0f}" for share in wins) + " %"


def _bits(metrics: Report) -> str:
    hidden = metrics["hidden_information"]
    at_least = "≥ " if hidden["bits_are_a_minimum"] else ""
    return f"{at_least}{hidden['bits']:.1f}"


def _predictable(metrics: Report) -> str:
    part = metrics["leads"]["predictable_from"]
    return "never" if part is None else f"{100 * part:.0f} %"


def _at(metrics: Report, *path: str) -> Any:
    found: Any = metrics
    for name in path:
        found = found[name]
    return found


ROWS: Final[Mapping[str, Cell]] = {
    "moves to choose from, mean": _mean("branching", "moves"),
    "… median; least–most": _spread("branching", "moves"),
    "bits of a decision, mean log2": _mean("branching", "bits", digits=2),
    "entropy of kinds of moves, bits": lambda m: f"{m['branching']['kinds_entropy']:.2f}",
    "… knowing what is asked": lambda m: f"{m['branching']['kinds_entropy_given_step']:.2f}",
    "decisions in a match": _mean("length", "decisions"),
    "answers without a choice": _mean("length", "forced"),
    "events of chance": _mean("length", "chance"),
    "turns": _mean("length", "turns"),
    "rounds, median; least–most": _spread("length", "rounds"),
    "hidden share of the state": _share("hidden_information", "hidden_share"),
    "bits hidden": _bits,
    "best move ahead of a random one, points": _mean("stakes", "best_ahead_of_mean", digits=2),
    "best move ahead of the second, points": _mean("stakes", "best_ahead_of_second", digits=2),
    "best move has an equal": _share("stakes", "best_has_an_equal"),
    "changes of the lead": _mean("leads", "lead_changes", digits=2),
    "lead for good after": _share("leads", "lead_for_good_at"),
    "leader wins 3 in 4 from": _predictable,
    "winner behind at half-time": _share("leads", "winner_behind_at_half"),
    "winner last at half-time": _share("leads", "winner_last_at_half"),
    "largest deficit of the winner, points": _mean("leads", "largest_deficit_of_winner"),
    "margin, points": _mean("leads", "margin"),
    "decided by tie-break": _share("leads", "decided_by_tie_break"),
    "wins by order of the first decision": _best_place,
    "… p of equal places": lambda m: f"{m['seats']['by_order_of_first_decision']['p_value']:.3f}",
    "winning score": _mean("strategies", "winning_points"),
    "effective sources of a winner": lambda m: (
        f"{m['strategies']['effective_sources_of_a_winner']:.2f}"
    ),
    "distance between winners": lambda m: f"{m['strategies']['distance_between_winners']:.2f}",
    "wins against random bots": _share("skill", "wins"),
}


def main() -> None:
    reports = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    lines = ["| | " + " | ".join(report["header"]["title"] for report in reports) + " |"]
    lines.append("|---" * (len(reports) + 1) + "|")
    for name, cell in ROWS.items():
        lines.append(f"| {name} | " + " | ".join(cell(r["metrics"]) for r in reports) + " |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
