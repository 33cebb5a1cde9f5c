"""What is sent of a fragment that changed: parts, or all with placeholders; never too little."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.house import house
from westbound.web.live.patch import (
    Changes,
    ElementIndex,
    Patch,
    RenderedPage,
    changed_parts,
    diff,
    patch_with_placeholders,
)
from westbound.web.live.render import render_page
from westbound.web.live.view import view_for

STUB = re.compile(r'<(\w+) id="([^"]*)" data-same></\1>')
LAND = (
    '<svg><g id="land"><g id="a" class="x"><path d="M0"/></g><g id="b"><circle r="1"/></g></g>'
    '<g class="dots"><text>one &gt; two</text></g></svg>'
)


def filled(text: str, before: ElementIndex) -> str:
    """What a page makes of stubs: the elements it has."""
    return STUB.sub(lambda found: before.by_id[found[2]], text)


def patched(before: ElementIndex, changes: Changes) -> str:
    """What a page makes of parts and tags: they take the places of those it has."""
    text = before.text
    old = {part.id: before.opening(index) for index, part in enumerate(before.parts)}
    for name, part in changes.parts.items():
        assert text.count(before.by_id[name]) == 1
        text = text.replace(before.by_id[name], filled(part, before))
    for name, tag in changes.tags.items():
        assert text.count(old[name]) == 1
        text = text.replace(old[name], tag)
    return text


def page_after(before: RenderedPage, news: Patch) -> dict[str, str]:
    texts = dict(before.fragments)
    for name, text in news.fragments.items():
        if text is not None:
            texts[name] = filled(text, before.index(name))
            continue
        outline = before.index(name)
        parts = {key: part for key, part in news.parts.items() if key in outline.by_id}
        tags = {key: tag for key, tag in news.tags.items() if key in outline.by_id}
        texts[name] = patched(outline, Changes(parts, tags))
    return texts


def test_only_the_part_that_changed_is_sent() -> None:
    before, now = ElementIndex(LAND), ElementIndex(LAND.replace("M0", "M1"))
    changes = changed_parts(before, now)
    assert changes == Changes({"a": '<g id="a" class="x"><path d="M1"/></g>'}, {})
    assert patched(before, changes) == now.text


def test_of_a_part_with_the_same_content_only_the_tag_is_sent() -> None:
    before = ElementIndex(LAND)
    now = ElementIndex(LAND.replace('id="land"', 'id="land" class="wet"').replace("M0", "M1"))
    changes = changed_parts(before, now)
    assert changes is not None
    assert changes.tags == {"land": '<g id="land" class="wet">'}
    assert list(changes.parts) == ["a"]
    assert patched(before, changes) == now.text
    bare = changed_parts(now, before)
    assert bare is not None
    assert bare.tags == {"land": '<g id="land">'}  # an attribute that is gone
    assert patched(now, bare) == before.text


def test_another_kind_of_element_is_sent_as_a_whole() -> None:
    other = LAND.replace('<g id="b">', '<a id="b">').replace("</g></g>", "</a></g>")
    changes = changed_parts(ElementIndex(LAND), ElementIndex(other))
    assert changes == ({"b": '<a id="b"><circle r="1"/></a>'}, {})


def test_a_part_has_stubs_too_if_its_own_text_changed() -> None:
    now = ElementIndex(LAND.replace('<g id="land">', '<g id="land">wet').replace("M0", "M1"))
    changes = changed_parts(ElementIndex(LAND), now)
    assert changes is not None
    assert list(changes.parts) == ["land"]
    assert '<g id="b" data-same></g>' in changes.parts["land"]
    assert patched(ElementIndex(LAND), changes) == now.text


def test_what_comes_into_a_part_from_elsewhere_is_sent() -> None:
    disc = '<g id="disc"><circle class="disc" r="7"/></g>'
    before = ElementIndex(f'<svg><g id="a">{disc}</g><g id="b"><path d="M0"/></g></svg>')
    now = ElementIndex(f'<svg><g id="a"></g><g id="b"><path d="M0"/>{disc}</g></svg>')
    assert changed_parts(before, now) == ({"a": now.by_id["a"], "b": now.by_id["b"]}, {})


@pytest.mark.parametrize(
    ("after", "sent_as"),
    [
        (LAND.replace("one", "three"), None),
        (LAND.replace("</svg>", '<g id="c"><path d="M2"/></g></svg>'), None),
        (LAND.replace('<g id="b"><circle r="1"/></g></g>', "</g>"), {"land"}),
    ],
    ids=["text around", "part added", "part gone in a part"],
)
def test_if_more_than_parts_changed_the_fragment_has_stubs(
    after: str, sent_as: set[str] | None
) -> None:
    before, now = ElementIndex(LAND), ElementIndex(after)
    changes = changed_parts(before, now)
    assert (changes and set(changes.parts)) == sent_as
    sent = patch_with_placeholders(before, now)
    assert STUB.search(sent)
    assert len(sent) < len(now.text)
    assert filled(sent, before) == now.text


def test_parts_that_changed_places_are_named_only() -> None:
    first, second = '<g id="a"><path d="M0 0h9"/></g>', '<g id="b"><path d="M1 1h9"/></g>'
    before, now = (
        ElementIndex(f"<svg>{first}{second}</svg>"),
        ElementIndex(f"<svg>{second}{first}</svg>"),
    )
    assert changed_parts(before, now) is None
    assert patch_with_placeholders(before, now) == (
        '<svg><g id="b" data-same></g><g id="a" data-same></g></svg>'
    )


@pytest.mark.parametrize(
    "text",
    [
        '<g id="a"><path/></g><g id="a"><path/></g>',
        '<g id="a"><g></g>',
        '<g id="a"></g></g>',
        '<!-- <g id="a"> --><g id="b"></g>',
        '<script>"</g>"</script><g id="b"></g>',
        '<g id=""><path d="M0"/></g>',
        '<input id="a">',
        "no elements",
        "",
    ],
)
def test_what_cannot_be_taken_apart_is_left_whole(text: str) -> None:
    outline = ElementIndex(text)
    assert outline.parts == []
    assert patch_with_placeholders(outline, outline) == text


def test_elements_without_an_end_tag_are_no_trouble() -> None:
    text = '<div id="a"><input id="b"><br><p id="c">some words, and more of them</p></div>'
    assert [part.id for part in ElementIndex(text).parts] == ["a", "c"]


def test_a_page_that_follows_a_match_shows_what_a_fresh_page_would(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        ann, ben = here.visit("Ann", auto_end=True), here.visit("Ben", "es", auto_end=True)
        table_id = here.table(ann, ben)
        before: dict[str, RenderedPage] = {}
        sent = whole = 0
        for _ in range(40):
            here.asked(table_id, ann, ben).play_first(table_id)
            live = here.live(table_id)
            for visit, language in ((ann, "en"), (ben, "es"), (here.passer_by(), "it")):
                now = render_page(view_for(live, visit.person, language), [])
                if language in before:
                    news = diff(before[language], now)
                    assert page_after(before[language], news) == now.fragments
                    sent += len(news.fragments.get("board") or "")
                    sent += sum(map(len, (*news.parts.values(), *news.tags.values())))
                    whole += len(now.fragments["board"]) + len(now.fragments["players"])
                before[language] = now
    assert sent < whole / 4
