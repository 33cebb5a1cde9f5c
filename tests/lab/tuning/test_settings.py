"""Settings of a tuning: each is told of in docs/tuning.md, and bad ones are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from westbound.engine.errors import BadInput
from westbound.lab.tuning.settings import Settings, settings_from

PAGE = Path(__file__).parents[3] / "docs/tuning.md"


def test_the_page_tells_of_every_setting_and_its_usual_value() -> None:
    page = PAGE.read_text("utf-8")
    for name, usual in Settings("", 2).to_json().items():
        assert name in ("game", "players") or f"| `{name}` | {usual:g} |" in page


def test_the_fewest_players_are_usual() -> None:
    assert settings_from({}, "steam").players == 3
    assert settings_from({"pairs": 3}, "carson", 5).changes == {"pairs": 3}


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"x": 1}, "there is no setting 'x'; there are: seed, pairs, "),
        ({"game": 1}, "there is no setting 'game'"),
        ({"pairs": 0}, "the setting 'pairs' is at least 1, not 0"),
        ({"pairs": 1.5}, "the setting 'pairs' is a whole number, not 1.5"),
        ({"spread": -1.0}, "the setting 'spread' is at least 0.001, not -1.0"),
        ({"step": float("nan")}, "the setting 'step' is at least 0.0001, not nan"),
    ],
)
def test_bad_settings(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        settings_from(values, "carson", 2)
    assert sentence in str(error.value)
