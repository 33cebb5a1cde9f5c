"""Saved matches: a header and the moves as text. Loading replays them, every one checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import TypeVar

from westbound.engine.errors import BadInput, SaveError
from westbound.engine.game import Game
from westbound.engine.jsons import Json
from westbound.engine.match import Entry, Match
from westbound.engine.option import Value
from westbound.engine.state import State
from westbound.engine.step import CHANCE

FORMAT = "westbound-match"
FORMAT_VERSION = 1
MAX_ENTRIES = 100_000

T = TypeVar("T")


def dump(match: Match) -> str:
    """The match as JSON, one entry a line: easy to read, to compare and to send."""
    header: dict[str, Json] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": match.game.id,
        "rules_version": match.rules_version,
        "players": match.players,
        "names": list(match.names),
        "options": dict(match.options),
        "seed": match.seed,
    }
    lines = [_entry_to_json(entry) for entry in match.log]
    head = json.dumps(header, ensure_ascii=False, indent=1).removesuffix("\n}")
    body = ",\n  ".join(lines)
    entries = f"[\n  {body}\n ]" if lines else "[]"
    return f'{head},\n "entries": {entries}\n}}\n'


def _entry_to_json(entry: Entry) -> str:
    seat = None if entry.seat == CHANCE else entry.seat
    row: list[Json] = [seat, entry.text]
    if entry.automatic:
        row.append("automatic")
    return json.dumps(row, ensure_ascii=False)


def load(text: str, find_game: Callable[[str], Game[State]]) -> Match:
    """The match of a saved text; SaveError names the entry and the reason if it is not usable."""
    data = _document(text)
    game = _game(data, find_game)
    _check_versions(data, game)
    match = _header(data, game)
    match.rules_version = _field(data, "rules_version", int)  # a match keeps its own
    entries = _field(data, "entries", list)
    if len(entries) > MAX_ENTRIES:
        raise SaveError(f"the match has {len(entries)} entries; {MAX_ENTRIES} is the limit")
    for number, row in enumerate(entries, start=1):
        entry = _entry(row, number, match)
        if entry.automatic and (entry.seat == CHANCE or len(match.moves(entry.seat)) > 1):
            raise SaveError(f"{entry.text!r} was a choice, not automatic", number)
        refusal = match.replay(entry)
        if refusal is not None:
            why = f"{refusal.rule} {dict(refusal.params)}" if refusal.params else refusal.rule
            raise SaveError(f"{entry.text!r} is not possible here ({why})", number)
    match.advance()
    return match


def _document(text: str) -> Mapping[str, Json]:
    try:
        data: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this is no saved match: it cannot be read as JSON ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f"this is no saved match: it does not say format {FORMAT!r}")
    return data


def _field(data: Mapping[str, Json], name: str, kind: type[T]) -> T:
    if name not in data:
        raise SaveError(f"the saved match is damaged: {name!r} is missing")
    value = data[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise SaveError(f"the saved match is damaged: {name!r} is {short(value)}")
    return value


def _game(data: Mapping[str, Json], find_game: Callable[[str], Game[State]]) -> Game[State]:
    version = _field(data, "version", int)
    if version != FORMAT_VERSION:
        raise SaveError(
            f"the file has format version {short(version)}; this program knows {FORMAT_VERSION}"
        )
    try:
        return find_game(_field(data, "game", str))
    except BadInput as error:
        raise SaveError(str(error)) from None


def _check_versions(data: Mapping[str, Json], game: Game[State]) -> None:
    version = _field(data, "rules_version", int)
    if not 1 <= version <= game.rules_version:
        raise SaveError(
            f"the match was played by rules version {short(version)} of {game.title}; "
            f"this program knows versions 1 to {game.rules_version}"
        )


def _header(data: Mapping[str, Json], game: Game[State]) -> Match:
    names = _field(data, "names", list)
    options: dict[str, Value] = {}
    for name, value in _field(data, "options", dict).items():
        if not isinstance(value, str | int | bool):
            raise SaveError(f"the saved match is damaged: option {name!r} is {short(value)}")
        options[name] = value
    if not all(isinstance(name, str) for name in names):
        raise SaveError(f"the saved match is damaged: 'names' is {short(names)}")
    try:
        return Match(
            game,
            players=_field(data, "players", int),
            seed=_field(data, "seed", int),
            options=options,
            names=[str(name) for name in names],
        )
    except BadInput as error:
        raise SaveError(str(error)) from None


def _entry(row: Json, number: int, match: Match) -> Entry:
    if not isinstance(row, list) or len(row) not in (2, 3) or row[2:] not in ([], ["automatic"]):
        raise SaveError(f"{short(row)} is no entry", number)
    seat, text = row[0], row[1]
    if isinstance(seat, bool) or not isinstance(seat, int | None) or not isinstance(text, str):
        raise SaveError(f"{short(row)} is no entry", number)
    if seat is None:
        seat = CHANCE
    elif not 0 <= seat < match.players:
        raise SaveError(f"there is no seat {short(seat)}", number)
    if match.over:
        raise SaveError("the match is already over", number)
    if (match.state.agenda[-1].seat == CHANCE) != (seat == CHANCE):
        raise SaveError(f"{short(text)} cannot be by seat {row[0]} here", number)
    try:
        return Entry(seat, match.game.parse(text), automatic=len(row) == 3)
    except BadInput as error:
        raise SaveError(str(error), number) from None
