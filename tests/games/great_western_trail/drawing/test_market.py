"""The cattle market: a fan for each kind of card."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, market
from westbound.games.great_western_trail.drawing.layout import WIDTH
from westbound.games.great_western_trail.game import GAME
from westbound.kit.suites.markup import SVG, by_id, classes, said


def test_the_cattle_market_counts_its_cards() -> None:
    state = a_state(4)
    market(state, "holstein holstein holstein ayrshire west_highland_4 texas_longhorn_7")
    groups = by_id(PAGES.board(GAME.observe(state, 0)))
    found = {name for name in groups if name.startswith("market-")}
    assert found == {
        "market-holstein", "market-ayrshire", "market-west_highland_4", "market-texas_longhorn_7",
    }  # fmt: skip
    sheets = [e for e in groups["market-holstein"] if classes(e) == ["b-holstein"]]
    assert len(sheets) == 3


def test_a_full_cattle_market_stays_on_its_sheet() -> None:
    state = a_state(4)
    market(state, " ".join([
        *["holstein"] * 7, *["brown_swiss"] * 7, *["ayrshire"] * 7,
        *["west_highland_3", "west_highland_4", "west_highland_5"] * 3,
        *["texas_longhorn_5", "texas_longhorn_6", "texas_longhorn_7"] * 2,
    ]))  # fmt: skip
    root = PAGES.board(GAME.observe(state, 0))
    for element in root.iter(f"{SVG}rect"):
        if any(c in ("second", "halo") for c in classes(element)):
            right = float(element.attrib["x"]) + float(element.attrib["width"])
            assert right <= WIDTH


def test_the_numbers_of_fans_lie_above_all_cards() -> None:
    state = a_state(4)
    market(state, "west_highland_3 west_highland_3 west_highland_4 texas_longhorn_5 holstein")
    market(state, "holstein holstein")
    (layer,) = [e for e in PAGES.board(GAME.observe(state, 0)).iter() if classes(e) == ["market"]]
    kinds = [
        name
        for name in (" ".join(classes(e)) for e in layer)
        if name in ("sale", "second", "counts")
    ]
    one_row = ["sale", "second"]
    assert kinds == [*one_row, "counts", *one_row * 3, "counts"]
    counts = [said(e) for e in layer if classes(e) == ["counts"]]
    assert counts == [["3"], ["2"]]
