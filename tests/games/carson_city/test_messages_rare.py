"""What random matches hardly ever reach is built here, so that each sentence is said somewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.games.carson_city.card_positions import choosing, faces, table_with
from tests.games.carson_city.positions import (
    a_state,
    at_step,
    empty_bag,
    location,
    only_part,
    parcels,
    play,
    put,
    stand,
)
from tests.games.carson_city.test_messages import RARE
from tests.games.carson_city.variant_positions import (
    a_fight,
    do,
    first_wave,
    give_dynamite,
    horses_in,
    on,
    outlaws_at,
)
from westbound.engine.game import Sentence
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.carson_city.base.steps import (
    LayRoads,
    PlaceHouses,
    PlaceTownHall,
    PlaceTownHallHouse,
    TownHallRoads,
)
from westbound.games.carson_city.characters.dynamite import TripleMines
from westbound.games.carson_city.characters.equip import Equip
from westbound.games.carson_city.characters.take_tiles import TakeTile
from westbound.games.carson_city.components import MINE, VACANT
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGE_NAMES, members
from westbound.games.carson_city.state import RED, CarsonState, replaced
from westbound.games.carson_city.variants.horses.steps import DoubleRanches, Relocate, WageHorse
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights
from westbound.games.carson_city.variants.outlaws.steps import (
    MoveOutlaws,
    OutlawAppears,
    OutlawMoves,
)

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
Said = tuple[str, Sentence | None]


def asked(state: CarsonState) -> Said:
    return "asks", GAME.prompt(state)


def told(state: CarsonState, text: str, seat: int = 0) -> Said:
    """The log; of a step of chance whoever is told as the mover does not matter."""
    by = CHANCE if state.agenda[-1].seat == CHANCE else seat
    return "log", GAME.log_sentence(state, GAME.parse(text), by)


def effect(state: CarsonState, text: str, seat: int = 0) -> Said:
    return "effects", GAME.preview(state, GAME.parse(text), seat)


def english(said: Said) -> str:
    """In English; the other languages must be able to say it too."""
    table, sentence = said
    assert sentence is not None
    for language in LANGUAGES:
        assert catalogue(GAME.package, language).sentence(table, sentence, NAMES)
    return catalogue(GAME.package, "en").sentence(table, sentence, NAMES)


# --- positions


def ranches() -> CarsonState:
    state = a_state(options=on("horses"))
    put(state, "ranch", "A1 H8", seat=0)
    horses_in(state, 0, corral_3=1)
    return at_step(state, DoubleRanches(0, 1))


def mines() -> CarsonState:
    state = a_state()
    put(state, "mountain", "B2")
    put(state, "mine", "A1", seat=0)
    give_dynamite(state, 0, 2)
    return at_step(state, TripleMines(0))


def two_hotels() -> CarsonState:
    """Both are next to the outlaw on C5 and earn the same."""
    state = a_state(options=on("outlaws"), round=2, phase=1)
    put(state, "hotel", "B5 D6", seat=1)
    outlaws_at(state, "C5")
    return at_step(state, MoveOutlaws(0, parcels("C5")))


def tie() -> CarsonState:
    return at_step(two_hotels(), OutlawMoves(CHANCE, 34, parcels("B5 D6")))


def prison() -> CarsonState:
    state = a_state(options=on("outlaws"), round=2, phase=1)
    put(state, "prison", "C4", seat=1)
    state.strength = 9
    return at_step(state, OutlawAppears(CHANCE, 1))


def fought() -> CarsonState:
    state = only_part(a_fight(0, owner=1), begin_outlaw_fights)
    return play(state, "duel C4")


def freed() -> CarsonState:
    return play(fought(), "roll 4")


def town_hall(step: type[PlaceTownHall] | None = None) -> CarsonState:
    return at_step(a_state(), step(0) if step else TownHallRoads(0, parcels("A1")))


def without_mines() -> CarsonState:
    state = choosing("9Y", money=20, row="ranch ranch saloon - - - -")
    empty_bag(state, "bank")
    return state


def mine_in_bag() -> CarsonState:
    state = a_state(row="ranch ranch saloon - - - -", money=20)
    return at_step(state, TakeTile(0, MINE, 10))


def bridge() -> tuple[CarsonState, str]:
    state = table_with("13Y", options=on("river"))
    faces(state, seat0="governor_y")
    state.roads[0] = 3
    edge = members(state.setup.water)[0]
    return at_step(state, LayRoads(0)), f"road {EDGE_NAMES[edge]}"


def all_stay() -> CarsonState:
    state = first_wave()
    do(state, 1, "place C1", "place wages", "stay")
    do(state, 2, "stay")
    return do(state, 0, "stay")


def teacher(side: int) -> CarsonState:
    state = choosing("17", options={"teacher_card": True})
    state.sides = replaced(state.sides, 17, side)
    return state


def charged_mine() -> CarsonState:
    state = mines()
    stand(state, 0, "A1")
    return at_step(state, Equip(0, 0, location("A1")))


CASES: Final[dict[tuple[str, str], tuple[Callable[[], Said], str]]] = {
    ("asks", "double_ranches"): (
        lambda: asked(ranches()),
        "Ana names a ranch whose income a horse of corral 3 doubles; 1 horse left.",
    ),
    ("asks", "outlaw_moves"): (
        lambda: asked(tie()),
        "Chance decides where the outlaw on C5 goes: B5, D6.",
    ),
    ("asks", "outlaw_reward"): (
        lambda: asked(freed()),
        "Ana takes 4 VP for the outlaw, or half the income of the freed building on C4: $2.",
    ),
    ("asks", "place_town_hall"): (
        lambda: asked(town_hall(PlaceTownHall)),
        "Ana places the town hall on a vacant, unowned and connected parcel.",
    ),
    ("asks", "place_town_hall_house"): (
        lambda: asked(at_step(a_state(), PlaceTownHallHouse(0, 0, 0, 0))),
        "Ana adds a house for the town hall, makes a terrace, or asks a rival for consent.",
    ),
    ("asks", "take_tile"): (
        lambda: asked(at_step(a_state(), TakeTile(0, VACANT, 5))),
        "Ana pays $5 and takes any building of the row, or declines.",
    ),
    ("asks", "town_hall_roads"): (
        lambda: asked(town_hall()),
        "Ana lays roads from the general reserve until there is room for the town hall.",
    ),
    ("asks", "triple_mines"): (
        lambda: asked(mines()),
        "Ana may triple the income of own mines with dynamite (2 in hand), then finishes.",
    ),
    ("log", "choose_turned"): (
        lambda: told(without_mines(), "choose prospector"),
        "Ana chooses the Prospector. No such tile is left, so the card is turned over: "
        "Prospector (red side).",
    ),
    ("log", "done_dynamite"): (
        lambda: told(mines(), "done"),
        "Ana keeps the rest of the dynamite.",
    ),
    ("log", "decline_horse"): (
        lambda: told(at_step(a_state(options=on("horses")), WageHorse(0)), "decline"),
        "Ana takes all wages and no horse.",
    ),
    ("log", "done_relocate"): (
        lambda: told(at_step(a_state(), Relocate(0, 0, location("gambling"), 0)), "done"),
        "Ana takes the cowboy from Gambling back into the reserve.",
    ),
    ("log", "double_ranch"): (
        lambda: told(ranches(), "double A1"),
        "Ana doubles the income of the ranch on A1 with a horse.",
    ),
    ("log", "fight_won_choice"): (
        lambda: told(fought(), "roll 4"),
        "Fight with the outlaw on C4, strength 10: Ana 4+6=10. Ana wins.",
    ),
    ("log", "move_outlaw_tie"): (
        lambda: told(two_hotels(), "outlaw from C5"),
        "Ana moves the outlaw of C5: chance decides between B5 and D6.",
    ),
    ("log", "outlaw_arrives_jailed"): (
        lambda: told(prison(), "outlaw C4"),
        "An outlaw appears on the prison on C4 and is jailed: Bo receives 3 VP.",
    ),
    ("log", "outlaw_goes"): (
        lambda: told(tie(), "outlaw to D6"),
        "The outlaw of C5 goes to D6.",
    ),
    ("log", "reveal_plans"): (
        lambda: told(all_stay(), "reveal"),
        "The plans of wave 1 are revealed: Ana (Gambling), Bo (C1, Wages), Cy (nobody placed).",
    ),
    ("log", "road_bridge_points"): (
        lambda: told(*bridge()),
        "Ana lays a bridge on edge D1n and receives 2 VP with the Governor.",
    ),
    ("log", "take_from_bag"): (
        lambda: told(mine_in_bag(), "take from bag"),
        "Ana pays $10 and takes a mine from the bag.",
    ),
    ("log", "take_points"): (
        lambda: told(freed(), "take points"),
        "Ana takes 4 VP for the outlaw.",
    ),
    ("log", "terrace"): (
        lambda: told(at_step(a_state(), PlaceHouses(0, 0, 1, parcels("D4"))), "terrace D4"),
        "Ana turns the house on D4 into a terrace.",
    ),
    ("log", "triple_mine"): (
        lambda: told(mines(), "triple A1"),
        "Ana triples the income of the mine on A1 with dynamite.",
    ),
    ("effects", "bridge_points"): (
        lambda: effect(*bridge()),
        "A bridge of two roads. Connects 2 new parcels: 2 VP. 1 road left.",
    ),
    ("effects", "choose.teacher_r"): (
        lambda: effect(teacher(RED), "choose teacher"),
        "At the end 2 VP for each of your schools, prisons and churches, and 2 without a saloon. "
        "Order number 17 in phase 2 (the lowest goes first), money limit $60.",
    ),
    ("effects", "choose.teacher_y"): (
        lambda: effect(teacher(0), "choose teacher"),
        "You choose first next round. "
        "Order number 17 in phase 2 (the lowest goes first), money limit $60.",
    ),
    ("effects", "double_ranch"): (
        lambda: effect(ranches(), "double H8"),
        "The income of this ranch counts twice: $3 more.",
    ),
    ("effects", "dynamite.mine"): (
        lambda: effect(charged_mine(), "dynamite A1"),
        "Triples this mine and helps in a duel here. Dynamite left: 1.",
    ),
    ("effects", "outlaw_tie"): (
        lambda: effect(two_hotels(), "outlaw from C5"),
        "Chance decides between B5 and D6.",
    ),
    ("effects", "points"): (lambda: effect(freed(), "take points"), "4 VP at once."),
    ("effects", "triple"): (
        lambda: effect(mines(), "triple A1"),
        "The income of this mine counts three times: $6 more.",
    ),
}


def test_each_rare_sentence_is_built_here() -> None:
    assert set(CASES) == {(table, key) for table, keys in RARE.items() for key in keys}


@pytest.mark.parametrize(("table", "key"), CASES)
def test_a_rare_sentence(table: str, key: str) -> None:
    build, expected = CASES[table, key]
    where, sentence = build()
    assert sentence is not None
    assert (where, sentence.key) == (table, key)
    assert english((where, sentence)) == expected
