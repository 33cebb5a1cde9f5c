"""Static files: kept by browsers, compressed, and nothing else can be read."""

from __future__ import annotations

import json
import re

import pytest

from tests.web.conftest import Browser
from westbound.web.http.assets import asset_address


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


def test_favicon_manifest_and_robots(browser: Browser) -> None:
    assert browser.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
    manifest = browser.get("/static/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert browser.get(json.loads(manifest.text)["icons"][0]["src"]).status_code == 200
    assert "Disallow: /t/" in browser.get("/robots.txt").text
