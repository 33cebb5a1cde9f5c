from __future__ import annotations

import re

from westbound.lab.page import page, paragraph, section


def test_a_page_is_whole_by_itself() -> None:
    html = page("A <title>", section("Seats", paragraph("a & b")), language="es", lead="Two.")
    assert html.startswith("<!doctype html>")
    assert "<html><head>" not in html
    assert 'lang="es"' in html
    assert html.count("A &lt;title&gt;") == 2
    assert "a &amp; b" in html
    assert "<script" not in html
    assert not re.search(r"(href|src)=|url\(|@import", html)


def test_a_page_has_both_themes_and_can_be_printed() -> None:
    html = page("T")
    assert "prefers-color-scheme: dark" in html
    assert "@media print" in html
    assert "viewport" in html
    assert "<footer>" not in html
    assert "<footer>" in page("T", foot="by")
    assert 'class="above"' in page("T", above="Westbound")
