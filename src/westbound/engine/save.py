"""Loading saved matches: a header and the moves as text, replayed and checked one by one.

`Match.to_json` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import TypeVar

from westbound.engine.errors import BadInput, BadPosition, Cause, SaveError
from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.match import FORMAT, FORMAT_VERSION, POSITION_VERSION, Entry, Match
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.position.reading import parse_position
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.engine.step import CHANCE

MAX_ENTRIES = 100_000

T = TypeVar("T")


def load(text: str, find_game: Callable[[str], Game[State]]) -> Match:
    """The match of a saved text; SaveError names the entry and the reason if it is not usable."""
    return replay(read_document(text), find_game)


def replay(data: Mapping[str, Json], find_game: Callable[[str], Game[State]]) -> Match:
    """The same from the text's JSON object."""
    match = begin(data, find_game)
    entries = _field(data, "entries", list)
    if len(entries) > MAX_ENTRIES:
        raise SaveError(Refusal("WB-013", case="long", entries=len(entries), limit=MAX_ENTRIES))
    for number, row in enumerate(entries, start=1):
        append(match, row, number)
    match.advance()
    return match


def begin(data: Mapping[str, Json], find_game: Callable[[str], Game[State]]) -> Match:
    """The match of a header before its first entry; SaveError if there cannot be one."""
    game = _game(data, find_game)
    _check_versions(data, game)
    return _header(data, game)


def append(match: Match, row: Json, number: int) -> None:
    """Check and replay an entry as it was saved; SaveError names it by its number, from 1."""
    entry = _entry(row, number, match)
    if entry.automatic and (entry.seat == CHANCE or _was_a_choice(match, entry.seat)):
        chosen = Refusal("WB-016", case="automatic", entry=number, move=entry.text)
        raise SaveError(chosen, number)
    refusal = match.replay(entry)
    if refusal is not None:
        raise _impossible(match, entry, number, refusal)


def _was_a_choice(match: Match, seat: int) -> bool:
    """Corrected rules may allow more than those of an old match did: then nobody can tell."""
    return match.rules_version == match.game.rules_version and len(match.moves(seat)) > 1


def _impossible(match: Match, entry: Entry, number: int, refusal: Refusal) -> SaveError:
    why = f"{refusal.rule} {dict(refusal.params)}" if refusal.params else refusal.rule
    return SaveError(
        Refusal("WB-016", case="impossible", entry=number, move=entry.text, why=why),
        number,
        Cause(refusal, match.game.package, match.names),
    )


def read_document(text: str) -> dict[str, Json]:
    """The JSON object of a match file, not yet replayed; SaveError if it is none."""
    try:
        data: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise SaveError(Refusal("WB-013", case="json", line=line)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(Refusal("WB-013", case="format", format=FORMAT))
    return data


def _field(data: Mapping[str, Json], name: str, kind: type[T]) -> T:
    if name not in data:
        raise SaveError(Refusal("WB-013", case="missing", field=name))
    value = data[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise _damaged(name, value)
    return value


def _damaged(name: str, value: Json) -> SaveError:
    return SaveError(Refusal("WB-013", case="damaged", field=name, value=short(value)))


def _game(data: Mapping[str, Json], find_game: Callable[[str], Game[State]]) -> Game[State]:
    version = _field(data, "version", int)
    if not FORMAT_VERSION <= version <= POSITION_VERSION:
        found = short(version)
        raise SaveError(Refusal("WB-013", case="version", version=found, known=POSITION_VERSION))
    try:
        return find_game(_field(data, "game", str))
    except BadInput as error:
        raise SaveError(error.refusal or str(error)) from None


def _check_versions(data: Mapping[str, Json], game: Game[State]) -> None:
    version = _field(data, "rules_version", int)
    if not 1 <= version <= game.rules_version:
        raise SaveError(
            Refusal("WB-014", version=short(version), game=game.title, last=game.rules_version)
        )


def _header(data: Mapping[str, Json], game: Game[State]) -> Match:
    names = _field(data, "names", list)
    options: dict[str, Value] = {}
    for name, value in _field(data, "options", dict).items():
        if not isinstance(value, str | int | bool):
            raise _damaged(short(name)[1:-1], value)
        options[name] = value
    if not all(isinstance(name, str) for name in names):
        raise _damaged("names", names)
    try:
        match = Match(
            game,
            players=_field(data, "players", int),
            seed=_field(data, "seed", int),
            options=options,
            names=[str(name) for name in names],
            rules_version=_field(data, "rules_version", int),
        )
    except BadInput as error:
        raise SaveError(error.refusal or str(error), package=error.package) from None
    if data["version"] == POSITION_VERSION or "position" in data:
        match.start = _position(match, _field(data, "position", str))
        match.rewind(0)
    return match


def _position(match: Match, text: str) -> State:
    """What the match begins with: a position of the same table."""
    try:
        _, agreed, state = parse_position(
            text, {match.game.id: match.game}.__getitem__, match.seed, match.rules_version
        )
    except BadPosition as error:
        where, refusal = error.problems[0]
        told = Refusal("WB-013", case="position", place=where or "game", why=refusal.rule)
        raise SaveError(told, cause=Cause(refusal, error.package, ())) from None
    except KeyError:
        raise _damaged("position", text) from None
    if agreed != match.agreed:
        raise _damaged("position", text)
    return state


def _entry(row: Json, number: int, match: Match) -> Entry:
    if not isinstance(row, list) or len(row) not in (2, 3) or row[2:] not in ([], ["automatic"]):
        raise _no_entry(row, number)
    seat, text = row[0], row[1]
    if isinstance(seat, bool) or not isinstance(seat, int | None) or not isinstance(text, str):
        raise _no_entry(row, number)
    if seat is None:
        seat = CHANCE
    elif not 0 <= seat < match.players:
        raise SaveError(Refusal("WB-016", case="seat", entry=number, place=short(seat)), number)
    if match.over:
        raise SaveError(Refusal("WB-016", case="over", entry=number), number)
    if (match.state.agenda[-1].seat == CHANCE) != (seat == CHANCE):
        wrong = Refusal("WB-016", case="chance", entry=number, move=short(text))
        raise SaveError(wrong, number)
    return Entry(seat, _move(match, text, number), automatic=len(row) == 3)


def _no_entry(row: Json, number: int) -> SaveError:
    return SaveError(Refusal("WB-016", case="no_entry", entry=number, row=short(row)), number)


def _move(match: Match, text: str, number: int) -> Move:
    try:
        return match.game.parse(text)
    except BadInput:
        refusal = Refusal(
            "WB-016", case="no_move", entry=number, move=short(text), game=match.game.title
        )
        raise SaveError(refusal, number) from None
