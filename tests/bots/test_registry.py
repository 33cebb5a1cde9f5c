"""Bots by name: installed ones with their styles and parameters, and classes of modules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import cast

import pytest

from tests.bots.builders import Scout
from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import TinyState
from westbound.bots import (
    LiveView,
    bot_info,
    bot_names,
    can_play,
    is_installed,
    make_bot,
    registry,
)
from westbound.bots.ladder import LEVELS, OLDER
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.lab.simulation import Case, make_plan

HERE = "tests.bots.builders"
OURS = [*LEVELS, *OLDER]


class WithStyles(Tiny):
    """Tiny, with a style that wants to lose."""

    styles = ("generous",)

    def evaluate(self, state: TinyState, seat: int, style: str = "") -> float:
        worth = float(sum(rank * count for rank, count in enumerate(state.hands[seat])))
        return -worth if style == "generous" else worth


PLAIN, STYLED = cast("Game[State]", Tiny()), cast("Game[State]", WithStyles())


def test_bots_are_made_by_name() -> None:
    assert bot_names() == OURS
    assert all(make_bot(name).name == name for name in bot_names())
    with pytest.raises(BadInput, match=r"no bot 'clever'; there are: .*greedy"):
        make_bot("clever")


# --- styles


def test_styles_have_names_where_the_game_has_them() -> None:
    assert bot_names() == bot_names(PLAIN) == OURS
    upper = [part for level in LEVELS[2:] for part in (level, f"{level}:generous")]
    assert bot_names(STYLED) == [*LEVELS[:2], *upper, *OLDER, "greedy:generous"]
    assert all(make_bot(name, STYLED).name == name for name in bot_names(STYLED))
    assert make_bot("greedy:whatever").name == "greedy:whatever"  # checked when the game is known
    assert make_bot("greedy(style=generous)", STYLED).name == "greedy:generous"


@pytest.mark.parametrize("name", ["greedy:", "random:generous", "clever:generous", ":generous"])
def test_only_bots_that_can_play_styles_take_one(name: str) -> None:
    with pytest.raises(
        BadInput, match=f"no bot '{name}'; there are: drifter, .*, greedy, greedy:generous"
    ):
        make_bot(name, STYLED)


@pytest.mark.parametrize("name", ["greedy:mean", "greedy(style=mean)"])
def test_a_style_that_the_game_does_not_have(name: str) -> None:
    with pytest.raises(BadInput, match="no style 'mean'; its styles are: generous"):
        make_bot(name, STYLED)
    with pytest.raises(BadInput, match="Tiny has no style 'mean'; its styles are: none"):
        make_bot(name, PLAIN)


def test_a_bot_may_know_its_own_styles() -> None:
    """The levels play those that a game's `levels.toml` lists; a rookie none."""
    assert make_bot("legend:generous", STYLED).name == "legend:generous"
    with pytest.raises(BadInput, match="no style 'generous'; its styles are: none"):
        make_bot("rookie(style=generous)", STYLED)


def test_a_bot_has_one_style() -> None:
    with pytest.raises(BadInput, match=r"'greedy:generous\(style=mean\)' has two styles"):
        make_bot("greedy:generous(style=mean)", STYLED)


def test_the_style_decides_what_is_best() -> None:
    game = WithStyles()
    state, rng = game.new(2, complete(game.options, {})), Rng(2)
    while state.agenda[-1].seat == CHANCE:
        game.apply(state, game.sample(state, rng), CHANCE)
    (seat, *_) = game.deciders(state)
    moves = game.legal(state, seat)
    assert len(moves) > 1  # or the test would prove nothing
    view = LiveView(STYLED, state, seat)
    keeps = make_bot("greedy").choose(view, moves, Rng(1))
    gives = make_bot("greedy:generous").choose(view, moves, Rng(1))
    assert (keeps, gives) == (moves[0], moves[-1])  # plays the lowest card, or the highest


def test_a_simulation_checks_styles_before_it_begins() -> None:
    table = Case(2, {})
    with pytest.raises(BadInput, match="Carson City has no style 'builders'"):
        make_plan("carson", [table], ["greedy:builders", "random"], games=1)


