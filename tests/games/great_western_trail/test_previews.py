"""What a move costs and brings is said before it is made, and it is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

import pytest

from tests.games.great_western_trail.busy_walks import NAMES, ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.great_western_trail.positions import (
    a_state,
    at_building,
    at_step,
    clear,
    clear_all,
    collect,
    discs_on,
    engine,
    hand,
    jobs,
    market,
    moving,
    play,
    put_building,
    put_tile,
    using,
    workers,
)
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.great_western_trail import chance_steps, steps
from westbound.games.great_western_trail.components import CERTIFICATES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.moves import GiveUp, HireWorker, MoveTo
from westbound.games.great_western_trail.rules.certificates import certificate_limit, temporary
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_CODES

Params: TypeAlias = Mapping[str, Param]
Check: TypeAlias = Callable[[TrailState, TrailState, Move, int, Params], None]


def effect(state: TrailState, text: str) -> tuple[str, dict[str, Param]]:
    move, seat = GAME.parse(text), state.agenda[-1].seat
    assert GAME.why_not(state, move, seat) is None
    sentence = GAME.preview(state, move, seat)
    assert sentence is not None
    return sentence.key, dict(sentence.params)


# --- the numbers are the difference that the move makes


def gained(before: TrailState, after: TrailState, seat: int, category: str) -> int:
    return points(after, seat)[category] - points(before, seat)[category]


def fees(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    owners, paid = said["owner"], said["paid"]
    assert isinstance(owners, tuple)
    assert isinstance(paid, tuple)
    received = {
        rival: after.money[rival] - before.money[rival]
        for rival in range(before.setup.players)
        if rival != seat and after.money[rival] != before.money[rival]
    }
    assert received == dict(zip(owners, (int(str(p)[1:]) for p in paid), strict=True))
    assert said["fees"] == before.money[seat] - after.money[seat]
    assert said["bank"] == before.money[seat] - after.money[seat] - sum(received.values())
    assert isinstance(move, MoveTo)
    step = before.agenda[-1]
    limit = step.most if isinstance(step, steps.MoveAgain) else step_limit(before, seat)
    assert said["spare"] == limit - len(move.route)


def hiring(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert isinstance(move, HireWorker)
    assert said["number"] == after.workers_of(seat, move.worker)
    assert said["vp"] == gained(before, after, seat, "workers")


def giving_up(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert isinstance(move, GiveUp)
    assert said["own"] == before.workers_of(seat, move.code)
    assert said["after"] == after.workers_of(seat, move.code)
    assert said["vp"] == -gained(before, after, seat, "workers")


def building(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["vp"] == gained(before, after, seat, "buildings")
    space = SPACE_CODES[move.text.split()[-1]]
    rival = (seat + 1) % before.setup.players
    stop = after.copy()
    stop.agenda.clear()
    stop.at[rival], stop.money[rival] = SPACE_CODES["start"], 99
    observed = GAME.observe(stop, rival)["trail"]
    assert isinstance(observed, dict)
    shown = observed[move.text.split()[-1]]
    assert isinstance(shown, dict)
    assert shown["fee"] == said["fee"]
    assert after.built[seat] >> space & 1


def hazard(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["vp"] == gained(before, after, seat, "hazards")


def teepees(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert (said["green"], said["blue"]) == (after.green[seat], after.blue[seat])


def cattle(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["vp"] == gained(before, after, seat, "cattle")
    step = after.agenda[-1]
    if isinstance(step, steps.BuyCattle):
        assert said["cowboys"] == step.cowboys


def removing(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["vp"] == -gained(before, after, seat, "cattle")
    herd(before, after, move, seat, said)


def herd(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["value"] == breeding_value(before.hand[seat])
    assert said["after"] == breeding_value(after.hand[seat])


def certificates(
    before: TrailState, after: TrailState, move: Move, seat: int, said: Params
) -> None:
    assert (said["certificates"], said["after"]) == (
        temporary(before, seat),
        temporary(after, seat),
    )


def discarding(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["value"] == breeding_value(before.hand[seat])
    assert said["rest"] == breeding_value(after.hand[seat])


def steps_disc(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["limit"] == step_limit(after, seat)
    assert said["vp"] == gained(before, after, seat, "step_disc")


def hand_disc(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["limit"] == hand_limit(after, seat)


def track_disc(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert said["limit"] == CERTIFICATES[certificate_limit(after, seat)]


def lost_disc(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    step = before.agenda[-1]
    assert isinstance(step, steps.PlaceDisc)
    if step.target >= 10:
        assert said["vp"] == -gained(before, after, seat, "stations")


def with_disc(after: TrailState, seat: int) -> TrailState:
    """After the disc that follows; without one there is nothing to place."""
    later = after.copy()
    if isinstance(later.agenda[-1], steps.PlaceDisc):
        GAME.apply(later, GAME.legal(later, seat)[0], seat)
    return later


def upgrading(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    later = with_disc(after, seat)
    if before.stations[seat] & ~later.stations[seat]:
        return  # a disc came from another station, whose points are lost
    assert said["vp"] == gained(before, later, seat, "stations")


def delivering(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    assert isinstance(after.agenda[-1], steps.PlaceDisc)
    later = with_disc(after, seat)
    assert said["vp"] == gained(before, later, seat, "cities")
    asked = sum(isinstance(step, steps.TakeObjective) for step in later.agenda)
    assert said.get("cards", 0) == asked
    assert after.agenda[-1].due == said["due"]


def without_disc(
    before: TrailState, after: TrailState, move: Move, seat: int, said: Params
) -> None:
    """GWT-292: the crest gives nothing, and no arrow is completed."""
    assert not any(isinstance(step, steps.PlaceDisc | steps.TakeObjective) for step in after.agenda)
    assert gained(before, after, seat, "cities") == 0


def playing(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    """What the immediate action asks or brings, if it is not forfeited (GWT-235, GWT-238)."""
    assert len(after.area[seat]) == len(before.area[seat]) + 1
    asks = {steps.Auxiliary, steps.MoveEngine, steps.MoveFree, steps.DrawHowMany}
    assert after.money[seat] > before.money[seat] or type(after.agenda[-1]) in asks


def playing_only(
    before: TrailState, after: TrailState, move: Move, seat: int, said: Params
) -> None:
    assert after.money == before.money
    assert not isinstance(after.agenda[-1], steps.MoveFree)


def income(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    later = after.copy()
    if later.agenda[-1].seat == CHANCE:
        GAME.apply(later, GAME.sample(later, Rng(1, 1)), CHANCE)
    step = later.agenda[-1]
    assert isinstance(step, steps.Delivery)
    assert said["total"] == step.value == later.money[seat] - before.money[seat]
    assert said["left"] == later.money[seat]
    assert said["certificates"] == temporary(later, seat)


def drawing(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    drawn = [step for step in after.agenda[-1:] if isinstance(step, chance_steps.DrawCards)]
    assert said["count"] == sum(step.count for step in drawn)


CHECKS: Final[Mapping[str, Check]] = {
    **dict.fromkeys(("route", "route_bank", "route_owner", "route_both", "route_owners"), fees),
    **dict.fromkeys(("route_short", "route_short_owners"), fees),
    "deliver_only": without_disc,
    "objective": playing,
    "objective_only": playing_only,
    **dict.fromkeys(("hire", "hire_bonus"), hiring),
    **dict.fromkeys(("build", "build_risk", "build_over"), building),
    **dict.fromkeys(("gain_certificates", "gain_discard_certificates"), certificates),
    **dict.fromkeys(("upgrade", "upgrade_master"), upgrading),
    **dict.fromkeys(("deliver", "deliver_dollars", "deliver_objective"), delivering),
    "gain_discard": discarding,
    "give_up": giving_up,
    "remove_hazard": hazard,
    "trade": teepees,
    "buy": cattle,
    "trash": removing,
    "discard": herd,
    "disc_steps": steps_disc,
    "disc_hand": hand_disc,
    "disc_certificates": track_disc,
    "disc_from": lost_disc,
    "income": income,
    "done": drawing,
}
PAID_LATER: Final = ("deliver", "deliver_dollars", "deliver_objective", "income")


@cache
def checked() -> Counter[str]:
    """Every preview of whole matches against what the move does."""
    found: Counter[str] = Counter()
    walks = [(seed, begin) for begin in (RICH, WITHOUT_DISCS) for seed in range(6)]
    for seed, begin in [*walks, (1, ORDINARY), (2, ORDINARY)]:
        rng = Rng(seed, 8)
        for state, seat, _ in walk(seed, begin):
            if seat != CHANCE:
                legal = GAME.legal(state, seat)
                for move in dict.fromkeys(rng.choice(legal) for _ in range(4)):
                    check(state, move, seat, found)
    pairs = at_building("7a")  # random walks hardly ever come by with a pair of teepees
    collect(pairs, 0, "green_teepee blue_teepee")
    check(pairs, GAME.parse("use 7a_teepee_pairs"), 0, found)
    return found


def check(state: TrailState, move: Move, seat: int, found: Counter[str]) -> None:
    sentence = GAME.preview(state, move, seat)
    if sentence is None:
        return
    key, said = sentence
    before, after = state.copy(), state.copy()
    GAME.apply(after, move, seat)
    if "left" in said:
        assert said["money"] == before.money[seat], move
        if key not in PAID_LATER:
            assert said["left"] == after.money[seat], move
    if key in CHECKS:
        CHECKS[key](before, after, move, seat, said)
    found[key] += 1


def test_every_number_is_the_difference_that_the_move_makes() -> None:
    found = checked()
    assert sum(found.values()) > 5000
    assert {key for key in CHECKS if not found[key]} == set()


def test_every_preview_occurs() -> None:
    assert set(catalogue(GAME.package, "en").tables["effects"]) == set(checked())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preview_can_be_said(language: str) -> None:
    speak, said = catalogue(GAME.package, language), set()
    for seed in range(5):
        for state, seat, _ in walk(seed, RICH):
            for move in GAME.legal(state, seat) if seat != CHANCE else ():
                sentence = GAME.preview(state, move, seat)
                if sentence is not None:
                    text = speak.sentence("effects", sentence, NAMES)
                    assert "{" not in text
                    said.add(sentence.key)
    assert len(said) > 55


# --- some of them by hand


def test_gwt_057_the_way_says_fees_and_who_is_paid() -> None:
    """The example of the rulebook: Mary has $2."""
    state = a_state(4, money=[2, 10, 10, 10], at="A")
    put_building(state, 1, 4, "A1")  # black hand: $2
    put_building(state, 2, 1, "A2")  # green hand: $1
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "flood_2_black", "flood2")
    moving(state, 0)
    key, said = effect(state, "move A1 A2")
    assert (key, said["due"], said["fees"]) == ("route_short_owners", 3, 2)
    assert (said["owner"], said["paid"], said["bank"]) == ((1,), ("$2",), 0)
    key, said = effect(state, "move flood1 flood2")
    assert (key, said["due"], said["bank"], said["left"]) == ("route_short", 3, 2, 0)
    assert effect(state, "move A1")[0] == "route_owner"


def test_gwt_140_hiring_says_cost_and_immediate_action() -> None:
    state = a_state(2, money=20)
    workers(state, 0, engineer=2)
    jobs(state, 3, "engineer")
    state.token = 5
    at_step(state, steps.Hire(0, False, 0))
    assert effect(state, "hire engineer 3") == (
        "hire_bonus",
        {"cost": 7, "money": 20, "left": 13, "number": 3, "vp": 0, "action": "engineer_3"},
    )


def test_gwt_150_building_says_price_and_craftsmen() -> None:
    state = a_state(2, money=20)
    workers(state, 0, craftsman=3)
    put_building(state, 0, 3, "A1")  # 1 craftsman, 1 VP
    at_step(state, steps.PlaceBuilding(0, False, 2))
    key, said = effect(state, "build 4 A2")
    assert (key, said["cost"], said["needed"], said["vp"], said["fee"]) == ("build", 4, 2, 3, 2)
    key, said = effect(state, "build 6 A1")
    assert (key, said["cost"], said["needed"], said["vp"]) == ("build_over", 6, 3, 4)
    key, said = effect(state, "build 4 flood_risk1")
    assert (key, said["action"]) == ("build_risk", "jersey_cert_2")


def test_gwt_202_buying_says_what_cowboys_are_left() -> None:
    state = a_state(2, money=20)
    market(state, "holstein west_highland_5")
    at_step(state, steps.BuyCattle(0, False, 4))
    assert effect(state, "buy holstein with 1") == (
        "buy",
        {"cost": 6, "money": 20, "left": 14, "cowboys": 3, "vp": 1},
    )
    assert effect(state, "buy west_highland_5 with 3")[1]["cowboys"] == 1
    assert effect(state, "restock") == ("restock", {"count": 2, "cowboys": 3})


def test_gwt_114_a_delivery_says_transport_arrows_and_points() -> None:
    state = a_state(2, money=10)
    engine(state, 0, "5")
    discs_on(state, 0, "topeka colorado_springs")
    at_step(state, steps.Delivery(0, False, 10))
    said = effect(state, "deliver albuquerque")[1]
    assert (said["due"], said["vp"], said["arrows"]) == (3, 0, 0)
    assert effect(state, "deliver santa_fe")[1]["due"] == 2
    key, said = effect(state, "deliver wichita")  # completes two arrows: -3 with a card, and -1
    assert (key, said["vp"], said["arrows"], said["cards"]) == ("deliver_objective", -4, 2, 1)
    key, said = effect(state, "deliver kansas_city")
    assert (key, said["gain"], said["vp"], said["left"]) == ("deliver_dollars", 6, -6, 16)


def test_gwt_292_a_delivery_without_any_disc_promises_nothing() -> None:
    state = a_state(2, money=10)
    clear_all(state, 0)
    at_step(state, steps.Delivery(0, False, 10))
    assert effect(state, "deliver kansas_city") == (
        "deliver_only",
        {"due": 0, "money": 10, "left": 10},
    )
    discs_on(state, 0, "s1")
    assert effect(state, "deliver kansas_city")[0] == "deliver_dollars"


def test_gwt_238_a_card_says_whether_its_free_move_can_be_made() -> None:
    state = a_state(2, money=10)
    hand(state, 0, "move_bbhh")
    moving(state, 0, at="A")
    assert effect(state, "objective move_bbhh")[0] == "objective"
    using(state, 0, "A")
    assert effect(state, "objective move_bbhh")[0] == "objective_only"
    play(state, "use aux_dollar")
    assert effect(state, "objective move_bbhh")[0] == "objective"
    moving(state, 0, at="G")  # Kansas City is all that lies ahead
    assert effect(state, "objective move_bbhh")[0] == "objective_only"


def test_gwt_102_a_disc_says_what_it_unlocks() -> None:
    state = a_state(3, money=10)
    at_step(state, steps.PlaceDisc(0, 1, 19))  # San Francisco, transport cost 1
    assert effect(state, "disc certificates_6") == (
        "disc_certificates",
        {"money": 10, "left": 9, "limit": 3},
    )
    assert effect(state, "disc hand") == ("disc_hand", {"money": 10, "left": 4, "limit": 5})
    assert effect(state, "disc step_dollars")[1] == {"money": 10, "left": 12, "limit": 5, "vp": 0}
    assert effect(state, "disc step_vp")[1]["vp"] == 3
    assert effect(state, "disc aux_cert")[0] == "disc_open"
    clear(state, 0, "aux_cert certificates_4")
    assert effect(state, "disc aux_cert")[0] == "disc_double"
    assert effect(state, "disc certificates_6")[1]["limit"] == 6


def test_actions_say_what_they_lead_to() -> None:
    state = a_state(2, money=20)
    jobs(state, 1, "cowboy")
    hand(state, 0, "guernsey jersey")
    using(state, 0, "A")
    assert effect(state, "use A_hire2")[1]["cost"] == 8
    key, said = effect(state, "use A_guernsey")
    assert (key, said["value"], said["rest"]) == ("gain_discard", 3, 1)
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, "F")
    key, said = effect(state, "use F_hazard")
    assert (key, said["cost"], said["count"]) == ("use_remove_hazard", 7, 1)


def test_a_move_that_explains_itself_has_no_preview() -> None:
    state = at_step(a_state(2), steps.MoveFree(0, False, 3))
    assert GAME.preview(state, GAME.parse("decline"), 0) is None
