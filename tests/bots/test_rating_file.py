"""A greedy bot that goes by a file of figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import make_bot
from westbound.bots.rating_file import read_rating
from westbound.engine.errors import BadInput
from westbound.engine.figures import shipped_text
from westbound.engine.rng import Rng
from westbound.games.registry import find_game

CARSON = find_game("carson")


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    path = tmp_path / "rating.toml"
    path.write_text(shipped_text(CARSON.package), "utf-8")
    return path


def choices(bot: str) -> list[str]:
    match = middle_of_a_match()
    made = make_bot(bot, match.game)
    return [str(made.choose(view_of(match), match.moves(), Rng(n))) for n in range(3)]


def test_it_plays_by_the_file(shipped: Path) -> None:
    assert choices(f"greedy(rating={shipped})") == choices("greedy")
    building = shipped.with_name("other.toml")
    building.write_text("road = [0.0, 9.0, 9.0, 9.0, 9.0]", "utf-8")
    assert choices(f"greedy(rating={building})") != choices("greedy")


def test_it_is_asked_for_in_another_game(shipped: Path) -> None:
    with pytest.raises(BadInput, match=r"rating\.toml does not fit Steam: there is no figure"):
        make_bot(f"greedy(rating={shipped})", find_game("steam"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read .*none: No such file"):
        read_rating(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff")
    with pytest.raises(BadInput, match=r"cannot read .*bytes: it is no text"):
        read_rating(tmp_path / "bytes")


def test_strangers_name_no_files(shipped: Path) -> None:
    with pytest.raises(BadInput, match="cannot be made here: rating names a file"):
        make_bot(f"greedy(rating={shipped})", modules=False)
    assert make_bot("greedy", modules=False).name == "greedy"
