"""Hands: the own cards one by one, nothing of the others'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree as ET

from tests.games.great_western_trail.busy_walks import walk
from tests.games.great_western_trail.pages import PAGES, WALKS
from tests.games.great_western_trail.positions import a_state, hand
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.game import GAME
from westbound.kit.suites.markup import classes, targets


def test_the_own_hand_is_shown_card_by_card() -> None:
    for view in PAGES.some_views:
        state = read(view)
        assert state["viewer"] is not None
        own = state["seats"][state["viewer"]]
        assert own["hand"] is not None
        found = targets(PAGES.panel(view, own["seat"]))
        assert Counter(own["hand"]) == {
            t.removeprefix("hand:"): n for t, n in found.items() if t.startswith("hand:")
        }


def test_a_spectator_sees_no_hand() -> None:
    for seed, begin in WALKS[:3]:
        for count, moment in enumerate(walk(seed, begin)):
            if count % 61:
                continue
            state = moment.state
            view = GAME.observe(state, None)
            root = PAGES.page(view)
            assert not [t for t in targets(root) if t.startswith(("hand:", "card:"))]
            for seat in range(state.setup.players):
                backs = [e for e in PAGES.panel(view, seat).iter() if "art-back" in classes(e)]
                assert len(backs) == len(state.hand[seat])


def test_swapping_hidden_cards_changes_no_picture_for_others() -> None:
    first, second = a_state(3), a_state(3)
    hand(first, 0, "jersey jersey jersey guernsey")
    hand(second, 0, "dutch_belt dutch_belt black_angus guernsey")
    for viewer in (None, 1, 2):
        seen = [pictures(GAME.observe(state, viewer)) for state in (first, second)]
        assert seen[0] == seen[1]
    own = [pictures(GAME.observe(state, 0)) for state in (first, second)]
    assert own[0] != own[1]


def pictures(view: Mapping[str, object]) -> tuple[str, ...]:
    page = ET.tostring(PAGES.page(view), encoding="unicode")
    return page, *(s for _, sentences in PAGES.description(view) for s in sentences)
