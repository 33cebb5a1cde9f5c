"""Matches that crowd the map: players who build much, end now and then early, and are never poor.

Random matches end in bankruptcy before anything is built; these see towns, upgrades, redirections,
lost links, claims and New Cities. Money is given, so positions are unusual in that only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE, Step
from westbound.games.steam import GAME
from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.state import SteamState
from westbound.kit.moves import PASS, Done
from westbound.kit.suites.walks import Moment

Gift: TypeAlias = tuple[int, int]  # a seat and what it is given
ENOUGH = 25
MAPS = ("northeast", "ruhr")
RULESETS = ("base", "standard")


def options_of(seed: int) -> dict[str, Value]:
    return {
        "map": MAPS[seed % 2],
        "ruleset": RULESETS[seed // 2 % 2],
        "initial_order": ("random", "auction")[seed // 4 % 2],
        "relaxed_borrowing": seed // 8 % 2 == 1,
        "choose_paths": seed % 5 == 0,
    }


def players_of(seed: int) -> int:
    return 3 + seed % 3


def walk(
    seed: int, rich: bool = True, gifts: list[Gift] | None = None
) -> Iterator[Moment[SteamState]]:
    """Every moment of a match; the state is the same object throughout. Gifts are noted."""
    state = GAME.new(players_of(seed), complete(GAME.options, options_of(seed)))
    return play_on(state, Rng(seed, 90), rich, gifts)


def play_on(
    state: SteamState, rng: Rng, rich: bool = True, gifts: list[Gift] | None = None
) -> Iterator[Moment[SteamState]]:
    """The rest of a match, move by move."""
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == CHANCE:
            move = GAME.sample(state, rng)
        else:
            if rich and isinstance(step, s.BuildTurn) and state.money[step.seat] < ENOUGH:
                state.money[step.seat] += ENOUGH
                if gifts is not None:
                    gifts.append((step.seat, ENOUGH))
            move = busy_choice(state, step, rng)
        yield Moment(state, step.seat, move)
        GAME.apply(state, move, step.seat)


def busy_choice(state: SteamState, step: Step, rng: Rng) -> Move:
    legal = GAME.legal(state, step.seat)
    if isinstance(step, s.Bid | s.BidForOrder):
        return rng.choice([*legal[:3], PASS])
    if isinstance(step, s.Borrow):
        return legal[min(len(legal) - 1, 2 * (state.income[step.seat] > -4) + rng.below(2))]
    if isinstance(step, s.BuildTurn):
        return _build(state, legal, rng)
    if isinstance(step, s.PlaceTrack) and rng.below(2):
        most = max(legal, key=lambda move: links_after(state, step.seat, move))
        return most if links_after(state, step.seat, most) > links(state) else rng.choice(legal)
    if isinstance(step, s.MoveGoods):
        return _prefer(legal, lambda move: isinstance(move, m.PickCube), 4, rng)
    if isinstance(step, s.ChooseActionTile):
        return _prefer(legal, lambda move: "passing" not in move.text, 6, rng)
    if isinstance(step, s.IncomeOrPoints):
        return m.TO_INCOME if state.income[step.seat] < rng.below(8) else m.TO_POINTS
    return rng.choice(legal)


def links(state: SteamState) -> int:
    return sum(map(len, state.links))


def links_after(state: SteamState, seat: int, move: Move) -> int:
    trial = state.copy()
    GAME.apply(trial, move, seat)
    return links(trial)


def _prefer(moves: Sequence[Move], liked: Callable[[Move], bool], chance: int, rng: Rng) -> Move:
    """One that is liked, but for one time in so many."""
    wanted = [move for move in moves if liked(move)]
    return rng.choice(wanted if wanted and rng.below(chance) else moves)


def _build(state: SteamState, legal: Sequence[Move], rng: Rng) -> Move:
    """Track where there is track or a town already, often; New Cities now and then."""
    map_ = state.setup.map
    hexes = [move for move in legal if isinstance(move, m.ChooseHex)]
    cities = [move for move in legal if isinstance(move, m.Urbanize | m.Grow)]
    ends = [move for move in legal if isinstance(move, Done)]
    if cities and (not hexes or rng.below(4) == 0):
        return rng.choice(cities)
    if not hexes or (ends and rng.below(9) == 0):
        return rng.choice(ends or cities)
    used = [move for move in hexes if state.track[map_.code_of[move.hex]]]
    towns = [move for move in hexes if map_.town[map_.code_of[move.hex]]]
    met = [move for move in hexes if state.pointed[map_.code_of[move.hex]]]
    for wanted in (used, towns, met):
        if wanted and rng.below(3) == 0:
            return rng.choice(wanted)
    return rng.choice(hexes)
