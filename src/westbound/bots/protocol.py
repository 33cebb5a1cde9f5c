"""What is said to a bot in another program, and what it may answer: docs/bot-protocol.md.

Each message is one line of JSON in plain ASCII.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from westbound.engine.json_types import Json
from westbound.engine.move import Move

PROTOCOL: Final = 1
AGREED: Final = ("players", "options", "rules_version")  # of every observation of our games
MAX_ANSWER: Final = 1 << 16  # bytes of a line
_SHOWN: Final = 60  # characters of a wrong answer that are told


class WrongAnswer(Exception):
    """A line that is no answer to the question; the text goes on after "the bot …"."""


def hello(game: str, seat: int, observation: Mapping[str, Json]) -> bytes:
    """The first line: what is played, and where the bot sits."""
    agreed = {name: observation[name] for name in AGREED if name in observation}
    return as_line({"type": "hello", "protocol": PROTOCOL, "game": game, "seat": seat, **agreed})


def decision(
    observation: Mapping[str, Json],
    moves: Sequence[Move],
    *,
    seed: int,
    seconds: float,
    picks: bool,
) -> dict[str, Json]:
    """All that the seat may know, and the moves it has: the same however a bot is asked."""
    question: dict[str, Json] = {
        "seed": seed,
        "deadline_ms": round(seconds * 1000),
        "moves": [move.text for move in moves],
        "kinds": [move.kind for move in moves],
    }
    if picks:
        question["picks"] = [list(move.picks()) for move in moves]
    question["observation"] = dict(observation)
    return question


def choose(number: int, question: Mapping[str, Json]) -> bytes:
    """A decision as a line."""
    return as_line({"type": "choose", "id": number, **question})


BYE: Final = b'{"type":"bye"}\n'


def as_line(message: Mapping[str, Json]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_answer(line: bytes, number: int, moves: Sequence[Move]) -> Move:
    """The move that was chosen; WrongAnswer says why there is none."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise WrongAnswer(f"wrote {_short(line)}, which is not JSON") from None
    if not isinstance(answer, dict) or "move" not in answer:
        raise WrongAnswer(f"wrote {_short(line)}, which has no move")
    if type(answer.get("id")) is not int or answer["id"] != number:
        raise WrongAnswer(f"answered question {answer.get('id')!r:.{_SHOWN}}, not {number}")
    for move in moves:
        if move.text == answer["move"]:
            return move
    raise WrongAnswer(f"chose {answer['move']!r:.{_SHOWN}}, which is not one of its moves")


def _short(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
