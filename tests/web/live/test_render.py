"""The fragments of a page."""

from __future__ import annotations

from pathlib import Path

from tests.web.house import house
from westbound.web.live.render import render_page
from westbound.web.live.view import view_for


def test_the_same_look_is_drawn_once(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        ann = here.visit("Ann")
        table_id = here.table(ann, bots=1)
        live = here.settle(table_id)
        first = render_page(view_for(live, ann.person, "en"), [])
        assert render_page(view_for(live, ann.person, "en"), []) is first
        assert render_page(view_for(live, ann.person, "it"), []) is not first
        assert render_page(view_for(live, None, "en"), []) is not first
        assert render_page(view_for(live, ann.person, "en", at=3), []) is not first
        ann.play_first(table_id)
        assert render_page(view_for(here.live(table_id), ann.person, "en"), []) is not first
