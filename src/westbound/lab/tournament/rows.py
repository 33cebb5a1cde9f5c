"""A tournament as a Parquet file: one row for each seat of each match. pyarrow is the extra `data`.

What was played of sets that are not complete is left out, as in the report.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

from westbound.engine.json_types import Json
from westbound.lab.dataset.arrow import COMPRESSION, load_pyarrow
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.results import GameResult
from westbound.lab.tournament.match_ups import victory_shares
from westbound.lab.tournament.schedule import Schedule


def rows(schedule: Schedule) -> Iterator[dict[str, Json]]:
    """Match by match, seat by seat."""
    for contest in schedule.contests:
        for played in contest.sets:
            for result in played.results:
                where: dict[str, Json] = {
                    "match": result.number,
                    "match_up": contest.match_up.number,
                    "set": played.number,
                    "seed": result.seed,
                }
                yield from ({**where, **seat} for seat in _seats(result))


def _seats(result: GameResult) -> Iterator[dict[str, Json]]:
    for seat, share in enumerate(victory_shares(result)):
        times = result.times[seat] if result.times else DecisionTimes()
        yield {
            "seat": seat,
            "bot": result.bots[seat],
            "points": result.points[seat],
            "rank": result.ranks[seat],
            "victory": float(share),
            "decided_by": result.decided_by,
            "errors": result.errors[seat],
            "decisions": times.count,
            "decision_mean_ms": times.mean_ms,
            "decision_max_ms": times.max_ms,
            **{f"points_{name}": points for name, points in result.breakdowns[seat].items()},
        }


def parquet(schedule: Schedule) -> bytes:
    """The content of the file; a category that a match does not have is empty there."""
    pa = load_pyarrow()
    found = list(rows(schedule))
    names = dict.fromkeys(name for row in found for name in row)
    table = pa.table({name: [row.get(name) for row in found] for name in names})
    target = io.BytesIO()
    pa.parquet.write_table(table, target, compression=COMPRESSION)
    return target.getvalue()
