"""Finds the move in what a model has said."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import catalogue
from westbound.lab.llm.observation import TextObservation
from westbound.lab.llm.prompts import prompts

# The keyword is MOVE; models that think in another language translate it.
_KEYWORD: Final = re.compile(
    r'^(?:[^\w\n{"]|_)*(?:MOVE|MOVIMIENTO|JUGADA|MOSSA)(?:[^\w\n:"]|_)*:[ \t]*(?P<move>\S.*)$',
    re.IGNORECASE | re.MULTILINE,
)
_THOUGHTS: Final = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL | re.IGNORECASE)
_NUMBERED: Final = re.compile(r"#?(?P<number>\d{1,6})(?:[.:)\s]\s*(?P<text>.*))?", re.ASCII)
_AROUND: Final = "`'\"“”«»*_<>[]() \t"
_READ: Final = 1 << 15  # characters, the last ones
_OBJECTS: Final = 50  # braces that may begin a JSON object, the last ones
_SHOWN: Final = 60  # characters of a wrong move that are told


class Wrong(NamedTuple):
    """An answer without a legal move. `kind` is a text of `prompts`, `rule` what forbids it."""

    kind: str
    text: str = ""
    refusal: Refusal | None = None


def read_answer(answer: str, seen: TextObservation, *, cut: bool = False) -> Move | Wrong:
    """The legal move that was chosen, or what is wrong with the answer."""
    said = _THOUGHTS.sub("", answer[-_READ:])
    named = _named(said)
    found = _listed(_last_line(said) if named is None else named, seen.moves)
    if found is not None:
        return found
    if named is not None:
        return _why_not(named, seen)
    if cut:
        return Wrong("cut")
    return Wrong("unreadable" if said.strip() else "empty")


def _last_line(said: str) -> str:
    """The last line that is more than the end of a code block."""
    return next((line for line in reversed(said.splitlines()) if line.strip(_AROUND)), "")


def _named(said: str) -> str | None:
    """The last move that is named as such: `MOVE: place C4`, or {"move": "place C4"}."""
    lines = [found["move"] for found in _KEYWORD.finditer(said)]
    if lines:
        return lines[-1]
    braces = [found.start() for found in re.finditer(r"\{", said)]
    for start in reversed(braces[-_OBJECTS:]):
        try:
            value, _ = json.JSONDecoder().raw_decode(said, start)
        except (ValueError, RecursionError):
            continue
        move = next((v for k, v in value.items() if k.lower() == "move"), None)
        if isinstance(move, str | int) and not isinstance(move, bool):
            return str(move)
    return None


def _plain(text: str) -> str:
    """Without quotes, stars and a full stop around it, capitals and extra spaces."""
    return " ".join(text.strip(_AROUND).rstrip(".;,").strip(_AROUND).split()).lower()


def _listed(text: str, moves: Sequence[Move]) -> Move | None:
    """The move of this text, or else of this number; `12. place C4` must be right in both."""
    plain = _plain(text)
    by_text = {_plain(move.text): move for move in moves}
    if plain in by_text:
        return by_text[plain]
    numbered = _NUMBERED.fullmatch(plain)
    if numbered is not None and 1 <= int(numbered["number"]) <= len(moves):
        move = moves[int(numbered["number"]) - 1]
        rest = numbered["text"]
        return move if not rest or _begins(rest, move) else None
    head = plain.partition(":")[0].strip()  # `place C4: Cowboy on C4`, as the list has it
    return by_text.get(head)


def _begins(text: str, move: Move) -> bool:
    """Whether it is the move, perhaps with the words that the list adds."""
    return _plain(text.partition(":")[0]) == _plain(move.text)


def _why_not(text: str, seen: TextObservation) -> Wrong:
    """What is wrong with a move that is named but not in the list."""
    plain = _plain(text)
    if plain.isdecimal():
        return Wrong("number", plain[:9])
    move = _parsed(" ".join(text.strip(_AROUND).split()), plain, seen)
    if move is None:
        return Wrong("unknown", plain[:_SHOWN])
    refusal = seen.game.why_not(seen.state, move, seen.seat)
    return Wrong("unlisted" if refusal is None else "illegal", move.text, refusal)


def _parsed(text: str, plain: str, seen: TextObservation) -> Move | None:
    """A move of this game, capitals or not."""
    try:
        return seen.game.parse(text)
    except BadInput:
        known = seen.game.all_moves_of(seen.state)
        return next((move for move in known if _plain(move.text) == plain), None)


def feedback(wrong: Wrong, seen: TextObservation) -> str:
    """What the model is told about it: in its language, with the rule that forbids the move."""
    why = ""
    if wrong.refusal is not None:
        why = catalogue(seen.game.package, seen.language).refusal(wrong.refusal, seen.names)
    texts, count = prompts(seen.language), len(seen.moves)
    return texts.say("wrong", wrong.kind, text=wrong.text, number=wrong.text, count=count, why=why)