# --- bots of other packages


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if a package had brought these bots."""
    values = {
        "scout": f"{HERE}:Scout",
        "rollouts": f"{HERE}:Rollouts",
        "chooser": f"{HERE}:Chooser",
        "broken": "tests.bots.nowhere:Broken",
    }
    ours = registry._installed()
    theirs = {name: EntryPoint(name, value, registry.GROUP) for name, value in values.items()}
    monkeypatch.setattr(registry, "_installed", lambda: ours | theirs)
    yield
    registry._installed_class.cache_clear()
    registry._class_if_it_loads.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_made_with_its_parameters() -> None:
    bot = make_bot("scout(futures=4, bold=true)")
    assert isinstance(bot, Scout)
    assert bot.given == (4, 0.5, True, "", None)
    assert bot_info("scout") is Scout.info
    assert bot_info("rollouts") is None
    assert is_installed("scout(futures=4)")


@pytest.mark.usefixtures("installed")
def test_a_broken_package_spoils_no_list(caplog: pytest.LogCaptureFixture) -> None:
    assert "greedy:generous" in bot_names(STYLED)
    assert {"broken", "scout"} <= set(bot_names(STYLED))
    assert bot_info("broken") is None
    assert "the bot 'broken' cannot be used: tests.bots.nowhere:Broken raised" in caplog.text


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("broken", "the bot 'broken' cannot be used: tests.bots.nowhere:Broken raised ModuleNot"),
        ("chooser", "'chooser' is not a bot: it is not a class with a method `choose`"),
        ("rollouts", "the bot 'rollouts' needs the parameter 'futures'"),
        ("scout(fture=4)", "the bot 'scout' has no parameter 'fture'; it has: futures, pat"),
        ("scout(futures=many)", "of the bot 'scout' is a whole number, not 'many'"),
        ("scout(futures=0)", "'scout(futures=0)' cannot be made: at least 1 future is needed"),
        ("scout:generous", "there is no bot 'scout:generous'; there are: drifter, rookie, "),
    ],
)
def test_what_is_wrong_with_a_bot_of_another_package(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        make_bot(text)
    assert sentence in str(error.value)


# --- classes of modules


def test_a_class_of_a_module_is_a_bot() -> None:
    bot = make_bot(f"{HERE}:Scout(motto=slowly)")
    assert isinstance(bot, Scout)
    assert bot.given == (1, 0.5, False, "slowly", None)
    assert not is_installed(f"{HERE}:Scout")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{HERE}:Sheriff", f"the module '{HERE}' has no class 'Sheriff'"),
        (f"{HERE}:NOT_A_BOT", f"'{HERE}:NOT_A_BOT' is not a bot: it is not a class with a method"),
        (f"{HERE}:Chooser", "is not a bot"),
        (f"{HERE}:Rollouts", f"the bot '{HERE}:Rollouts' needs the parameter 'futures'"),
        ("no.such.bots:Mine", "cautious, greedy; nor is there a module 'no.such.bots'"),
        ("tests.bots.nowhere:Mine", "nor is there a module 'tests.bots.nowhere'"),
    ],
)
def test_what_is_wrong_with_a_class_of_a_module(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        make_bot(text)
    assert sentence in str(error.value)


def test_a_module_that_cannot_be_imported_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "half_done.py").write_text("import not_there\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"half_done raised ModuleNotFoundError: .*'not_there'"):
        make_bot("half_done:Mine")


def test_where_only_installed_bots_are_wanted_no_module_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "stranger.py").write_text("class Bot: ...\n", encoding="utf-8")
    with pytest.raises(
        BadInput, match="there is no bot 'stranger:Bot'; there are: drifter, rookie"
    ):
        make_bot("stranger:Bot", modules=False)
    assert "stranger" not in sys.modules


@pytest.mark.parametrize("text", ["cmd:sh", "cmd:'sh -c true'", "cmd:sh(timeout=2)"])
def test_where_only_installed_bots_are_wanted_no_program_is_a_bot(text: str) -> None:
    assert make_bot(text).name in ("sh", "sh -c true")
    assert not is_installed(text)
    assert not can_play(text, PLAIN)
    with pytest.raises(BadInput, match=r"there is no bot .*; there are: drifter, rookie"):
        make_bot(text, modules=False)
