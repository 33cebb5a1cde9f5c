"""Pages from templates: names stay text, the theme is remembered."""

from __future__ import annotations

import pytest

from tests.web.conftest import ME, OPEN, Browser, NewBrowser, open_table

HOSTILE = "<img src=x onerror=alert(1)>\"'&{{7*7}}"


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_hostile_names_stay_text_on_every_page(new_browser: NewBrowser, language: str) -> None:
    host, friend = new_browser(language, name=HOSTILE), new_browser(language)
    here = {"kind": "here", "name": HOSTILE}
    table = open_table(host, ME, here, OPEN, OPEN, public=True)
    link = table.invitations[0].address
    running = open_table(host, ME, here)
    pages = [
        host.page(p) for p in ("/", "/tables", "/account", f"/t/{table.id}", f"/t/{running.id}")
    ]
    pages += [friend.page(p) for p in ("/", link, f"/t/{table.id}", f"/t/{running.id}")]
    shown_once = 0
    for page in pages:
        assert page.status_code == 200
        assert "<img src=x" not in page.text
        assert "49" not in page.text.split("onerror")[-1][:20]
        shown_once += "&lt;img src=x" in page.text
    assert shown_once == len(pages)


@pytest.mark.parametrize(
    ("cookie", "theme"), [("dark", "dark"), ("light", "light"), ('"><b>', "auto"), ("", "auto")]
)
def test_the_colours_are_remembered(browser: Browser, cookie: str, theme: str) -> None:
    browser.cookies = {"theme": cookie}
    assert f'data-theme="{theme}">' in browser.page("/").text
