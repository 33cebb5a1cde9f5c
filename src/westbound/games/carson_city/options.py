"""The options of a table, each with its rule, and the set-up that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from westbound.engine.option import Option, Value
from westbound.engine.state import pickle_by
from westbound.games.carson_city import flow
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.choose_characters import begin_round
from westbound.games.carson_city.base.rules.income import pay_income
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.base.steps import Phase
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.names import DOCTOR, TEACHER
from westbound.games.carson_city.characters.sets import SETS, sides_of
from westbound.games.carson_city.components import (
    EXTRA_TYPES,
    NAMED_SETS,
    building_set,
    is_text,
)
from westbound.games.carson_city.locations import VP_ORDERS
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.state import CATEGORIES, Setup
from westbound.games.carson_city.variants.river.components import river_of
from westbound.games.carson_city.versions import RULES_VERSION
from westbound.kit.flow import Flow

# In the order in which they are asked: what one of them scores, earns or shows comes before the
# next one's.
VARIANTS: Final = tuple(part.variant for part in PARTS if part.variant is not None)
# In the order of the rulebook, which is that of the options.
_BY_RULE: Final = sorted(VARIANTS, key=lambda variant: variant.options[0].rule)


def _card(number: int) -> tuple[tuple[str, str], ...]:
    """CC-025: how a card is written in a set of one's own, and the term for it."""
    if number == DOCTOR:
        return ((str(number), "doctor_undertaker"),)
    if number == TEACHER:
        return ((str(number), "teacher"),)
    return tuple((f"{number}{'YR'[side]}", FACES[2 * number + side].face) for side in (0, 1))


OWN_SET: Final = tuple(_card(number) for number in range(TEACHER + 1))

OPTIONS: Final = (
    Option(
        "buildings",
        NAMED_SETS,
        "full",
        "CC-014",
        beginner="first_game",
        accepts_custom=is_text,
        parts=tuple(((name, name),) for name in EXTRA_TYPES),
    ),
    Option("characters", SETS, "first_game", "CC-025", accepts_custom=is_text, parts=OWN_SET),
    Option("teacher_card", (False, True), False, "CC-009"),
    *(option for variant in _BY_RULE for option in variant.options),
    Option(
        "road_windows", ("full", "compact"), "full", "CC-034", beginner="compact", advanced=True
    ),
    Option(
        "vp_space_order",
        tuple(VP_ORDERS),
        next(iter(VP_ORDERS)),
        "CC-059",
        advanced=True,
    ),
    Option("station_requires_house", (False, True), False, "CC-145", advanced=True),
    Option("terrace_on_rival_house_needs_consent", (True, False), True, "CC-109", advanced=True),
    Option("white_cowboy_counts_as_firepower", (False, True), False, "CC-177", advanced=True),
)


def _categories(chosen: Mapping[str, Value]) -> tuple[str, ...]:
    """What this table can score: points of a variant only if it is played."""
    absent = {variant.category for variant in VARIANTS if not variant.is_chosen(chosen)}
    return tuple(name for name in CATEGORIES if name not in absent)


@lru_cache(maxsize=512)
def _setup(players: int, options: tuple[tuple[str, Value], ...], version: int) -> Setup:
    chosen = dict(options)
    river = river_of(chosen)
    variants = tuple(variant for variant in VARIANTS if variant.is_chosen(chosen))
    parts = flow.whole_flow(chosen, variants)
    order = tuple(part.begin for part in parts)
    return Setup(
        players=players,
        options=chosen,
        rules_version=version,
        tiles=building_set(chosen["buildings"]),
        faces=FACES,
        sides=sides_of(chosen["characters"], chosen),
        flow=Flow(Phase, order),
        round_start=order.index(begin_round),
        part_of=flow.part_of_locations(parts),
        parcel_part=order.index(begin_parcels),
        town_hall_part=order.index(begin_town_hall_duel),
        building_part=order.index(pay_income),
        full_road_windows=chosen["road_windows"] == "full",
        station_needs_house=bool(chosen["station_requires_house"]),
        terrace_needs_consent=bool(chosen["terrace_on_rival_house_needs_consent"]),
        white_counts=bool(chosen["white_cowboy_counts_as_firepower"]),
        mountains=river.mountains,
        river=river.cells,
        water=river.water,
        river_sides=river.sides,
        categories=_categories(chosen),
        variants=variants,
        asks_extras=not any(variant.plans_extras for variant in variants),
    )


def make_setup(
    players: int, options: Mapping[str, Value], rules_version: int = RULES_VERSION
) -> Setup:
    """The set-up of these options; the same object for the same options."""
    return _setup(players, tuple(options.items()), rules_version)


pickle_by(Setup, make_setup)
