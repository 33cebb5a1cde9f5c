"""What log and prompts say of a built position."""

from __future__ import annotations

from westbound.engine.refusal import Param, Phrase
from westbound.engine.texts import Sentence, catalogue
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
INCOME_BASE = 9  # the place of income and expenses in the order of phases, base game

ENGLISH = catalogue(GAME.package, "en")


def told(state: SteamState, text: str, language: str = "en") -> str:
    """The log sentence of a legal move by the seat that decides."""
    move, seat = GAME.parse(text), state.agenda[-1].seat
    assert GAME.why_not(state, move, seat) is None
    sentence = GAME.log_sentence(state, move, seat)
    return catalogue(GAME.package, language).sentence("log", sentence, NAMES)


def said_in(sentence: Sentence, name: str) -> Param:
    """What the part `and_name` of the sentence mentions; nothing if it is left out."""
    part = sentence.params[f"and_{name}"]
    return part.params[name] if isinstance(part, Phrase) else ""


def listed_in(sentence: Sentence, name: str) -> tuple[Param, ...]:
    """The things that this part lists."""
    listed = said_in(sentence, name)
    return listed if isinstance(listed, tuple) else ()


def asked(state: SteamState, language: str = "en") -> str:
    return catalogue(GAME.package, language).sentence("asks", GAME.prompt(state), NAMES)
