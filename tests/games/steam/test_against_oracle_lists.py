"""The lists of legal moves against those of the oracle: whole, and at every decision of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

import pytest

from tests.replays.record import FOLDER
from westbound.engine import save
from westbound.engine.option import Value
from westbound.engine.step import CHANCE
from westbound.games.steam import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.walks import Moment, walk

from .begun_game import ANY_USUAL
from .oracle.choices import LISTS, Question, choices
from .oracle.table import Table
from .oracle_reading import read
from .own_map import own_map

STANDARD: dict[str, Value] = {"ruleset": "standard"}
CAUTIOUS: tuple[tuple[int, dict[str, Value]], ...] = (
    (3, {"map": own_map(), "choose_paths": True}),
    (4, {**STANDARD, "map": "ruhr"}),
    (5, {"map": "ruhr", "initial_order": "random"}),
    (6, {**STANDARD, "relaxed_borrowing": True}),
)
GREEDY = ("3-players-standard", "4-players-greedy", "5-players-standard-relaxed", "6-players-ruhr")
OF_STANDARD = {"borrow", "bid_for_order"}
OF_AUCTION = {"bid"}


class Comparison:
    """One match, decision by decision."""

    def __init__(self) -> None:
        self.seen = Counter[str]()
        self.log: list[str] = []
        self.laid = 0  # tiles in the build turn that is open

    def follow(self, moments: Iterable[Moment[SteamState]]) -> None:
        for state, seat, move in moments:
            self.setup = state.setup
            if seat != CHANCE:
                self.compare(state, seat)
            self.log.append(f"{seat}: {move.text}")
            self.laid = 0 if move.kind == "done" else self.laid + (move.kind == "tile")

    def compare(self, state: SteamState, seat: int) -> None:
        table, asked = read(state)
        offered = [move.text for move in GAME.legal(state, seat)]
        wrong = set(offered) ^ choices(table, asked)
        assert not wrong, f"{asked}: {sorted(wrong)} after {self.log[-12:]}"
        assert len(set(offered)) == len(offered)
        assert asked.kind != "build" or asked.left == tiles_allowed(table, asked) - self.laid
        self.seen[asked.kind] += 1

    def check_depth(self) -> None:
        """Every kind of decision of this ruleset was met, and most of the match was played."""
        seen, players, setup = self.seen, self.setup.players, self.setup
        kinds = set(LISTS) - OF_STANDARD - OF_AUCTION
        if setup.standard:
            kinds |= OF_STANDARD
        elif setup.auction:
            kinds |= OF_AUCTION
        assert seen.keys() == kinds
        assert seen["move_goods"] > 8 * players
        assert seen["place_track"] > 8 * players
        assert seen["choose_route"] > 5 * players
        assert sum(seen.values()) > 250


def tiles_allowed(table: Table, asked: Question) -> int:
    """STM-084, STM-111."""
    return 4 if table.actions[asked.seat] == "engineer" else 3


def recorded(name: str) -> Iterator[Moment[SteamState]]:
    """A match of greedy bots, on the map of its own version of the rules."""
    text = (FOLDER / "steam" / f"{name}.json").read_text(encoding="utf-8")
    match = save.load(text, lambda _: ANY_USUAL)
    state = cast("SteamState", match.first_state())
    for entry in match.log:
        yield Moment(state, entry.seat, entry.move)
        GAME.apply(state, entry.move, entry.seat)


@pytest.mark.parametrize(("players", "options"), CAUTIOUS, ids=range(3, 7))
def test_the_lists_of_a_cautious_match(players: int, options: dict[str, Value]) -> None:
    comparison = Comparison()
    comparison.follow(walk(GAME, players, 1, options))
    comparison.check_depth()


@pytest.mark.parametrize("name", GREEDY)
def test_the_lists_of_a_greedy_match(name: str) -> None:
    comparison = Comparison()
    comparison.follow(recorded(name))
    comparison.check_depth()


def test_the_oracle_lists_every_kind_of_decision() -> None:
    assert set(LISTS) == {step.kind for step in GAME.rules.options}
