"""Every dollar is accounted for: whole matches followed move by move by the oracle's ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from westbound.engine.codec import dump_step
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.automatic_steps import Rewards
from westbound.games.great_western_trail.components import MASTER_NAMES
from westbound.games.great_western_trail.game import GAME, GreatWesternTrail
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.state import TrailState

from . import oracle
from .begun_game import BEGUN
from .oracle_bridge import position_of

SIDES = ("random", "bbbbbbbbbb", "abababbaba", "all_a")


def waiting(state: TrailState) -> Counter[tuple[int, str]]:
    """Rewards that wait for the engine: who gets what."""
    steps = [step for step in state.agenda if isinstance(step, Rewards)]
    return Counter((step.player, ACTION_NAMES[step.action]) for step in steps)


def income(before: oracle.Position, seat: int, certificates: int) -> int:
    """GWT-081 to GWT-083."""
    value = oracle.offers.breeding_value(before.seats[seat].hand)
    return value + certificates + oracle.offers.permanent_certificates(before, seat)


def expected(before: TrailState, after: TrailState, text: str) -> list[int]:
    """Everybody's money after the move and all that followed by itself."""
    position, step = position_of(before), before.agenda[-1]
    asked = dump_step(step)
    money = list(before.money)
    if step.seat != CHANCE:
        money = oracle.ledger.money_after(position, step.seat, asked, text)
    for (seat, name), count in (waiting(before) - waiting(after)).items():
        money[seat] += count * oracle.ledger.rewards(position_of(after), seat, name)
    if text.startswith("give up") and before.masters != after.masters:  # GWT-174
        (station,) = (n for n, tile in enumerate(after.masters) if tile != before.masters[n])
        money[step.seat] += 2 * (MASTER_NAMES[before.masters[station]] == "workers")
    top = after.agenda[-1] if after.agenda else step
    if top.kind == "deliver" and step.kind != "back_for_delivery":  # the income was just taken
        used = before.certificates[top.seat], after.certificates[top.seat]
        spent = oracle.ledger.number(asked, "certificates") if step.kind == "reveal_hand" else 0
        if step.kind == "income":
            spent = position.seats[top.seat].certificates
            spent -= position_of(after).seats[top.seat].certificates
        assert used[0] >= used[1]
        money[top.seat] += income(position, top.seat, spent)
    return money


def follow(game: GreatWesternTrail, players: int, options: dict[str, Value], seed: int) -> int:
    """Play a random match; how often money changed hands."""
    state, rng, changes = game.new(players, complete(OPTIONS, options)), Rng(seed), 0
    while state.agenda:
        before, seat = state.copy(), state.agenda[-1].seat
        move = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, move, seat)
        if before.turn:  # not the money of the set-up
            wanted = expected(before, state, move.text)
            assert state.money == wanted, f"{move} at {before.agenda}: {before.money}"
            changes += state.money != before.money
    return changes


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", SIDES)
def test_money_changes_only_as_the_rules_say(players: int, sides: str) -> None:
    seed = 10 * players + SIDES.index(sides)
    options: dict[str, Value] = {"private_building_sides": sides}
    assert follow(GAME, players, options, seed) > 50
    assert follow(BEGUN, players, options, seed) > 50


@pytest.mark.parametrize(("players", "money"), [(2, [6, 7]), (3, [6, 7, 8]), (4, [6, 7, 8, 9])])
def test_gwt_036_money_at_the_start(players: int, money: list[int]) -> None:
    state = GAME.new(players, complete(OPTIONS, {"starting_player": "fixed"}))
    while not state.turn:
        GAME.apply(state, GAME.sample(state, Rng(1)), CHANCE)
    assert state.money == money
