"""Whole matches said aloud: questions, labels, effects, refusals and the log, in all languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.refusal import Param
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.carson_city.base.moves import (
    Build,
    BuyBuilding,
    DeclineAt,
    Keep,
    LayRoad,
    MakeTerrace,
    Refuse,
    UseKept,
)
from westbound.games.carson_city.characters.grocer import DoubleIncome, Wait
from westbound.games.carson_city.characters.take_tiles import TakeFromRow
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.notation import all_moves
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.moves import Recall
from westbound.games.carson_city.variants.kit_carson.moves import LiftCowboy, Stay
from westbound.kit.moves import Decline, Pass

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
LAZY: Final = (Pass, Decline, DeclineAt, Keep, LayRoad, Refuse, Stay, Recall)
KEEN: Final = (
    MakeTerrace, BuyBuilding, Build, UseKept, Wait, DoubleIncome,
    TakeFromRow, LiftCowboy,
)  # fmt: skip
# No gap is left open, and no id such as "town_hall" or seat number -1 shows.
BAD: Final = re.compile(r"[{}]|[a-z]_|-1\b|-3\b")
UNIVERSE: Final = all_moves()
ALIKE: Final[dict[str, list[Move]]] = {}
for _move in UNIVERSE:
    ALIKE.setdefault(_move.kind, []).append(_move)

_ALL: Final[dict[str, Value]] = {
    "new_beginning": True,
    "carson_river": True,
    "duel_tiles": True,
    "outlaws": True,
    "horses": True,
}
TABLES: Final[tuple[tuple[int, Mapping[str, Value]], ...]] = (
    (2, {}),
    (3, {"station_requires_house": True, "terrace_on_rival_house_needs_consent": False}),
    (4, {"buildings": "first_game", "road_windows": "compact"}),
    (5, {"characters": "quiet_town", "outlaws": True, "horses": True}),
    (3, {"characters": "prosperous_town", "carson_river": True, "new_beginning": True}),
    (4, {"characters": "gold_rush", "horses": True, "duel_tiles": True}),
    (2, {"characters": "house_and_land", "outlaws": True}),
    (6, {"characters": "showdown", "outlaws": True}),
    (4, {"characters": "random", "teacher_card": True, "kit_carson": True, **_ALL}),
    (3, {"characters": "random", "teacher_card": True, **_ALL}),
    (3, {"characters": "1Y+3R+5Y+7R+9R+10R+11R", "kit_carson": True, "outlaws": True}),
    (3, {"characters": "1Y+6R+10R+11Y+13R+14+15Y", "kit_carson": True, "horses": True,
         "kit_carson_mode": "live"}),
    (4, {"characters": "1R+2R+10R+13Y+14+15R+16R", "new_beginning": True, "carson_river": True}),
)  # fmt: skip


MATCHES: Final = 3 * len(TABLES)


class Speaker:
    """Plays a match and says everything that can be said on the way, each thing once."""

    def __init__(self) -> None:
        self.reached: set[tuple[str, str]] = set()
        self._said: set[str] = set()
        self._speak = [catalogue(GAME.package, language) for language in LANGUAGES]

    def say(self, table: str, key: str, params: Mapping[str, Param]) -> str:
        """The sentence in English; one that is new is tried in all languages."""
        known = f"{table} {key} {params}"
        if known not in self._said:
            self._said.add(known)
            self.reached.add((table, key))
            for speak in self._speak:
                text = speak.say(table, key, params, NAMES)
                assert text
                assert not BAD.search(text), text
        return self._speak[0].say(table, key, params, NAMES)

    def tell(self, table: str, sentence: Sentence | None) -> str:
        return "" if sentence is None else self.say(table, sentence.key, sentence.params)

    def play(self, players: int, options: Mapping[str, Value], seed: int) -> None:
        state = GAME.new(players, complete(GAME.options, options))
        rng = Rng(seed, 0)
        while state.agenda:
            asked = self.tell("asks", GAME.prompt(state))
            deciders = GAME.deciders(state)
            if deciders:
                assert all(NAMES[seat] in asked for seat in deciders), asked
                seat = rng.choice(deciders)
                move = self.choose(state, seat, rng)
            else:
                seat, move = CHANCE, GAME.sample(state, rng)
            self.tell("log", GAME.log_sentence(state, move, seat))
            self.refuse(state, rng.choice(UNIVERSE), seat)
            GAME.apply(state, move, seat)
        self.tell("asks", GAME.prompt(state))

    def choose(self, state: CarsonState, seat: int, rng: Rng) -> Move:
        """A busy random move, after a few of the choices have been said."""
        legal = GAME.legal(state, seat)
        for move in [rng.choice(legal) for _ in range(3)]:
            told = GAME.log_sentence(state, move, seat)
            self.tell("log", told)
            self.say("moves", move.kind, {**told.params, **move.params()})
            self.tell("effects", GAME.preview(state, move, seat))
            for _ in range(3):  # the moves most like the legal ones meet the finer rules
                self.refuse(state, rng.choice(ALIKE[move.kind]), seat)
        keen = [move for move in legal if isinstance(move, KEEN)]
        active = [move for move in legal if not isinstance(move, LAZY)]
        if rng.below(8) == 0:
            return rng.choice(legal)
        return rng.choice(keen or active or legal)

    def refuse(self, state: CarsonState, move: Move, seat: int) -> None:
        refusal = GAME.why_not(state, move, seat)
        if refusal is not None:
            self.say("refusals", refusal.key, refusal.params)


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    speaker = Speaker()
    for seed in range(MATCHES):
        speaker.play(*TABLES[seed % len(TABLES)], seed)
    return speaker


# What hardly happens by itself: test_told_rarely.py builds each of these.
RARE: Final[dict[str, set[str]]] = {
    "asks": {
        "double_ranches", "outlaw_moves", "outlaw_reward", "place_town_hall",
        "place_town_hall_house", "take_tile", "town_hall_roads", "triple_mines",
    },
    "log": {
        "choose_turned", "done_dynamite", "done_relocate", "double_ranch", "fight_won_choice",
        "move_outlaw_tie", "outlaw_arrives_jailed", "outlaw_goes", "reveal_plans",
        "road_bridge_points", "take_from_bag", "take_points", "terrace", "triple_mine",
    },
    "effects": {
        "bridge_points", "choose.teacher_r", "choose.teacher_y", "double_ranch", "dynamite.mine",
        "outlaw_tie", "points", "triple",
    },
}  # fmt: skip


@pytest.mark.parametrize("table", RARE)
def test_everything_that_happens_can_be_said(speaker: Speaker, table: str) -> None:
    said = {key for where, key in speaker.reached if where == table}
    assert set(catalogue(GAME.package, "en").tables[table]) - RARE[table] <= said


def test_many_refusals_were_met(speaker: Speaker) -> None:
    refusals = {key for where, key in speaker.reached if where == "refusals"}
    assert len(refusals) >= 115
