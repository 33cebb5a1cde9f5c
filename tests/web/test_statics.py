"""Static files: fingerprints, caching, compression, and nothing outside of their folders."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tests.web.conftest import Browser, NewBrowser
from westbound.web import render, server
from westbound.web.assets import asset_address, find_asset, has_asset

MOST_ON_FIRST_LOAD = 150_000
STATIC = re.compile(r'(?:href|src)="(/static/[^"]+)"')
IMPORT = re.compile(r'from "\./([a-z/]+\.js)"')


def test_an_address_with_the_fingerprint_may_be_kept_for_ever(browser: Browser) -> None:
    address = asset_address("css/base.css")
    assert re.fullmatch(r"/static/css/base\.css\?v=[0-9a-f]{12}", address)
    answer = browser.get(address)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize("address", ["/static/css/base.css", "/static/css/base.css?v=0123456789ab"])
def test_any_other_address_is_asked_again_and_answered_shortly(
    browser: Browser, address: str
) -> None:
    answer = browser.get(address)
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.send("GET", address, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_text_is_compressed_for_those_who_can_read_it(browser: Browser) -> None:
    packed = browser.send("GET", "/static/css/base.css", headers={"Accept-Encoding": "gzip"})
    plain = browser.send("GET", "/static/css/base.css", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.content == plain.content
    assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "../app.py",
        "%2e%2e/app.py",
        "css/../../app.py",
        "css/%2e%2e/%2e%2e/app.py",
        "games/carson/../game.py",
        "games/carson/%2e%2e/game.py",
        "games/carson",
        "games/chess/board.css",
        "games",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "..%5capp.py",
        ".hidden",
        "css",
        "css/nothing.css",
        "x" * 300,
        "",
    ],
)
def test_nothing_else_can_be_read(browser: Browser, path: str) -> None:
    assert browser.get(f"/static/{path}").status_code == 404


def test_games_bring_their_own_files(browser: Browser) -> None:
    answer = browser.get("/static/games/carson/cover.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert browser.get("/static/games/carson/board.css").status_code == 200


def test_pictures_named_in_a_style_sheet_have_fingerprints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.web.assets._folder", lambda _: tmp_path)
    (tmp_path / "css").mkdir()
    (tmp_path / "a.svg").write_text("<svg/>")
    (tmp_path / "css/x.css").write_text('a{b:url("../a.svg")} c{d:url("../none.svg")}')
    picture, sheet = find_asset("a.svg"), find_asset("css/x.css")
    assert picture is not None
    assert sheet is not None
    assert sheet.content.decode() == (
        f'a{{b:url("../a.svg?v={picture.fingerprint}")}} c{{d:url("../none.svg")}}'
    )


def test_an_edited_file_has_a_new_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.web.assets._folder", lambda _: tmp_path)
    (tmp_path / "a.js").write_text("1")
    before = asset_address("a.js")
    (tmp_path / "a.js").write_text("2")
    stamp = (tmp_path / "a.js").stat().st_mtime_ns
    os.utime(tmp_path / "a.js", ns=(stamp, stamp + 1_000_000))
    assert asset_address("a.js") != before


def test_pages_work_without_the_files_of_others(
    new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = {"has_asset": lambda path: not path.startswith("vendor/") and has_asset(path)}
    monkeypatch.setitem(render.environment("en").globals, "has_asset", without["has_asset"])
    page = new_browser().page("/").text
    assert "fonts.css" not in page
    assert "vendor" not in page


def test_every_static_address_of_the_pages_exists(browser: Browser) -> None:
    for path in ("/", "/new", "/tables", "/account", "/rules/carson", "/rules/carson/components"):
        for address in STATIC.findall(browser.page(path).text):
            answer = browser.get(address)
            assert answer.status_code == 200, address
            assert "immutable" in answer.headers["cache-control"]


def test_the_first_load_of_the_front_page_is_small(browser: Browser) -> None:
    """Page, styles, scripts, picture, and every font there is, as they travel."""
    page = browser.send("GET", "/", headers={"Accept-Encoding": "gzip"})
    total = int(page.headers["content-length"])
    wanted = set(STATIC.findall(page.text))
    for address in list(wanted):
        text = browser.get(address).text if ".js" in address else ""
        wanted |= {f"/static/js/{name}" for name in IMPORT.findall(text)}
    fonts = Path(server.__file__).parent / "static/vendor/fonts"
    wanted |= {f"/static/vendor/fonts/{font.name}" for font in fonts.glob("*.woff2")}
    for address in wanted:
        answer = browser.send("GET", address, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200, address
        total += int(answer.headers["content-length"])
    assert total <= MOST_ON_FIRST_LOAD


def test_favicon_manifest_and_robots(browser: Browser) -> None:
    assert browser.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
    manifest = browser.get("/static/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert browser.get(json.loads(manifest.text)["icons"][0]["src"]).status_code == 200
    assert "Disallow: /t/" in browser.get("/robots.txt").text
