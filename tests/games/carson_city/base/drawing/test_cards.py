"""The character cards: sides, takers, and the two names of card 14."""

from __future__ import annotations

from tests.games.carson_city.pages import base_pages, pages
from westbound.games.carson_city.base.drawing.cards import FACE, is_borrowed, shown_faces
from westbound.games.carson_city.base.drawing.layout import CARD_HEIGHT, CARDS_Y
from westbound.kit.suites.markup import classes, place_of, said
from westbound.kit.suites.pages import NAMES


def test_taken_characters_carry_their_taker() -> None:
    for view, _, groups in base_pages()[::3]:
        takers = {seat["character"]: seat["seat"] for seat in view["seats"]}
        for name in (card["name"] for card in view["cards"]):
            taken = ["taken", f"p{takers[name]}"] if name in takers else []
            assert classes(groups[f"character-{name}"]) == ["card", "side-yellow", *taken]


def test_cards_show_side_taker_and_both_names_of_fourteen() -> None:
    both = borrowed = 0
    for view, _, groups in pages():
        for card in view["cards"]:
            faces = shown_faces(view, card)
            both += len(faces) == 2
            borrowed += is_borrowed(view, card)
            for face in faces:
                group = groups[f"character-{FACE[face].name}"]
                assert ("side-red" in classes(group)) == (FACE[face].side == 1)
                assert ("taken" in classes(group)) == (card["seat"] is not None)
                assert str(card["number"]) in said(group)
                label = group.attrib["aria-label"]
                assert ("red side" if FACE[face].side else "yellow side") in label
                if card["seat"] is not None:
                    word = "borrowed" if is_borrowed(view, card) else "taken"
                    assert f"{word} by {NAMES[card['seat']]}" in label
    assert both
    assert borrowed


def test_the_two_halves_of_fourteen_lie_one_below_the_other() -> None:
    groups = next(page.groups for page in pages() if "character-undertaker" in page.groups)
    x, top = place_of(groups["character-doctor"])
    below_x, below = place_of(groups["character-undertaker"])
    assert x == below_x
    assert (top, below) == (CARDS_Y, CARDS_Y + CARD_HEIGHT / 2 + 1)
