"""An auction on the board and in the players' areas."""

from __future__ import annotations

from tests.games.carson_city.pages import items, pages
from westbound.kit.suites.markup import classes, said


def test_an_auction_shows_what_is_offered_and_the_highest_bid() -> None:
    bids = 0
    for page in pages():
        going = page.scene.auction
        if going is None:
            continue
        places = [f"parcel-{name}" for name in going.parcels] or ["space-ammunition"]
        for place in places:
            flag = next(e for e in page.groups[place] if "bid" in classes(e))
            if going.leader is not None:
                assert f"p{going.leader}" in classes(flag)
                assert f"${going.high}" in said(flag)
                line = items(page.panel(going.leader), "state-leader")
                assert f"${going.high}" in "".join(line[0].itertext())
                bids += 1
    assert bids
