"""The rows of one match: its decisions, column by column, and its own row."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from westbound.engine.match import Match
from westbound.engine.standing import Standing
from westbound.lab.dataset.columns import MOVES, OBSERVATIONS, PICKS, VALUES, columns_of
from westbound.lab.dataset.decisions import Decision, decisions
from westbound.lab.dataset.kinds import Kind, kind_of


class Provenance(NamedTuple):
    """Where a match comes from: from bots, with their errors, or from a file."""

    bots: tuple[str, ...] | None = None
    errors: tuple[int, ...] | None = None
    source: str | None = None


class Values(NamedTuple):
    """What came out of the match for a seat; what a value net learns."""

    points: int
    rank: int
    win_share: float
    best_opponent: int | None  # None at a table of one


def values_of(standings: Sequence[Standing]) -> list[Values]:
    """By seat."""
    by_seat = sorted(standings, key=lambda standing: standing.seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return [
        Values(
            own.points,
            own.rank,
            1 / winners if own.rank == 1 else 0.0,
            max((other.points for other in by_seat if other is not own), default=None),
        )
        for own in by_seat
    ]


def decision_columns(match: Match, number: int, parts: Sequence[str]) -> dict[str, list[object]]:
    """The decisions of match number `number` of the dataset, by column, in their order."""
    columns: dict[str, list[object]] = {column.name: [] for column in columns_of(parts)}
    values = values_of(match.standings()) if match.over else None
    kind = kind_of(match)
    observed = bool(kind.fields())  # not every game has arrays
    for decision in decisions(match):
        row = _facts(match, decision) | {"match": number}
        if MOVES in parts:
            row["legal_moves"] = [move.text for move in decision.moves]
        if PICKS in parts:
            row |= _picks(kind, decision)
        if OBSERVATIONS in parts:
            row["observation"] = _observation(match, decision) if observed else ()
        if VALUES in parts:
            row |= values[decision.seat]._asdict() if values else dict.fromkeys(Values._fields)
        for name, column in columns.items():
            column.append(row[name])
    return columns


def _facts(match: Match, decision: Decision) -> dict[str, object]:
    """What is always told of a decision."""
    state = decision.state
    number, phase = match.game.phase_label(state)
    return {
        "seed": match.seed,
        "ply": decision.ply,
        "seat": decision.seat,
        "players": match.players,
        "round": number,
        "phase": phase,
        "step": state.agenda[-1].kind,
        "prompt": match.game.prompt(state).key,
        "choices": len(decision.moves),
        "chosen": decision.chosen,
        "move": decision.moves[decision.chosen].text,
    }


def _observation(match: Match, decision: Decision) -> Sequence[float]:
    """Of the seat that decides: it knows nothing that others hide."""
    game = match.game
    return game.array_values(game.observe(decision.state, decision.seat))


def _picks(kind: Kind, decision: Decision) -> dict[str, object]:
    index = kind.pick_index()
    paths = [index.numbers_of(move) for move in decision.moves]
    path = paths[decision.chosen]
    return {
        "picks": path,
        "pick_words": [index.words[number] for number in path],
        "legal_picks": paths,
    }


def match_row(
    match: Match,
    number: int,
    provenance: Provenance,
    *,
    decided: int,
    table: int | None = None,
    text: str | None = None,
) -> dict[str, object]:
    """The row of a match that has so many decisions; `text` is its file, if there is one."""
    return {
        "match": number,
        "game": match.game.id,
        "rules_version": match.rules_version,
        "players": match.players,
        "seed": match.seed,
        "table": table,
        "names": list(match.names),
        **provenance._asdict(),
        "options": json.dumps(match.options, ensure_ascii=False),
        "over": match.over,
        "entries": len(match.log),
        "decisions": decided,
        **(_result(match) if match.over else {}),
        "match_file": match.to_json() if text is None else text,
    }


def _result(match: Match) -> Mapping[str, object]:
    standings = match.standings()
    by_seat = sorted(standings, key=lambda standing: standing.seat)
    values, tie = values_of(standings), standings[0].decided_by
    return {
        "points": [value.points for value in values],
        "ranks": [value.rank for value in values],
        "win_shares": [value.win_share for value in values],
        "left": [standing.out for standing in by_seat],
        "decided_by": "" if tie is None else tie.key,
        "breakdown": json.dumps([dict(standing.breakdown) for standing in by_seat]),
    }
