"""The numbers of a preview are the difference that the move makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest

from tests.games.great_western_trail.busy_walks import NAMES, ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.great_western_trail.positions import (
    at_building,
    collect,
)
from tests.games.great_western_trail.previewing import Check, Params
from westbound.engine.move import Move
from westbound.engine.refusal import Phrase
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

# --- the numbers are the difference that the move makes


def gained(before: TrailState, after: TrailState, seat: int, category: str) -> int:
    return points(after, seat)[category] - points(before, seat)[category]


def fees(before: TrailState, after: TrailState, move: Move, seat: int, said: Params) -> None:
    payments = said["payments"]
    assert isinstance(payments, tuple)
    told = [phrase.params for phrase in payments if isinstance(phrase, Phrase)]
    received = {
        rival: after.money[rival] - before.money[rival]
        for rival in range(before.setup.players)
        if rival != seat and after.money[rival] != before.money[rival]
    }
    cost = before.money[seat] - after.money[seat]
    assert received == {phrase["owner"]: phrase["paid"] for phrase in told if "owner" in phrase}
    assert said["cost"] == cost
    to_bank = [phrase["bank"] for phrase in told if "bank" in phrase]
    assert to_bank == ([bank] if (bank := cost - sum(received.values())) else [])
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
    **dict.fromkeys(("route", "route_broke", "route_paying", "route_short"), fees),
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
