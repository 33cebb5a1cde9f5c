"""Style sheets, scripts and fonts: fingerprints, imports, and the size of a first load."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import westbound
from tests.web.conftest import Browser, NewBrowser
from westbound.web.http import render
from westbound.web.http.assets import asset_address, find_asset, has_asset

MAX_ON_FIRST_LOAD = 150_000
STATIC = re.compile(r'(?:href|src)="(/static/[^"]+)"')
SOURCES = Path(westbound.__file__).parent
FONTS = SOURCES / "web/static/vendor/fonts"
WHOLE_FONT = 20_000  # bytes: a smaller one has been cut


def test_games_bring_their_own_files(browser: Browser) -> None:
    answer = browser.get("/static/games/carson/cover.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert browser.get("/static/games/carson/board.css").status_code == 200


def test_pictures_named_in_a_style_sheet_have_fingerprints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.web.http.assets._folder", lambda _: tmp_path)
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
    monkeypatch.setattr("westbound.web.http.assets._folder", lambda _: tmp_path)
    (tmp_path / "a.js").write_text("1")
    before = asset_address("a.js")
    (tmp_path / "a.js").write_text("2")
    stamp = (tmp_path / "a.js").stat().st_mtime_ns
    os.utime(tmp_path / "a.js", ns=(stamp, stamp + 1_000_000))
    assert asset_address("a.js") != before


def test_an_edit_of_what_a_script_imports_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.web.http.assets._folder", lambda _: tmp_path)
    (tmp_path / "whole.js").write_text('import { b } from "./part.js";\n')
    (tmp_path / "part.js").write_text("export const b = 1;\n")
    before = asset_address("whole.js")
    assert asset_address("whole.js") == before
    (tmp_path / "part.js").write_text("export const b = 2;\n")
    stamp = (tmp_path / "part.js").stat().st_mtime_ns
    os.utime(tmp_path / "part.js", ns=(stamp, stamp + 1_000_000))
    assert asset_address("whole.js") != before


def test_scripts_of_others_are_sent_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.web.http.assets._folder", lambda _: tmp_path)
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor/x.js").write_text("// ours would lose this\nexport {};\n")
    script = find_asset("vendor/x.js")
    assert script is not None
    assert script.content == b"// ours would lose this\nexport {};\n"


def test_a_page_asks_for_a_script_once_and_for_nothing_below_it(browser: Browser) -> None:
    """All of our scripts can be joined, and none is left to be asked for."""
    for place in (SOURCES / "web/static/js").rglob("*.js"):
        path = place.relative_to(SOURCES / "web/static").as_posix()
        text = browser.get(asset_address(path)).text
        assert not re.search("^import", text, re.MULTILINE), path


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
    """Page, styles, scripts, picture, and every font for our texts, as they travel."""
    page = browser.send("GET", "/", headers={"Accept-Encoding": "gzip"})
    total = int(page.headers["content-length"])
    fonts = list(FONTS.glob("*-latin-*.woff2"))
    wanted = {*STATIC.findall(page.text), *(f"/static/vendor/fonts/{f.name}" for f in fonts)}
    for address in wanted:
        answer = browser.send("GET", address, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200, address
        total += int(answer.headers["content-length"])
    if any(font.stat().st_size > WHOLE_FONT for font in fonts):
        total -= sum(font.stat().st_size for font in fonts) // 2  # as if they had been cut
    assert total <= MAX_ON_FIRST_LOAD


def ranges(text: str) -> set[str]:
    """The characters of a `unicode-range`."""
    found: set[str] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", text):
        found |= {chr(number) for number in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def test_the_first_part_of_the_fonts_has_every_character_of_our_texts() -> None:
    """What the fonts have, but only in their second part, is for what people write themselves."""
    css = (SOURCES / "web/static/css/fonts.css").read_text(encoding="utf-8")
    faces = re.findall(r"-(latin|rest)-\d00-normal.*?unicode-range:\s+([^;]+);", css, re.DOTALL)
    parts = {part: ranges(text) for part, text in faces}
    assert len(faces) == 10
    assert all(ranges(text) == parts[part] for part, text in faces)
    assert not parts["latin"] & parts["rest"]
    assert parts["latin"] | parts["rest"] >= set(map(chr, range(0xA0, 0x100)))
    written: dict[str, Path] = {}
    for kind in ("html", "js", "po", "py", "svg", "toml"):
        for place in (SOURCES / "web", SOURCES / "games"):
            for source in place.rglob(f"*.{kind}"):
                if "vendor" not in source.parts:
                    written |= dict.fromkeys(source.read_text(encoding="utf-8"), source)
    assert {c: written[c] for c in written.keys() & parts["rest"]} == {}
    assert set("ñèúÁÈ¿»×…−") <= written.keys()
