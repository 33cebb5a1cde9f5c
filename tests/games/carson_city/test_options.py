"""What the variants bring to a table: options, stages of the order of play, kinds of points."""

from __future__ import annotations

import pickle

import pytest

from tests.games.carson_city.variant_positions import on
from westbound.engine.option import complete
from westbound.games.carson_city.base.rules.action_spaces import pay_wages
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing, begin_round
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers
from westbound.games.carson_city.base.rules.setup import begin_row, begin_starting_parcels
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.options import OPTIONS, VARIANTS, make_setup
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.stage import Begin
from westbound.games.carson_city.state import CATEGORIES, Setup
from westbound.games.carson_city.variants.duel_tiles.rules import begin_tiles
from westbound.games.carson_city.variants.horses.rules import hold_rodeo, pay_wages_or_horses
from westbound.games.carson_city.variants.new_beginning.rules import begin_sheets
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights, begin_outlaws


def table(*variants: str) -> Setup:
    return make_setup(3, complete(OPTIONS, on(*variants)))


def neighbours(setup: Setup, part: Begin) -> tuple[Begin, Begin]:
    """What comes before and after this part."""
    order = setup.flow.parts
    index = order.index(part)
    return order[index - 1], order[index + 1]


def test_forms_show_the_options_of_the_variants_in_the_order_of_the_rulebook() -> None:
    assert [option.name for option in OPTIONS] == [
        "buildings", "characters", "teacher_card",
        "new_beginning", "carson_river", "river", "river_mountains", "duel_tiles",
        "kit_carson", "kit_carson_mode", "kit_carson_seconds", "outlaws", "horses",
        "road_windows", "vp_space_order", "station_requires_house",
        "terrace_on_rival_house_needs_consent", "white_cowboy_counts_as_firepower",
    ]  # fmt: skip


def test_a_variant_is_asked_only_at_tables_that_play_it() -> None:
    assert table().variants == ()
    both = table("horses", "outlaws")
    assert [variant.options[0].name for variant in both.variants] == ["outlaws", "horses"]
    played = [part.variant for part in PARTS if part.variant and part.is_played(both)]
    assert tuple(played) == both.variants


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: type(variant).__name__)
def test_its_points_are_counted_only_where_it_is_played(variant: object) -> None:
    (found,) = (known for known in VARIANTS if known is variant)
    switch = found.options[0].name
    without = make_setup(3, complete(OPTIONS, {}))
    played = make_setup(3, complete(OPTIONS, {switch: True}))
    extra = [name for name in CATEGORIES if name not in without.categories]
    assert set(played.categories) - set(without.categories) == {found.category} - {""}
    assert found.category in (*extra, "")


def test_cc_225_cc_210_tiles_are_dealt_before_sheets_are_filled() -> None:
    setup = table("tiles", "sheets")
    assert neighbours(setup, begin_tiles) == (begin_row, begin_sheets)
    assert neighbours(setup, begin_sheets) == (begin_tiles, begin_starting_parcels)


def test_cc_243_cc_117_outlaws_come_before_characters_and_are_fought_before_the_town_hall() -> None:
    setup = table("outlaws")
    assert neighbours(setup, begin_outlaws) == (begin_round, begin_choosing)
    assert neighbours(setup, begin_outlaw_fights)[1] is begin_town_hall_duel


def test_cc_262_cc_272_horses_replace_wages_and_end_with_a_rodeo() -> None:
    setup = table("horses")
    assert pay_wages not in setup.flow.parts
    assert pay_wages_or_horses in setup.flow.parts
    assert neighbours(setup, hold_rodeo)[0] is ask_end_powers
    assert pay_wages in table().flow.parts


def test_a_setup_is_the_same_object_for_the_same_options_and_after_pickling() -> None:
    setup = table("horses", "waves")
    assert table("horses", "waves") is setup
    assert pickle.loads(pickle.dumps(setup)) is setup
