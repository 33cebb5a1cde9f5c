"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

import pytest

from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.carson_city.base.moves import (
    Build,
    BuyBuilding,
    DeclineAt,
    Keep,
    LayRoad,
    MakeTerrace,
    Refuse,
    Reveal,
    Roll,
    TurnOrder,
    UseKept,
)
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.grocer import DoubleIncome, Wait
from westbound.games.carson_city.characters.gunsmith import Reroll
from westbound.games.carson_city.characters.names import NAMES as CARD_NAMES
from westbound.games.carson_city.characters.random_set import LayOutCards
from westbound.games.carson_city.characters.take_tiles import TakeFromRow
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.locations import CORRAL_NAMES, SPACE_NAMES
from westbound.games.carson_city.messages import MESSAGES, RULES
from westbound.games.carson_city.state import CATEGORIES, CarsonState
from westbound.games.carson_city.variants.duel_tiles.moves import DealTiles
from westbound.games.carson_city.variants.horses.moves import Recall
from westbound.games.carson_city.variants.kit_carson.moves import LiftCowboy, Stay
from westbound.games.carson_city.variants.kit_carson.steps import PlaceLive, PlanWave
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES
from westbound.games.carson_city.variants.new_beginning.moves import DropItem
from westbound.kit.moves import Decline, Pass
from westbound.kit.suites.messages import MessageSuite, Speaker, params_of
from westbound.kit.suites.walks import Moment, walk

# The same in English on purpose.
_ANYWHERE = {
    ("terms", "hotel"), ("terms", "cowboy"), ("terms", "item_cowboy"), ("terms", "told_plan"),
    ("terms", "told_sum"), ("categories", "kit_carson"), ("options", "kit_carson"),
    ("options", "carson_river"),
}  # fmt: skip
_FIGURES = {
    ("options", f"{option.name}.{value}")
    for option in GAME.options
    for value in option.values
    if isinstance(value, int) and not isinstance(value, bool)
}
_NO = {("options", f"{option.name}.false") for option in GAME.options if False in option.values}
_SAME = _ANYWHERE | _FIGURES | _NO
SAME = {
    "es": _SAME | {("terms", "sheriff"), ("terms", "doctor")},
    "it": _SAME | {("terms", "ranch"), ("terms", "saloon")},
}

# --- busy matches

LAZY: Final = (Pass, Decline, DeclineAt, Keep, LayRoad, Refuse, Stay, Recall, DropItem)
KEEN: Final = (
    MakeTerrace, BuyBuilding, Build, UseKept, Wait, DoubleIncome,
    TakeFromRow, LiftCowboy, Reroll,
)  # fmt: skip

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


