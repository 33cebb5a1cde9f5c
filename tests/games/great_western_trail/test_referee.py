"""The referee is content with every position of a match and reports whatever is wrong."""

from __future__ import annotations

from time import process_time

import pytest

from tests.games.great_western_trail.corruptions_of_pieces import PIECES, lose_a_worker
from tests.games.great_western_trail.corruptions_of_places import (
    VALUES,
    forget_a_location,
    owe_money,
)
from tests.games.great_western_trail.match_in_the_middle import Corruption, builder, in_the_middle
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn, FirstTurn, GoOn
from westbound.games.great_western_trail.components import (
    DISC_CODES,
    EMPTY,
    private,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.referee import violations
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.steps import DiscardCards, MoveHerd, PlaceHerd
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BUILDING_SPACES,
)


def end_in_the_middle(state: TrailState) -> None:
    state.agenda.clear()


def leave_a_phase_step_on_top(state: TrailState) -> None:
    state.agenda.append(GoOn(AUTOMATIC, (), 0, state.agenda[-1].seat, 1, 0))


def ask_nobody(state: TrailState) -> None:
    state.agenda[-1] = MoveHerd(4)


def ask_somebody_else(state: TrailState) -> None:
    state.agenda[-1] = MoveHerd((state.agenda[-1].seat + 1) % 4)


def forget_the_end_of_the_turn(state: TrailState) -> None:
    del state.agenda[0]


def end_the_turn_of_somebody_else(state: TrailState) -> None:
    state.agenda[0] = EndTurn(AUTOMATIC, (state.agenda[-1].seat + 1) % 4)


def end_the_turn_twice(state: TrailState) -> None:
    state.agenda.insert(1, state.agenda[0])


def begin_a_turn_too_early(state: TrailState) -> None:
    state.agenda[0] = BeginTurn(AUTOMATIC, (state.agenda[-1].seat + 1) % 4)


def set_up_again(state: TrailState) -> None:
    state.agenda[0] = FirstTurn()


def place_the_cattleman_again(state: TrailState) -> None:
    state.agenda[-1] = PlaceHerd(state.agenda[-1].seat)
    state.at[state.agenda[-1].seat] = BESIDE


def count_turns_wrongly(state: TrailState) -> None:
    state.turn += 1


AGENDA = (
    end_in_the_middle, leave_a_phase_step_on_top, ask_nobody, ask_somebody_else,
    forget_the_end_of_the_turn, end_the_turn_of_somebody_else, end_the_turn_twice,
    begin_a_turn_too_early, set_up_again, place_the_cattleman_again, count_turns_wrongly,
)  # fmt: skip


@pytest.mark.parametrize("corrupt", PIECES + VALUES + AGENDA, ids=lambda change: change.__name__)
def test_what_is_wrong_is_reported(corrupt: Corruption) -> None:
    state = in_the_middle()
    assert violations(state) == []
    corrupt(state)
    assert violations(state) != []


def test_the_report_says_which_piece_is_missing() -> None:
    state = in_the_middle()
    lose_a_worker(state)
    assert violations(state) == ["there are 17 cowboy, not 18"]
    state = in_the_middle()
    owe_money(state)
    assert violations(state) == ["seat 2: money is -1"]
    state = in_the_middle()
    forget_a_location(state)
    assert violations(state) == ["mask locations is off"]


def test_a_replaced_building_lies_under_a_higher_one() -> None:
    """GWT-143: what left the game without one that needs more craftsmen was lost."""
    state = in_the_middle()
    seat = builder(state)
    space = BUILDING_SPACES[0]
    for other in BUILDING_SPACES:
        state.put(other, EMPTY)
    state.supply = [1023] * 4
    state.built = [1 << space if s == seat else 0 for s in range(4)]
    state.put(space, private(seat, 5))  # building 6: 4 craftsmen on either side
    state.supply[seat] = 1023 & ~(1 << 5) & ~(1 << 4)  # building 5 (3 craftsmen) is gone
    assert violations(state) == []
    state.supply[seat] = 1023 & ~(1 << 5) & ~(1 << 9)  # building 10 cannot be under it
    assert violations(state) == [f"seat {seat}: a building left the game under no higher one"]


def test_more_cards_are_fine_while_some_are_still_to_be_discarded() -> None:
    """GWT-195: after drawing two, two are discarded."""
    state = in_the_middle()
    seat = state.agenda[-1].seat
    full = 4 + state.cleared_of(seat, DISC_CODES["hand"])
    cards = sorted(state.hand[seat] + state.draw[seat] + state.discard[seat])
    state.hand[seat], state.draw[seat] = tuple(cards[: full + 2]), tuple(cards[full + 2 :])
    state.discard[seat] = ()
    assert violations(state) != []
    state.agenda.append(DiscardCards(seat, 2))
    assert violations(state) == []


def test_the_set_up_is_watched_too() -> None:
    state, rng = GAME.new(2, complete(OPTIONS, {})), Rng(1)
    while isinstance(state.agenda[0], FirstTurn):
        assert violations(state) == []
        state.agenda.append(MoveHerd(0))
        assert violations(state) == ["MoveHerd(seat=0) in the set-up"]
        state.agenda.pop()
        GAME.apply(state, GAME.sample(state, rng), CHANCE)
    assert violations(state) == []
    assert state.at == [BESIDE] * 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ["random", "all_a", "bbbbbbbbbb"])
def test_random_matches_are_clean_and_checking_is_quick(players: int, sides: Value) -> None:
    state = GAME.new(players, complete(OPTIONS, {"private_building_sides": sides}))
    rng, spent, checks = Rng(players, 7), 0.0, 0
    while state.agenda:
        seat = state.agenda[-1].seat
        move = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, move, seat)
        begun = process_time()
        assert violations(state) == []
        spent += process_time() - begun
        checks += 1
    assert state.token_holder != NOBODY
    assert spent / checks < 0.001  # on an idle machine a tenth of this
