"""What holds for every chart: readable texts, names for screen readers, both themes."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.lab.charts.samples import LONG, SAMPLES
from tests.lab.charts.texts import SVG, boxes, problems
from westbound.lab.charts import NARROW, WIDE
from westbound.lab.charts.frame import TONES, TYPE, chart, style, tone, wrapped

EVERY = pytest.mark.parametrize("kind", SAMPLES)


@EVERY
@pytest.mark.parametrize("width", [NARROW, 400, WIDE])
def test_no_text_overlaps_another_or_leaves_the_picture(kind: str, width: int) -> None:
    svg = SAMPLES[kind](width)
    assert len(boxes(svg)) > 2
    assert problems(svg) == []


def test_texts_that_overlap_are_found() -> None:
    words = TYPE.text(50, 20, "here", "c-label") + TYPE.text(60, 22, "there", "c-label")
    assert problems(chart("a", "b", (100, 30), words)) == ["here and there overlap"]
    assert problems(chart("a", "b", (60, 30), words)) != ["here and there overlap"]


@EVERY
def test_a_chart_has_a_title_and_a_description_that_tells_its_numbers(kind: str) -> None:
    root = ElementTree.fromstring(SAMPLES[kind](NARROW))
    named = root.get("aria-labelledby", "").split()
    assert [child.get("id") for child in root[:2]] == named
    assert [child.tag for child in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert re.search(r"\d", root[1].text or "")
    assert root.get("role") == "img"


@EVERY
def test_every_colour_of_a_chart_is_declared_for_both_themes(kind: str) -> None:
    svg = SAMPLES[kind](NARROW)
    light, dark = style().split("@media(prefers-color-scheme:dark)")
    used = set(re.findall(r"var\((--c[\w-]+)\)", svg))
    assert used
    for name in used:
        assert f"{name}:var(" in light
        assert f"{name}:var(" in dark
    for number in re.findall(r'class="tone(\d+)"', svg):
        assert f".tone{number}{{" in light


def test_no_text_is_smaller_than_12_pixels() -> None:
    assert min(size for size, _ in TYPE.styles.values()) >= 12
    assert min(map(int, re.findall(r"font(?:-size)?:[\d ]*?(\d+)px", style()))) >= 12


def test_after_the_last_colour_they_begin_again() -> None:
    assert tone(0) == tone(len(TONES))


def test_words_are_broken_at_spaces_only() -> None:
    lines = wrapped(LONG, 120)
    assert len(lines) > 3
    assert " ".join(lines) == LONG
    assert wrapped("Philadelphia", 10) == ["Philadelphia"]
    assert wrapped("", 10) == [""]
