"""Where everything lies."""

from __future__ import annotations

from tests.games.carson_city.pages import pages
from westbound.games.carson_city.base.drawing.cards import FACE, shown_faces
from westbound.games.carson_city.base.drawing.layout import (
    CARD_HEIGHT,
    CARDS_END,
    HEIGHT,
    WIDTH,
    card_width,
)
from westbound.kit.suites.markup import classes


def test_the_table_is_half_as_wide_again_as_it_is_high() -> None:
    assert 1.4 < WIDTH / HEIGHT < 1.6


def test_seven_and_eight_cards_fill_the_same_band() -> None:
    counts = set()
    for view, _, groups in pages():
        width = card_width(len(view["cards"]))
        counts.add(len(view["cards"]))
        for card in view["cards"]:
            name = FACE[shown_faces(view, card)[0]].name
            plank = next(e for e in groups[f"character-{name}"] if classes(e) == ["plank"])
            assert float(plank.attrib["width"]) == width
            assert float(plank.attrib["height"]) <= CARD_HEIGHT
    assert counts == {7, 8}
    for count in counts:
        end = 11 + count * card_width(count) + 4 * (count - 1)
        assert CARDS_END - 1 < end < CARDS_END + 1
