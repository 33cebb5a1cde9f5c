"""The log in words: chance, order, money, goods, places."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    building,
    cubes,
    hex_of,
    moving_goods,
    play,
    supply,
    track,
)
from tests.games.steam.sentences import ENGLISH, INCOME_BASE, asked, told
from westbound.engine.game import Sentence
from westbound.engine.step import CHANCE, Step
from westbound.engine.texts import catalogue
from westbound.games.steam import moves as m
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import (
    Bid,
    BidForOrder,
    Borrow,
    ChooseActionTile,
    DrawOpener,
    DrawOrder,
    FillCity,
    FillSupply,
    IncomeOrPoints,
    MoveGoods,
    SteamPhase,
)


def test_cubes_go_to_cities_by_name_and_to_numbered_spaces() -> None:
    state = at_step(a_state(), FillCity(CHANCE, 2, 0))
    state.agenda[-1] = FillCity(CHANCE, 2, hex_of(state, "8,0"))
    assert asked(state) == "2 cubes are drawn for Albany."
    assert told(state, "cubes red gray") == "Cubes for Albany: red, gray."
    assert told(state, "cubes red gray", "es") == "Cubos para Albany: rojo, gris."
    at_step(state, FillSupply(CHANCE, 2, 3))
    assert told(state, "cubes red gray") == "Cubes for supply space 4: red, gray."


def test_stm_040_the_drawn_tiles_tell_order_and_money() -> None:
    state = at_step(a_state(3, money=0, initial_order="random"), SteamPhase(-2, 2), DrawOrder())
    assert told(state, "tiles 5 2 7") == (
        "Action tiles drawn: Ana 5, Bo 2, Cy 7. Turn order and cash: Bo $0, Cy $1, Ana $2."
    )
    state = at_step(a_state(3, ruleset="standard"), SteamPhase(-2, 2), DrawOrder())
    assert told(state, "tiles 5 2 7").endswith("Turn order: Bo, Ana, Cy.")


def test_stm_041_the_opener_has_a_name() -> None:
    state = at_step(a_state(), DrawOpener())
    assert told(state, "opener 3") == "Cy opens the auction for first position."


# --- order and money


def test_stm_044_ex_02_the_winner_pays_with_loans() -> None:
    state = a_state(5, money=0)
    state.order = []
    at_step(state, Bid(1, 7, (1, 0), 0))
    assert asked(state) == (
        "Bo bids for position 1 or passes. Highest bid: $7 by Ana. Cash $0, up to $50 with loans."
    )
    assert told(state, "bid 8") == "Bo bids $8 for position 1."
    assert told(state, "pass") == "Bo passes. Ana takes position 1 for $7; 2 loans."
    at_step(state, Bid(1, -1, (1, 2, 0), -1))
    assert asked(state).startswith("Bo opens the bidding for position 1 with $0 or more")
    assert told(state, "pass") == "Bo passes and is out of the bidding for position 1."


def test_stm_046_the_last_position_is_told_with_the_one_before() -> None:
    state = a_state(3, money=9)
    state.order = [2]
    at_step(state, SteamPhase(-2, 2), Bid(0, 4, (0, 1), 1))
    assert told(state, "pass") == (
        "Ana passes. Bo takes position 2 for $4; Ana takes the last position."
    )


def test_stm_105_ex_22_the_standard_auction_tells_positions_and_payments() -> None:
    state = a_state(4, ruleset="standard", money=10)
    state.next_free_pass = 3
    at_step(state, SteamPhase(-2, 6), BidForOrder(0, (-1,) * 4, 3, -1, (0, 1, 2, 3), -1, ()))
    assert asked(state).startswith("Ana bids $0 or more for the turn order or takes position 4")
    play(state, "bid 0", "bid 2")
    assert told(state, "pass") == "Cy passes and takes position 4."
    play(state, "pass")
    assert asked(state).endswith("Highest bid: $2 by Bo. Cash $10. The first pass is free.")
    assert told(state, "pass") == "Di uses the free pass and stays in the auction."
    play(state, "pass", "bid 3")
    assert told(state, "pass") == "Bo passes and takes position 3."
    play(state, "pass")
    assert told(state, "pass") == (
        "Di passes and takes position 2. New turn order and payments: Ana $3, Di $0, Bo $1, Cy $0."
    )


def test_stm_100_capital_tells_what_it_costs() -> None:
    state = at_step(a_state(ruleset="standard", money=0), Borrow(2))
    state.income[2], state.vp[2] = -9, 5
    assert asked(state) == (
        "Cy takes up to 3 loans of $5; there are no others until the next turn. Cash $0, income −9."
    )
    assert told(state, "borrow 2") == ("Cy takes 2 loans for $10; income −9 → −10; VP 5 → 3.")
    assert told(state, "borrow 0") == "Cy takes no loans."


def test_stm_087_ex_03_a_tile_tells_price_loans_and_level() -> None:
    state = at_step(a_state(money=2), ChooseActionTile(1))
    state.level[1] = 4
    assert told(state, "take locomotive") == (
        "Bo takes action tile 6, Locomotive, for $9; 2 loans; locomotive level 5."
    )
    assert told(state, "take engineer") == "Bo takes action tile 3, Engineer."
    assert told(state, "take urbanization passing").endswith("and passes: no cost, no action.")
    assert told(state, "take first_move", "it") == "Bo prende la tessera azione 2, Primo movimento."


# --- goods


def test_stm_225_a_delivery_tells_who_scores_what() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    track(state, 1, "8,3 21@0")
    cubes(state, "8,0", "blue")
    state.level[1] = 2
    moving_goods(state, 1)
    assert told(state, "cube 8,0 blue") == "Bo picks the blue cube in Albany."
    play(state, "cube 8,0 blue")
    assert asked(state) == (
        "Bo chooses the city for the blue cube from Albany, over at most 2 links."
    )
    assert told(state, "to 8,4 for 1/1/0/0") == (
        "Bo delivers the blue cube from Albany to New York. Points: Bo 1, Ana 1."
    )


def test_the_chosen_path_names_the_places_on_the_way() -> None:
    state = a_state(choose_paths=True)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    cubes(state, "8,0", "blue")
    state.level[0] = 2
    play(moving_goods(state), "cube 8,0 blue")
    assert told(state, "to 8,4 for 2/0/0/0 via 8,2") == (
        "Ana delivers the blue cube from Albany to New York via Poughkeepsie. Points: Ana 2."
    )


def test_stm_226_points_tell_the_track_before_and_after() -> None:
    state = at_step(a_state(), MoveGoods(1), IncomeOrPoints(0, 3))
    state.phase, state.income[0], state.vp[0] = "goods", 9, 4
    assert asked(state) == (
        "Ana puts 3 points from the delivery on income (now 9, at most 10) or on VP (now 4)."
    )
    assert told(state, "income") == "Ana adds 3 to income: 9 → 10."
    assert told(state, "points") == "Ana adds 3 VP: 4 → 7."


def last_of_the_goods(state: SteamState, step: Step, part: int) -> SteamState:
    state.phase, state.goods_round = "goods", 2
    return at_step(state, SteamPhase(-2, part), step)


def test_stm_230_ex_18_the_last_move_tells_income_loans_and_the_next_order() -> None:
    state = a_state(3, money=[0, 0, 5])
    state.income = [2, -1, 0]
    for seat, name in enumerate(("urbanization", "engineer", "first_move")):
        action(state, seat, name)
    last_of_the_goods(state, MoveGoods(2), INCOME_BASE)
    assert told(state, "pass") == (
        "Cy passes. Income and expenses: Ana +$2, Bo −$1, Cy $0; loans for missing money: Bo 1;"
        " next turn order: Cy, Bo, Ana."
    )
    assert told(state, "upgrade").startswith("Cy upgrades the locomotive to level 2. Income and")


def test_stm_240_bankruptcy_is_told() -> None:
    state = a_state(3, money=[0, 3, 5])
    state.income, state.tile = [-10, 0, 0], [0, 1, 2]
    last_of_the_goods(state, MoveGoods(2), INCOME_BASE)
    assert told(state, "pass") == (
        "Cy passes. Income and expenses: Ana −$10, Bo $0, Cy $0; Ana is bankrupt;"
        " next turn order: Bo, Cy."
    )


def test_stm_233_in_the_standard_game_missing_money_is_told_as_vp_and_income() -> None:
    state = a_state(3, ruleset="standard", money=[2, 0, 9])
    state.income, state.vp, state.level = [-3, -3, 1], [4, 1, 0], [2, 3, 1]
    last_of_the_goods(state, IncomeOrPoints(2, 2), INCOME_BASE + 4)
    assert told(state, "points") == (
        "Cy adds 2 VP: 0 → 2. Income and expenses: Ana −$5, Bo −$6, Cy $0;"
        " VP lost for missing money: Ana 2, Bo 1;"
        " income lost for missing money: Bo 2."
    )


def test_after_the_end_nobody_is_asked() -> None:
    assert GAME.prompt(a_state()) == Sentence("over", {})


# --- places


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no city in the hills near Albany (7,1) that can still grow."),
        ("es", "No hay ninguna ciudad en las colinas cerca de Albany (7,1) que aún pueda crecer."),
        (
            "it",
            "Non c'è nessuna città sulle colline presso Albany (7,1) che possa ancora crescere.",
        ),
    ],
)
def test_a_refusal_names_the_place(language: str, sentence: str) -> None:
    state = building(a_state())
    action(state, 0, "city_growth")
    supply(state, 1, "red")
    refusal = GAME.why_not(state, m.Grow("7,1"), 0)
    assert refusal is not None
    assert catalogue(GAME.package, language).explain(refusal) == sentence


def test_a_city_or_town_is_called_by_its_name_and_a_hex_off_the_map_by_its_coordinates() -> None:
    state = building(a_state())
    refusals = [GAME.why_not(state, m.ChooseHex(hex_), 0) for hex_ in ("8,0", "8,2", "-5,-5")]
    said = [ENGLISH.explain(refusal) for refusal in refusals if refusal is not None]
    assert said[0] == "Albany is a city, and track tiles never go on cities."
    assert said[-1] == "There is no hex (-5,-5) on the map."


def test_land_is_near_the_nearest_name_and_rather_near_a_city() -> None:
    map_ = a_state().setup.map
    named = [hex_ for hex_ in map_.hexes if map_.city[hex_] or map_.town[hex_]]
    for hex_ in map_.hexes:
        near = map_.near[hex_]
        steps = {other: _steps(map_.places[hex_], map_.places[other]) for other in named}
        assert steps[near] == min(steps.values())
        nearest = [other for other in named if steps[other] == steps[near]]
        assert bool(map_.city[near]) == any(map_.city[other] for other in nearest)


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Hexes from one to the other: whole steps along one axis, then along another."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    together = min(abs(dq), abs(dr)) if dq * dr < 0 else 0
    return abs(dq) + abs(dr) - together
