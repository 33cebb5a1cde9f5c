"""Three languages: nothing unmarked, nothing untranslated, nothing left over."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract

from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, open_table
from westbound.web.http.i18n import UserError, catalogs, choose_language, translations

WEB = Path(str(files("westbound.web")))
TEMPLATES = sorted(WEB.glob("templates/**/*.html"))
SOURCES = sorted(WEB.glob("**/*.py"))
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2)}
PYTHON_KEYWORDS = {
    **KEYWORDS,
    "gettext_noop": None,
    "translate": (2,),
    **dict.fromkeys(("UserError", "TooMany", "WrongPassword"), (1,)),
}
FOREIGN = ("es", "it")
GAP = re.compile(r"%\(\w+\)[sd]")
SHOWN_ATTRIBUTES = ("alt", "aria-label", "placeholder", "title", "data-copied")
OWN_NAMES = {"Westbound", "Tab", "Enter", "Esc", "Escape"}  # the same in every language
MessageId = str | tuple[str, ...]


def used() -> set[MessageId]:
    """Every text that templates and Python code mark for translation."""
    found: set[MessageId] = set()
    for path in TEMPLATES:
        with path.open("rb") as file:
            options = {"trim_blocks": "true", "lstrip_blocks": "true"}
            for _, message, *_ in extract("jinja2.ext:babel_extract", file, KEYWORDS, (), options):
                found.add(message)
    for path in SOURCES:
        with path.open("rb") as file:
            for _, message, *_ in extract("python", file, PYTHON_KEYWORDS):
                found.add(message)
    return found


def several(texts: object) -> list[str]:
    """A text, or the texts for one and for many."""
    return [str(text) for text in texts] if isinstance(texts, tuple | list) else [str(texts)]


def translated(language: str) -> Iterator[Message]:
    for catalog in catalogs(language):
        yield from (message for message in catalog if message.id)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_is_translated_and_none_is_left_over(language: str) -> None:
    known = {message.id for message in translated(language)}
    marked = used()
    assert len(marked) > 100
    assert sorted(map(str, marked - known)) == []
    assert sorted(map(str, known - marked)) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_no_translation_is_empty_fuzzy_or_with_other_gaps(language: str) -> None:
    for message in translated(language):
        assert not message.fuzzy, message.id
        gaps = {gap for text in several(message.id) for gap in GAP.findall(text)}
        for string in several(message.string):
            assert string, message.id
            assert set(GAP.findall(string)) == gaps, message.id


@pytest.mark.parametrize("language", FOREIGN)
def test_both_files_of_a_language_say_the_same(language: str) -> None:
    said: dict[object, object] = {}
    for message in translated(language):
        assert said.setdefault(message.id, message.string) == message.string


class Unmarked(HTMLParser):
    """Collects the letters of a template that are outside of any mark."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self._look(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in SHOWN_ATTRIBUTES:
                self._look(value or "")

    def _look(self, text: str) -> None:
        for word in re.findall(r"[^\W\d_]{2,}", text):
            if word not in OWN_NAMES:
                self.found.append(word)


def unmarked(template: str) -> list[str]:
    """Words of a template that would be English in every language."""
    text = re.sub(r"{#.*?#}", "", template, flags=re.S)
    text = re.sub(r"{% block body_class %}.*?{% endblock %}", "", text, flags=re.S)
    text = re.sub(r"{%-?\s*trans\b.*?{%-?\s*endtrans\s*-?%}", "", text, flags=re.S)
    text = re.sub(r"{%.*?%}", "", text, flags=re.S)
    text = re.sub(r"{{.*?}}", "", text, flags=re.S)
    parser = Unmarked()
    parser.feed(text)
    return parser.found


