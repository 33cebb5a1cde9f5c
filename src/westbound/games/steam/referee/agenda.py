"""The agenda: which steps may be on it in which phase."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.games.steam.components import TILES_WITH_ENGINEER
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import (
    Bid,
    BidForOrder,
    Borrow,
    BuildTurn,
    ChooseActionTile,
    ChooseRoute,
    ChooseSupply,
    DrawOpener,
    DrawOrder,
    EndBuildTurn,
    FillCity,
    FillSupply,
    IncomeOrPoints,
    MoveGoods,
    PlaceTrack,
    SteamPhase,
)

_CHANCES: Final = (FillCity, FillSupply, DrawOrder, DrawOpener)
_STEPS: Final[dict[str, tuple[type[Step], ...]]] = {
    "setup": (*_CHANCES, Bid),
    "capital": (Borrow,),
    "auction": (BidForOrder,),
    "action_tiles": (ChooseActionTile,),
    "build": (EndBuildTurn, BuildTurn, PlaceTrack, ChooseSupply),
    "goods": (MoveGoods, ChooseRoute, IncomeOrPoints),
    "over": (),
}
_ALONE: Final = (Bid, BidForOrder, DrawOrder, DrawOpener)  # nothing else is asked meanwhile
_ON_TOP: Final = (*_ALONE, PlaceTrack, ChooseSupply, ChooseRoute)  # never wait below others


def wrong_agenda(state: SteamState) -> list[str]:
    """Everything that is wrong with what is asked."""
    agenda = state.agenda
    if not agenda or state.phase == "over":
        ended = not agenda and state.phase == "over"
        return [] if ended else [f"{len(agenda)} steps in phase {state.phase}"]
    if type(agenda[0]) is not SteamPhase or state.phase not in _STEPS:
        return [f"{agenda[0]} is below all others, phase {state.phase}"]
    wrong = [
        f"{step} in phase {state.phase}"
        for step in agenda[1:]
        if type(step) not in _STEPS[state.phase]
    ]
    if wrong or len(agenda) == 1:
        return [*wrong, "nobody is asked anything"] if len(agenda) == 1 else wrong
    return [*_seats(state), *_waiting(state), *_build_turns(state), *_auctions(state)]


def _seats(state: SteamState) -> list[str]:
    """Every step has a seat that can answer it."""
    wrong = []
    for step in state.agenda[1:]:
        if type(step) in _CHANCES:
            fits = step.seat == CHANCE
        elif type(step) is EndBuildTurn:
            fits = step.seat == AUTOMATIC and _is_there(state, step.player)
        else:
            fits = _is_there(state, step.seat)
        if not fits:
            wrong.append(f"{step} has no seat that answers it")
    if state.agenda[-1].seat == AUTOMATIC:
        wrong.append(f"{state.agenda[-1]} was not carried out")
    return wrong


def _is_there(state: SteamState, seat: int) -> bool:
    return 0 <= seat < state.setup.players and not state.gone >> seat & 1


def _waiting(state: SteamState) -> list[str]:
    """STM-080, STM-100, STM-210, STM-227: everybody is asked once, parts of a move on top."""
    wrong = []
    for kind in (ChooseActionTile, Borrow, MoveGoods, IncomeOrPoints, EndBuildTurn):
        seats = [
            step.player if isinstance(step, EndBuildTurn) else step.seat
            for step in state.agenda
            if type(step) is kind
        ]
        if len(set(seats)) != len(seats):
            wrong.append(f"{kind.__name__} for {seats}")
    for step in state.agenda[:-1]:
        if type(step) in _ON_TOP:
            wrong.append(f"{step} waits below others")
    if type(state.agenda[-1]) in _ALONE and len(state.agenda) != 2:
        wrong.append(f"{state.agenda[-1]} and others")
    for step in state.agenda:
        if type(step) is ChooseActionTile and state.tile[step.seat] >= 0:
            wrong.append(f"seat {step.seat} takes a second action tile")
        elif isinstance(step, IncomeOrPoints) and step.points < 1:
            wrong.append(f"{step} is about nothing")
    return wrong


def _build_turns(state: SteamState) -> list[str]:
    """STM-110, STM-111, STM-161: each build turn lies on its own end."""
    if state.phase != "build":
        return []
    wrong, steps = [], state.agenda[1:]
    for end, turn in zip(steps[::2], steps[1::2], strict=False):
        if not isinstance(end, EndBuildTurn) or end.player != turn.seat:
            wrong.append(f"{turn} lies on {end}")
        elif not isinstance(turn, BuildTurn | PlaceTrack | ChooseSupply):
            wrong.append(f"{turn} is no build turn")
        elif not 0 <= turn.left <= TILES_WITH_ENGINEER:
            wrong.append(f"{turn}: so many tiles are left")
        elif isinstance(turn, PlaceTrack) and not turn.left:
            wrong.append(f"{turn}: no tile is left")
    if len(steps) % 2:
        wrong.append(f"{steps[-1]} is left over")
    return wrong


def _auctions(state: SteamState) -> list[str]:
    """STM-042, STM-102, STM-107: who is asked is inside and has not bid highest."""
    step = state.agenda[-1]
    if not isinstance(step, Bid | BidForOrder):
        return []
    inside = step.inside
    out = state.order if isinstance(step, Bid) else step.left
    everybody = sorted({*inside, *out})
    there = [s for s in range(state.setup.players) if not state.gone >> s & 1]
    wrong = []
    if step.seat not in inside or step.seat == step.leader or len(inside) < 2:
        wrong.append(f"{step}: seat {step.seat} is asked")
    if len(set(inside)) != len(inside) or set(inside) & set(out):
        wrong.append(f"{step}: inside are {inside}, not {out}")
    if isinstance(step, BidForOrder) and everybody != there:
        wrong.append(f"{step}: somebody is missing")
    if (step.leader in inside) != (step.high >= 0):
        wrong.append(f"{step}: the highest bid is {step.high} by {step.leader}")
    return wrong
