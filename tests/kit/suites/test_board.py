"""The suite of boards finds a mistake on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice

import pytest

from tests.games.steam.busy_walks import walk
from tests.games.steam.pages import PAGES
from tests.games.steam.test_board import TestSteamPages as SteamPages
from westbound.engine.texts import Catalogue
from westbound.games.steam.state import SteamState
from westbound.kit.board import Component, Description, View
from westbound.kit.suites.pages import Pages, Sample


class OneMistake:
    """The board of Steam, with a text changed on every page."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def board(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> str:
        return PAGES.module.board(view, catalogue, names).replace(self.old, self.new)

    def panel(self, view: View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
        return PAGES.module.panel(view, seat, catalogue, names).replace(self.old, self.new)

    def figures(self, view: View, seat: int, catalogue: Catalogue) -> Mapping[str, str]:
        return PAGES.module.figures(view, seat, catalogue)

    def tips(self, view: View, catalogue: Catalogue) -> dict[str, str]:
        return PAGES.module.tips(view, catalogue)

    def description(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> Description:
        return [(h, [s.replace(self.old, self.new) for s in ss]) for h, ss in
                PAGES.module.description(view, catalogue, names)]  # fmt: skip

    def components(self, catalogue: Catalogue) -> list[Component]:
        return PAGES.module.components(catalogue)


@cache
def few_samples() -> tuple[Sample[SteamState], ...]:
    return Pages(PAGES.game, lambda: (islice(walk(1), 120),), every=500).samples


def pages_with(old: str, new: str) -> Pages[SteamState]:
    """A few pages with this mistake."""
    pages = Pages(PAGES.game, lambda: (walk(1),))
    pages.__dict__ |= {"samples": few_samples(), "module": OneMistake(old, new)}
    return pages


@pytest.mark.parametrize(
    ("old", "new", "test"),
    [
        ('id="hexes"', 'id="tokens"', "test_ids_are_unique_and_uses_are_defined"),
        ('class="hexes"', 'style="x"', "test_no_inline_styles_and_no_named_colours"),
        ('role="img"', 'role="none"', "test_labelled_elements_have_a_role"),
        (
            'class="hexes"',
            'transform="scale(2)"',
            "test_what_can_be_picked_is_not_inside_anything_that_is_moved",
        ),
        ('role="group"', 'width="3"', "test_the_board_scales"),
        (
            'data-target="action:',
            'data-target="xx:',
            "test_every_pick_has_a_place_on_the_page_or_is_offered_in_the_list",
        ),
        ('class="hexes"', 'class="unheard-of"', "test_every_drawing_class_is_in_the_style_sheet"),
    ],
)
def test_a_mistake_on_the_page_is_found(old: str, new: str, test: str) -> None:
    class Suite(SteamPages):
        pages = pages_with(old, new)

    with pytest.raises(AssertionError):
        getattr(Suite(), test)()


@pytest.mark.parametrize(
    ("old", "new"),
    [('data-figure="money"', ""), ('data-figure="money">$', 'data-figure="money">')],
)
def test_a_figure_that_is_not_told_is_found(old: str, new: str) -> None:
    class Suite(SteamPages):
        pages = pages_with(old, new)

    with pytest.raises(AssertionError):
        Suite().test_a_panel_shows_exactly_the_figures_that_the_game_tells("en")


def test_a_sentence_without_an_end_is_found() -> None:
    class Suite(SteamPages):
        pages = pages_with(".", "")

    with pytest.raises(AssertionError):
        Suite().test_the_description_is_complete("en")
