"""What the bots know of Great Western Trail: positions rated in points, in every style."""

from __future__ import annotations

from math import isfinite
from statistics import median
from typing import cast

import pytest

from tests.games.great_western_trail.busy_walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    certificates,
    clear,
    discs_on,
    engine,
    hand,
    jobs,
    market,
    moving,
    put_building,
    put_tile,
    token,
    using,
    workers,
)
from westbound.bots import LiveView, make_bot
from westbound.engine.codec import dump_fields
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import JOB_ROWS
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.heuristics.cities import expect, plan
from westbound.games.great_western_trail.heuristics.herd import deck_total, hand_total
from westbound.games.great_western_trail.heuristics.horizon import turns_left
from westbound.games.great_western_trail.heuristics.journey import best_route, steps_to_kansas_city
from westbound.games.great_western_trail.railroad import CITY_CODES
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import (
    BuyCattle,
    Delivery,
    Hire,
    MoveEngine,
    PlaceDisc,
    Trade,
)
from westbound.games.great_western_trail.trail import KANSAS_CITY, SPACE_CODES, START

ALL_STYLES = ("", *GAME.styles)
GWT = cast("Game[State]", GAME)  # what bots are told of


def choice(state: TrailState, style: str = "") -> str:
    """What the greedy bot answers."""
    seat = state.agenda[-1].seat
    bot = make_bot(f"greedy:{style}" if style else "greedy", GWT)
    moves: list[Move] = list(GAME.legal(state, seat))
    return bot.choose(LiveView(GWT, state, seat), moves, Rng(3)).text


def after(state: TrailState, move: str) -> float:
    """How the position after this move is rated by who made it."""
    seat = state.agenda[-1].seat
    copy = state.copy()
    GAME.apply(copy, GAME.parse(move), seat)
    return GAME.evaluate(copy, seat)


# --- in any position


@pytest.mark.parametrize("begin", [ORDINARY, RICH, WITHOUT_DISCS])
def test_every_position_has_a_worth_in_every_style_and_looking_changes_nothing(begin: int) -> None:
    for number, (state, _, _) in enumerate(walk(begin + 4, begin)):
        if number % 5 == 0:
            before = dump_fields(state, leave_out=("setup",))
            for seat in range(state.setup.players):
                assert all(isfinite(GAME.evaluate(state, seat, style)) for style in ALL_STYLES)
            assert dump_fields(state, leave_out=("setup",)) == before


def test_cards_that_the_seat_cannot_see_do_not_count() -> None:
    looked = 0
    for number, (state, _, _) in enumerate(walk(7)):
        if number % 9 == 0:
            for seat in range(state.setup.players):
                dealt_anew = GAME.sample_state(state, seat, Rng(number))
                looked += dealt_anew.hand != state.hand
                assert GAME.evaluate(dealt_anew, seat) == GAME.evaluate(state, seat)
    assert looked > 20


def test_at_the_end_it_is_the_score() -> None:
    for state, seat, move in walk(3):
        last = (state, seat, move)
    state, seat, move = last
    assert not state.agenda  # the same object throughout
    for player in range(state.setup.players):
        assert GAME.evaluate(state, player) == sum(points(state, player).values())


# --- more of something is better


def test_what_the_seat_owns_counts() -> None:
    poor = moving(a_state(money=5))
    worth = GAME.evaluate(poor, 0)
    for gain in (
        lambda s: s.money.__setitem__(0, 8),
        lambda s: workers(s, 0, cowboy=2),
        lambda s: workers(s, 0, engineer=2),
        lambda s: clear(s, 0, "step_dollars"),
        lambda s: certificates(s, 0, 2),
        lambda s: put_building(s, 0, 5, "G1"),
        lambda s: discs_on(s, 0, "s3"),
        lambda s: hand(s, 0, "jersey dutch_belt black_angus guernsey"),
    ):
        rich = poor.copy()
        gain(rich)
        assert GAME.evaluate(rich, 0) > worth


def test_money_is_worth_more_while_there_is_time_to_use_it() -> None:
    def ten_dollars(row: int) -> float:
        with_it, without = moving(a_state(money=10)), moving(a_state(money=0))
        token(with_it, row)
        token(without, row)
        return GAME.evaluate(with_it, 0) - GAME.evaluate(without, 0)

    assert ten_dollars(3) > ten_dollars(12)


# --- open decisions


def test_an_open_step_is_worth_its_best_answer() -> None:
    """Else a bot that looks one move ahead would never begin anything."""
    state = a_state(money=12)
    jobs(state, 1, "cowboy craftsman engineer")
    market(state, "ayrshire west_highland_5")
    put_tile(state, "green_teepee", "teepee_6")
    nothing = GAME.evaluate(at_step(state.copy()), 0)
    for step in (
        Hire(0, False, 0), BuyCattle(0, False, 1), Trade(0, False), MoveEngine(0, False, 4)
    ):  # fmt: skip
        assert GAME.evaluate(at_step(state.copy(), step), 0) > nothing, step


def test_useful_actions_are_begun_and_carried_out() -> None:
    state = using(a_state(money=12), 0, "A")
    jobs(state, 1, "cowboy")
    assert choice(state) in ("use A_hire", "use A_hire2")
    assert after(state, "use A_hire") > after(state, "use aux_dollar")
    assert choice(at_step(state, Hire(0, True, 0))) == "hire cowboy 1"