def busy_move(state: CarsonState, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """Mostly something that leads to a rare decision."""
    if isinstance(state.agenda[-1], PlanWave | PlaceLive) and rng.below(8):
        legal = [m for m in legal if not isinstance(m, LiftCowboy)]  # else it would never end
    keen = [move for move in legal if isinstance(move, KEEN)]
    active = [move for move in legal if not isinstance(move, LAZY)]
    if rng.below(8) == 0:
        return rng.choice(legal)
    return rng.choice(keen or active or legal)


def busy_walks() -> Iterator[Iterator[Moment[CarsonState]]]:
    for seed in range(MATCHES):
        players, options = TABLES[seed % len(TABLES)]
        yield walk(GAME, players, seed, options, busy_move)


# What hardly happens by itself: test_messages_rare.py builds each of these.
RARE: Final[dict[str, set[str]]] = {
    "asks": {
        "double_ranches", "outlaw_moves", "outlaw_reward", "place_town_hall",
        "place_town_hall_house", "take_tile", "town_hall_roads", "triple_mines",
    },
    "log": {
        "choose_turned", "decline_horse", "done_dynamite", "done_relocate", "double_ranch",
        "fight_won_choice",
        "move_outlaw_tie", "outlaw_arrives_jailed", "outlaw_goes", "reveal_plans",
        "road_bridge_points", "take_from_bag", "take_points", "terrace", "triple_mine",
    },
    "effects": {
        "bridge_points", "choose.teacher_r", "choose.teacher_y", "double_ranch", "dynamite.mine",
        "outlaw_tie", "points", "triple",
    },
}  # fmt: skip
DRAWN: Final = (
    TurnOrder((1, 0)),
    Roll((1,)),
    DealTiles((1, 2)),
    Reveal(((1,), (2, 3))),
    LayOutCards("1Y+2Y+3Y+4Y+5Y+6Y+7Y"),
)


class TestMessages(MessageSuite[CarsonState]):
    game, rules, messages = GAME, RULES, MESSAGES
    same: ClassVar = SAME
    phases = frozenset(str(phase) for phase in range(5))
    categories = CATEGORIES
    more_moves = DRAWN
    rare = frozenset(f"{table} {key}" for table, keys in RARE.items() for key in keys)
    min_refusals = 115

    def walks(self) -> Iterator[Iterator[Moment[CarsonState]]]:
        return busy_walks()

    def cases(self, name: str) -> set[str]:
        """What `why_not_chosen` of the Newsboy says (CC-175)."""
        return {"money", "cards"} if name == "case" else set()


def test_every_effect_is_foretold() -> None:
    speaker = Speaker(TestMessages())
    for number, moments in enumerate(busy_walks()):
        speaker.follow(moments, Rng(number, 3))
    said = {key.removeprefix("effects ") for key in speaker.keys if key.startswith("effects ")}
    assert keys("effects") - RARE["effects"] <= said


# --- what only Carson City promises


def texts(language: str) -> Catalogue:
    return catalogue(GAME.package, language)


def keys(table: str) -> set[str]:
    return set(texts("en").tables[table])


DECISIONS: Final = {step.kind: step for step in (*RULES.options, *RULES.sample)}


def test_every_decision_says_what_it_waits_for() -> None:
    for step in DECISIONS.values():
        assert f"{step.rule}.not_now" in keys("refusals")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shared_by_several_decisions_name_the_decision(language: str) -> None:
    catalogue_ = texts(language)
    by_rule: dict[str, list[str]] = {}
    for kind, step in DECISIONS.items():
        by_rule.setdefault(step.rule, []).append(kind)
    for rule, kinds in by_rule.items():
        said = {catalogue_.refusal(Refusal(rule, case="not_now", asks=kind)) for kind in kinds}
        assert len(said) == len(kinds)


EXAMPLES: Final = {move.kind: move for move in (*GAME.all_moves(), *DRAWN)}


def test_there_is_an_example_of_every_move() -> None:
    assert set(EXAMPLES) == TestMessages().kinds()


@pytest.mark.parametrize("kind", sorted(EXAMPLES))
def test_labels_mention_only_what_the_move_knows(kind: str) -> None:
    assert params_of(texts("en").tables["moves"][kind]) <= set(EXAMPLES[kind].params())


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_kind_have_different_labels(language: str) -> None:
    catalogue_ = texts(language)
    labels = [(m.kind, catalogue_.say("moves", m.kind, m.params())) for m in GAME.all_moves()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_no_sentences(language: str) -> None:
    assert [s for s in texts(language).tables["terms"].values() if s.endswith(".")] == []


# --- words


def shared_decisions() -> set[str]:
    """Decisions that ask by the same rule: a refusal has to name them."""
    by_rule: dict[str, list[str]] = {}
    for kind, step in DECISIONS.items():
        by_rule.setdefault(step.rule, []).append(kind)
    return {kind for kinds in by_rule.values() if len(kinds) > 1 for kind in kinds}


def test_every_id_has_a_word() -> None:
    faces = {face.face for face in FACES if face.name}
    items = {f"item_{name}" for name in ITEM_NAMES}
    told = {
        "told_sheet", "told_sheet_sharpshooter", "told_plan", "told_no_plan", "told_white_back",
        "told_tax", "told_sum", "told_sum_money", "extra_dynamite", "extra_add_token",
        "extra_horse", "doctor_undertaker", "three_revolver_token",
    }  # fmt: skip
    places = {*TILE_NAMES, *SPACE_NAMES, *CORRAL_NAMES}
    assert keys("terms") == {*places, *CARD_NAMES, *faces, *items, *told, *shared_decisions()}
