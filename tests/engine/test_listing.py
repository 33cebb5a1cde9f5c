"""Words in a row: commas, and the word before the last one in each language."""

from __future__ import annotations

import pytest

from westbound.engine.listing import listing
from westbound.engine.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_stands_alone(language: str) -> None:
    assert listing(["Ana"], language) == "Ana"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Ana and Bo", "Ana, Bo and Cy"),
        ("es", "Ana y Bo", "Ana, Bo y Cy"),
        ("it", "Ana e Bo", "Ana, Bo e Cy"),
    ],
)
def test_and_before_the_last_word_only(language: str, two: str, three: str) -> None:
    assert listing(["Ana", "Bo"], language) == two
    assert listing(["Ana", "Bo", "Cy"], language) == three


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hilda", "Ana e Hilda"),
        ("Hiena", "Ana y Hiena"),
        ("Eva", "Ana y Eva"),
        ("★ Inés", "Ana e ★ Inés"),
    ],
)
def test_spanish_y_becomes_e_before_the_sound_i(name: str, told: str) -> None:
    assert listing(["Ana", name], "es") == told


@pytest.mark.parametrize(("name", "told"), [("Eva", "Ana ed Eva"), ("Ivo", "Ana e Ivo")])
def test_italian_e_becomes_ed_before_an_e(name: str, told: str) -> None:
    assert listing(["Ana", name], "it") == told
