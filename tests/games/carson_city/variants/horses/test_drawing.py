"""Horses on the pages: corrals, horses and rodeo tokens."""

from __future__ import annotations

from collections import Counter

from tests.games.carson_city.measure import figures_on, stays_in, view_box
from tests.games.carson_city.pages import PAGES, figures, items, pages
from westbound.games.carson_city.base.drawing.art import SIGNS
from westbound.games.carson_city.base.drawing.pieces import cowboy
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.drawing import CORRAL_POWERS
from westbound.games.carson_city.variants.horses.pieces import CORRAL_BOX, HORSE, corral
from westbound.kit.suites.markup import classes
from westbound.kit.suites.pages import NAMES


def test_corrals_show_hats_horses_and_cowboy_and_only_own_ones_can_be_picked() -> None:
    seen: Counter[str] = Counter()
    for page in pages():
        for own in page.view["seats"]:
            root = page.panel(own["seat"])
            pens = items(root, "corral")
            if own["corrals"] is None:
                assert pens == []
                continue
            mine = own["seat"] == page.view["viewer"]
            for pen, corral_, hats in zip(pens, own["corrals"], HATS, strict=True):
                drawing = "".join(c for e in pen.iter() for c in (*classes(e), " "))
                assert drawing.count("k-felt") == hats == corral_["hats"]
                assert ("data-target" in pen.attrib) == mine
                label = pen.attrib["aria-label"]
                assert f"{corral_['horses']} horse" in label
                guests = drawing.count("c-body") - (corral_ is own["corrals"][1])  # its power
                assert ("cowboy" in label) == corral_["cowboy"] == bool(guests)
                seen.update({"horse": corral_["horses"], "cowboy": corral_["cowboy"]})
            points = sum(c["horses"] * c["hats"] * (1 + c["cowboy"]) for c in own["corrals"])
            told = "1 rodeo point" if points == 1 else f"{points} rodeo points"
            assert told in [e.text for e in items(root, "panel-note")]
            assert figures(root)["horses"] == str(own["horses"])
            assert figures(root)["rodeo"] == str(own["rodeo_tokens"])
    assert seen["horse"]
    assert seen["cowboy"]


def test_corrals_and_the_supply_are_told() -> None:
    told = 0
    for view in PAGES.views:
        parts = dict(PAGES.description(view))
        left = view["horses_left"]
        for heading, lines in parts.items():
            corrals = sum(line.startswith("Corral ") for line in lines)
            if heading.removeprefix("Player ").removesuffix(" (you)") in NAMES:
                assert corrals == (0 if left is None else len(HATS))
            else:
                assert corrals == 0
        if left is not None:
            assert f"Horses in the supply: {left}." in parts["River, outlaws and supplies"]
            told += 1
    assert told


def test_every_corral_stays_in_its_box() -> None:
    for hats in range(1, 6):
        for horses in range(7):
            for guest in ("", cowboy(2)):
                assert stays_in(corral(hats, horses, guest), view_box(CORRAL_BOX))
    assert stays_in(HORSE, (-12, -18.1, 12, 0))


def test_many_horses_are_counted() -> None:
    assert corral(1, 3).count(HORSE) == 3
    assert figures_on(corral(1, 3)) == []
    assert (figures_on(corral(1, 4)), corral(1, 4).count(HORSE)) == (["×4"], 1)
    assert figures_on(corral(1, 3, cowboy(0))) == ["×3"]
    assert [corral(hats).count("k-felt") for hats in range(1, 6)] == [1, 2, 3, 4, 5]


def test_every_corral_has_its_power() -> None:
    assert set(CORRAL_POWERS) == {1, 2, 3, 4, 5}
    tokens = {token for powers in CORRAL_POWERS.values() for token in powers}
    assert {token[1:] for token in tokens if token[0] == "@"} <= SIGNS.keys()
