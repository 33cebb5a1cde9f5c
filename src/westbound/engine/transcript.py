"""A match as text that people read and that comes back exactly: tags, then numbered entries.

    [format "westbound-match"]
    [game "carson"]
    [name "Ana"]
    [option teacher_card false]

    1. chance: order 2 1
    2. player 1: claim D6              ; Ana takes D6 for free.
    3. player 2, automatic: pass

Values are JSON. Players are counted from 1, as in the texts of moves. A semicolon begins a comment.
`docs/match-format.md` describes all of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from reprlib import repr as short
from typing import Final, NamedTuple, cast

from westbound.engine.errors import SaveError
from westbound.engine.json_types import Json
from westbound.engine.match import FORMAT

FIRST_LINE: Final = f'[format "{FORMAT}"]'  # of every match; so one file can hold many
NAME, OPTION = "name", "option"  # tags that stand for one item of a header's list or object
COMMENT: Final = ";"
COLUMN: Final = 44  # where comments begin, if the entries leave room

_ORDER: Final = (
    "format", "version", "game", "rules_version", "players", "names", "options", "seed",
)  # fmt: skip
_BARE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
_ENTRY: Final = re.compile(
    r"(?P<number>[0-9]{1,9})\. (?:chance|player (?P<player>0|[1-9][0-9]{0,8}))"
    r"(?P<automatic>, automatic)?: (?P<move>.*)"
)
_decoder: Final = json.JSONDecoder()


class Remarks(NamedTuple):
    """Comments for whoever reads it: above an entry, beside each of them, and at the end."""

    above: Mapping[int, str]  # by the index of the entry
    beside: Sequence[str]
    after: Sequence[str]


NO_REMARKS: Final = Remarks({}, (), ())


# --- writing


def write(document: Mapping[str, Json], remarks: Remarks = NO_REMARKS) -> str:
    """The text of a match file that can be loaded (`save.replay`), with these comments."""
    lines = [FIRST_LINE, *_tags(document), ""]
    rows = cast("list[list[Json]]", document["entries"])
    width = len(str(len(rows)))
    for index, row in enumerate(rows):
        if index in remarks.above:
            lines += [""] * bool(lines[-1]) + _comments([remarks.above[index]])
        line = f"{index + 1:>{width}}. {_entry(row)}"
        beside = remarks.beside[index] if remarks.beside else ""
        lines.append(f"{line:<{COLUMN}} {_comments([beside])[0]}" if beside else line)
    if remarks.after:
        lines += ["", *_comments(remarks.after)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _tags(document: Mapping[str, Json]) -> Iterator[str]:
    for key, value in document.items():
        if key == "names":
            yield from (f"[{NAME} {_literal(name)}]" for name in cast("list[Json]", value))
        elif key == "options":
            chosen = cast("dict[str, Json]", value)
            yield from (f"[{OPTION} {_word(k)} {_literal(v)}]" for k, v in chosen.items())
        elif key not in ("format", "entries"):
            yield f"[{_word(key)} {_literal(value)}]"


def _word(key: str) -> str:
    """Quoted if it has unusual characters, or would be taken for one of our own two tags."""
    return key if _BARE.fullmatch(key) and key not in (NAME, OPTION) else _literal(key)


def _literal(value: Json) -> str:
    """JSON on one line, without characters that cannot be seen."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def _entry(row: Sequence[Json]) -> str:
    seat, move = row[0], cast(str, row[1])
    who = "chance" if seat is None else f"player {cast(int, seat) + 1}"
    return f"{who}{', automatic' if len(row) == 3 else ''}: {_move(move)}"


def _move(text: str) -> str:
    plain = text.isprintable() and text == text.strip() and text[:1] not in ("", '"')
    return text if plain and COMMENT not in text else _literal(text)


def _comments(sentences: Sequence[str]) -> list[str]:
    """Each on one line, whatever a player is called."""
    clean = ("".join(c if c.isprintable() else " " for c in text) for text in sentences)
    return [f"{COMMENT} {' '.join(text.split())}" for text in clean]


# --- reading


