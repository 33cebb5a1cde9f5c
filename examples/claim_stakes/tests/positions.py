"""Built positions for the tests: a test sets only what matters to it.

Everything is said in the notation of the game. Positions need not be reachable.

    state = a_turn(dust=1, owned={"B3": 1})
    assert refused(state, "stake C3") == "CLS-044"
    play(state, "stake C4", "find 2")
"""

from __future__ import annotations

from collections.abc import Mapping

from claim_stakes import GAME
from claim_stakes.gulch import CLAIMS
from claim_stakes.state import GulchState
from claim_stakes.steps import Turn
from westbound.engine.option import Value, complete
from westbound.engine.refusal import Refusal
from westbound.engine.step import CHANCE


def a_turn(
    players: int = 3,
    seat: int = 0,
    *,
    dust: int = 10,
    owned: Mapping[str, int] | None = None,
    surveyed: Mapping[str, int] | None = None,
    **options: Value,
) -> GulchState:
    """The turn of a seat, and nothing after it. Owned claims hold ore worth 1, others are clay."""
    state = GulchState(players, complete(GAME.options, options))
    state.round, state.first = 1, seat
    state.dust = [dust] * players
    for name, owner in (owned or {}).items():
        put(state, name, owner)
    for name, surveyor in (surveyed or {}).items():
        state.surveyor[CLAIMS.index(name)] = surveyor
        state.put_ore(CLAIMS.index(name), 0)
    state.agenda = [Turn(seat)]
    return state


def put(state: GulchState, name: str, owner: int, ore: int = 1) -> None:
    """A claim of this seat, with this ore turned up."""
    claim = CLAIMS.index(name)
    state.owner[claim], state.face_up[claim] = owner, True
    state.stakes[owner] -= 1
    state.put_ore(claim, ore)


def why_not(state: GulchState, text: str) -> Refusal | None:
    """Why the one who is asked may not make this move; the list of legal moves agrees."""
    seat, move = asked(state), GAME.parse(text)
    refusal = GAME.why_not(state, move, seat)
    if seat != CHANCE:
        assert (move in GAME.legal(state, seat)) == (refusal is None)
    return refusal


def refused(state: GulchState, text: str) -> str | None:
    """The rule that forbids the move, or None."""
    refusal = why_not(state, text)
    return None if refusal is None else refusal.rule


def play(state: GulchState, *texts: str) -> None:
    """Moves of whoever is asked, chance too; each has to be possible."""
    for text in texts:
        assert refused(state, text) is None, text
        GAME.apply(state, GAME.parse(text), asked(state))


def asked(state: GulchState) -> int:
    return state.agenda[-1].seat


def owner_of(state: GulchState, name: str) -> int:
    return state.owner[CLAIMS.index(name)]
