"""Rulebooks and the reference of pieces: anchors, links, and nothing missing."""

from __future__ import annotations

import html

import pytest

from tests.web.conftest import Browser, NewBrowser
from westbound.engine.reconstructions import Reconstructions, reconstructions
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game, games
from westbound.web import game_info
from westbound.web.pages import rulebook as rulebook_pages
from westbound.web.pages.rulebook import link_rules

NOTHING = Reconstructions((), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_every_rule_and_example_has_its_anchor(
    new_browser: NewBrowser, language: str, game_id: str
) -> None:
    page = new_browser(language).page(f"/rules/{game_id}").text
    book = rulebook(find_game(game_id).package, language)
    for rule in book.rules():
        assert page.count(f'id="{rule}"') == 1, rule
    for section in book.sections:
        assert f'<section id="{section.id}"' in page
        assert html.escape(section.title, quote=True).replace("&#x27;", "&#39;") in page


def test_the_rules_lead_to_a_rulebook(browser: Browser) -> None:
    answer = browser.page("/rules")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/carson")


def test_a_rule_that_names_another_links_to_it(browser: Browser) -> None:
    page = browser.page("/rules/carson").text
    assert 'see <a href="#CC-120">CC-120</a>' in page


def test_links_are_made_of_known_rules_only_and_the_rest_is_escaped() -> None:
    known = frozenset({"CC-001", "CC-EX-02"})
    text = link_rules("<b>CC-001</b>, CC-EX-02 & CC-999", known)
    assert text == (
        '&lt;b&gt;<a href="#CC-001">CC-001</a>&lt;/b&gt;, '
        '<a href="#CC-EX-02">CC-EX-02</a> &amp; CC-999'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_drawing_and_rules_that_exist(
    new_browser: NewBrowser, language: str
) -> None:
    page = new_browser(language).page("/rules/carson/components").text
    known = rulebook(find_game("carson").package, language).rules()
    assert page.count("<article") == page.count('class="art board-') > 20
    assert page.count("<svg") > page.count("<article")
    for link in page.split('href="/rules/carson#')[1:]:
        assert link.split('"')[0] in known


def test_an_unknown_book_is_a_page_that_is_not_there(new_browser: NewBrowser) -> None:
    books = [f"/rules/chess{page}" for page in ("", "/components", "/reconstructed")]
    for address in (*books, "/nothing/here", "/t/nothing"):
        answer = new_browser("es").page(address)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert "Este sendero no lleva a ninguna parte" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rules_have_a_page_with_their_anchors(
    new_browser: NewBrowser, language: str
) -> None:
    browser = new_browser(language)
    page = browser.page("/rules/table")
    book = rulebook("westbound.engine", language)
    assert page.status_code == 200
    assert f"<h1>{book.title}</h1>" in html.unescape(page.text)
    for rule, text in book.rules().items():
        assert page.text.count(f'id="{rule}"') == 1
        assert text in html.unescape(page.text)
    assert 'href="/rules/table"' in browser.page("/rules/carson").text
    assert 'href="/rules/carson"' in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_what_we_had_to_reconstruct_has_a_page(
    new_browser: NewBrowser, language: str, game_id: str
) -> None:
    browser, package = new_browser(language), find_game(game_id).package
    answer = browser.page(f"/rules/{game_id}/reconstructed")
    assert answer.status_code == 200
    words = " ".join(html.unescape(answer.text).split())
    known, rules = reconstructions(package, language), rulebook(package, language).rules()
    for part in known.parts:
        assert f'<article class="card" id="{part.id}">' in answer.text
        assert all(text in words for text in (part.title, part.unknown, part.used, part.why))
        assert part.file.replace("/", "/<wbr>") in answer.text
        assert all(entry.value in words for entry in part.entries)
    for reading in known.readings:
        assert reading.text in words
    for link in answer.text.split(f'href="/rules/{game_id}#')[1:]:
        assert link.split('"')[0] in rules


@pytest.mark.parametrize("page", ["", "/components"])
def test_rulebook_and_pieces_lead_to_what_we_had_to_reconstruct(
    browser: Browser, page: str
) -> None:
    assert 'href="/rules/steam/reconstructed"' in browser.page(f"/rules/steam{page}").text


def test_a_game_without_reconstructions_has_no_such_page(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (game_info, rulebook_pages):
        monkeypatch.setattr(module, "reconstructions", lambda package, language: NOTHING)
    assert browser.page("/rules/gwt/reconstructed").status_code == 404
    for path in ("/rules/gwt", "/rules/gwt/components", "/new?game=gwt"):
        answer = browser.page(path)
        assert answer.status_code == 200
        assert "reconstructed" not in answer.text