class _Wrong(Exception):
    """What is wrong with a line."""


def read(text: str) -> dict[str, Json]:
    """The match file that `write` was given; SaveError names the line that is wrong."""
    reader = _Reader()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        content = line.strip()
        if not content or content.startswith(COMMENT):
            continue
        try:
            reader.add(content)
        except _Wrong as wrong:
            raise SaveError(f"line {number}: {wrong}") from None
        except (ValueError, RecursionError):  # of the JSON in it
            raise SaveError(f"line {number} has a value that is no JSON: {short(line)}") from None
    if reader.header.get("format") != FORMAT:
        raise SaveError(f"this is no transcript of a match, which begins with {FIRST_LINE}")
    return reader.document()


def begins_match(line: str) -> bool:
    """Whether this is the first line of a match, of which a file may hold many."""
    return line.removeprefix("\ufeff").strip().startswith(FIRST_LINE)


class _Reader:
    """What has been read so far."""

    def __init__(self) -> None:
        self.header: dict[str, Json] = {}
        self._names: list[Json] = []
        self._options: dict[str, Json] = {}
        self._entries: list[Json] = []

    def document(self) -> dict[str, Json]:
        """In the order of `Match.to_json`; what that does not know comes behind."""
        fields = {**self.header, "names": self._names, "options": self._options}
        ordered: dict[str, Json] = {key: fields[key] for key in _ORDER if key in fields}
        return {**ordered, **fields, "entries": self._entries}

    def add(self, line: str) -> None:
        if line.startswith("["):
            self._add_tag(line)
        else:
            self._add_entry(line)

    def _add_tag(self, line: str) -> None:
        if self._entries:
            raise _Wrong(f"a tag after entries; another match begins with {FIRST_LINE}")
        key, bare, rest = _key(line, 1)
        if bare and key == NAME:
            self._names.append(_value(line, rest))
        elif bare and key == OPTION:
            key, _, rest = _key(line, rest)
            self._set(self._options, key, _value(line, rest))
        elif key in ("names", "options", "entries"):
            raise _Wrong(f"there is no tag {key!r}; names and options have a tag each")
        else:
            self._set(self.header, key, _value(line, rest))

    def _set(self, target: dict[str, Json], key: str, value: Json) -> None:
        if key in target:
            raise _Wrong(f"{key!r} is here for the second time")
        target[key] = value

    def _add_entry(self, line: str) -> None:
        found = _ENTRY.fullmatch(line)
        if found is None:
            raise _Wrong(f"this is no tag, no entry and no comment: {short(line)}")
        number = len(self._entries) + 1
        if int(found["number"]) != number:
            raise _Wrong(f"entry {number} has the number {found['number']}")
        player = found["player"]
        if player == "0":
            raise _Wrong("players are counted from 1")
        row: list[Json] = [None if player is None else int(player) - 1, _text(found["move"])]
        self._entries.append([*row, "automatic"] if found["automatic"] else row)


def _key(line: str, start: int) -> tuple[str, bool, int]:
    """A word of a tag, whether it is without quotes, and where what follows begins."""
    bare = _BARE.match(line, start)
    key, end = (bare[0], bare.end()) if bare else _decoder.raw_decode(line, start)
    if not isinstance(key, str) or line[end : end + 1] != " ":
        raise _Wrong(f"a tag is written [name value]: {short(line)}")
    return key, bare is not None, end + 1


def _value(line: str, start: int) -> Json:
    value, end = _decoder.raw_decode(line, start)
    if not re.fullmatch(rf"\] *(?:{COMMENT}.*)?", line[end:]):
        raise _Wrong(f"a tag ends with ] after its value: {short(line)}")
    return cast(Json, value)


def _text(move: str) -> str:
    """The text of a move, without the comment behind it."""
    if not move.startswith('"'):
        return move.partition(COMMENT)[0].rstrip()
    text, end = _decoder.raw_decode(move)
    if not re.fullmatch(rf" *(?:{COMMENT}.*)?", move[end:]):
        raise _Wrong(f"only a comment can follow the move: {short(move)}")
    return cast(str, text)