def test_the_best_card_is_bought() -> None:
    state = a_state(money=12)
    workers(state, 0, cowboy=4)
    market(state, "holstein west_highland_3 texas_longhorn_7")
    assert choice(at_step(state, BuyCattle(0, False, 4))) == "buy texas_longhorn_7 with 4"


def test_kansas_city_is_the_last_resort() -> None:
    state = at_step(a_state(money=9), Delivery(0, False, 6))
    assert choice(state) != "deliver kansas_city"
    far = at_step(a_state(money=20), Delivery(0, False, 18))
    engine(far, 0, "20")
    assert choice(far) == "deliver san_francisco"


def test_a_dark_corner_frees_a_better_disc_than_the_money() -> None:
    state = at_step(a_state(money=9), PlaceDisc(0, 0, 10 + CITY_CODES["albuquerque"]))
    assert choice(state) not in ("disc aux_dollar", "disc aux_draw")


def test_each_style_hires_its_own_workers() -> None:
    state = a_state(money=12)
    jobs(state, 1, "cowboy craftsman engineer")
    at_step(state, Hire(0, False, 0))
    assert choice(state, "cowboys") == "hire cowboy 1"
    assert choice(state, "builders") == "hire craftsman 1"
    assert choice(state, "engineers") == "hire engineer 1"


# --- the parts


def test_turns_left_fall_with_the_token_and_are_exact_at_the_end() -> None:
    state = moving(a_state())
    early = turns_left(state, 0)
    token(state, 11)
    assert 0 < turns_left(state, 0) < early
    state.token, state.token_holder, state.last_turns = JOB_ROWS, 3, 2
    assert [turns_left(state, seat) for seat in range(4)] == [0, 1, 1, 0]  # seat 0 is playing


def test_the_way_to_kansas_city() -> None:
    state = a_state()
    assert steps_to_kansas_city(state.locations, START) == 7  # past D, which is on a detour
    assert steps_to_kansas_city(state.locations, SPACE_CODES["G"]) == 1
    assert steps_to_kansas_city(state.locations, KANSAS_CITY) == 0

    def way(gains: dict[str, float], turn: float = 1.0, fee: float = 0.0) -> float:
        codes = {SPACE_CODES[name]: gain for name, gain in gains.items()}
        start = SPACE_CODES["E"]
        return best_route(
            state.locations, start, 3, turn, lambda s: codes.get(s, 0.0), lambda s: fee
        )

    assert way({}) == -1  # F, G and Kansas City in one turn
    assert way({"F": 0.5}) == -1  # not worth a turn
    assert way({"F": 3.0}) == 1  # a stop and another turn
    assert way({"F": 3.0, "G": 2.0}) == 2
    assert way({}, fee=0.25) == -1.5  # F and G charge


def test_hand_and_deck() -> None:
    jerseys, mixed = (0, 0, 0, 0), (0, 1, 2, 3)
    assert hand_total(mixed, (), 4, 0.0) == (7, 0)
    assert hand_total(jerseys, (), 4, 0.0) == (1, 3)
    assert hand_total(mixed, (), 3, 0.0)[0] == 6  # the worst one goes
    assert 1 < hand_total(jerseys, (1, 2, 3), 4, 1.0)[0] < 3
    assert deck_total((), 4) == 0
    assert deck_total(mixed, 4) > deck_total((*jerseys, *mixed), 4)
    assert deck_total((*mixed, *mixed), 5) > deck_total((*mixed, *mixed), 3)


def test_the_plan_of_cities() -> None:
    albuquerque, el_paso = CITY_CODES["albuquerque"], CITY_CODES["el_paso"]
    assert plan(0, (), 0.0) == 0
    assert plan(0, (0,), 0.0) < 0  # only Kansas City
    assert plan(0, (18,), 0.0) == 9
    assert plan(1 << albuquerque, (12,), 0.0) == 6  # the arrow to El Paso
    assert plan(1 << albuquerque | 1 << el_paso, (14,), 0.0) == 8
    low, high = plan(0, (17, 10), 0.0), plan(0, (18, 10), 0.0)
    assert expect(0, 17.5, 10.0, 1.0, 0.0) == pytest.approx((low + high) / 2)


# --- playing


def play(seed: int, names: list[str]) -> list[Standing]:
    state = GAME.new(len(names), complete(GAME.options, {}))
    bots = [make_bot(name, GWT) for name in names]
    chance, rng = Rng(seed), Rng(seed, 9)
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            move = GAME.sample(state, chance)
        else:
            moves = GAME.legal(state, seat)
            view = LiveView(GWT, state, seat)
            move = moves[0] if len(moves) == 1 else bots[seat].choose(view, moves, rng)
        GAME.apply(state, move, seat)
    return GAME.standings(state)


@pytest.mark.parametrize("style", ALL_STYLES)
def test_it_beats_three_random_players(style: str) -> None:
    name = f"greedy:{style}" if style else "greedy"
    first = [play(seed, [name, "random", "random", "random"])[0] for seed in range(3)]
    assert all(best.seat == 0 for best in first)
    assert median(best.points for best in first) >= 40