def test_the_checker_finds_unmarked_text() -> None:
    assert unmarked("<p>Hello {{ name }}</p>") == ["Hello"]
    assert unmarked('<a title="Go">{{ _("x") }}</a>') == ["Go"]
    assert unmarked('{% trans n=1 %}Hi{% endtrans %}<b class="big">Westbound</b>{# no #}') == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_have_no_unmarked_text(path: Path) -> None:
    assert unmarked(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_fit_the_content_security_policy(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"""\sstyle\s*=\s*["']""", text)
    assert not re.search(r"\son\w+\s*=", text)
    assert not re.search(r"<style", text)
    assert not re.search(r"<script(?![^>]*(?:src=|application/json))", text)


@pytest.mark.parametrize("language", FOREIGN)
def test_no_page_shows_a_sentence_in_english(new_browser: NewBrowser, language: str) -> None:
    browser, other = new_browser(language, name="Ann"), new_browser(language)
    table = open_table(browser, ME, OPEN, BOT, public=True, options={"buildings": "base"})
    private = open_table(browser, ME, OPEN)
    link = table.invitations[0].address
    pages = [
        browser.page(path)
        for path in (
            "/", "/new", "/tables", "/account", "/shortcuts", "/rules/carson",
            "/rules/carson/components", "/rules/carson/reconstructed",
            "/rules/table", f"/t/{table.id}", "/nothing",
        )
    ]  # fmt: skip
    pages += [
        other.page(path)
        for path in (
            "/",
            "/tables",
            "/account",
            link,
            link + "x",
            f"/t/{table.id}",
            f"/t/{private.id}",
        )
    ]
    browser.post(f"/api/v1/tables/{private.id}/close")
    pages += [b.page(f"/t/{private.id}") for b in (browser, other)]
    english = [m for m in map(str, used()) if len(m) > 11 and "%" not in m and "(" not in m]
    spoken = translations(language)
    for page in pages:
        assert f'<html lang="{language}"' in page.text
        text = html.unescape(page.text)
        for sentence in english:
            if spoken.gettext(sentence) != sentence:
                assert not re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", text), sentence


def test_the_browsers_language_counts_when_nothing_was_chosen() -> None:
    assert choose_language("it", "es") == "it"
    assert choose_language(None, "fr, es;q=0.5") == "es"
    assert choose_language("xx", None) == "en"


def test_a_problem_is_told_in_any_language() -> None:
    problem = UserError("A password needs at least %(minimum)s characters.", minimum=8)
    assert str(problem) == "A password needs at least 8 characters."
    assert problem.in_language("it") == "Una password ha bisogno di almeno 8 caratteri."
    assert UserError("100 % sure").in_language("es") == "100 % sure"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("es-MX,es;q=0.9,en;q=0.5", "es"),
        ("de-DE,it;q=0.7,en;q=0.5", "it"),
        ("de-DE", "en"),
        ("", "en"),
    ],
)
def test_the_browser_says_which_language(
    new_browser: NewBrowser, accepted: str, language: str
) -> None:
    assert f'<html lang="{language}"' in new_browser(accepted).page("/").text


def test_a_chosen_language_needs_no_name_and_beats_the_browser(browser: Browser) -> None:
    assert browser.patch("/api/v1/me", {"language": "it"}).json()["language"] == "it"
    assert set(browser.cookies) == {"language"}
    assert "Gioca subito contro i bot" in browser.page("/").text
    assert browser.patch("/api/v1/me", {"language": "tlh"}).status_code == 422


def test_the_language_goes_with_the_person(new_browser: NewBrowser) -> None:
    here, there = new_browser(name="Ann"), new_browser()
    here.patch("/api/v1/me", {"language": "es"})
    here.post("/api/v1/keep", {"login": "ann", "password": "correct horse"})
    there.post("/api/v1/login", {"login": "ann", "password": "correct horse"})
    assert there.get("/api/v1/me").json()["language"] == "es"
    assert there.cookies["language"] == "es"


def test_a_new_guest_has_a_name_in_their_language(new_browser: NewBrowser) -> None:
    assert open_table(new_browser("it"), ME, BOT).seats[0].name.startswith("Ospite ")
