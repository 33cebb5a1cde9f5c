"""What the levels are in a game: read from its data, with clear refusals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.bots.learned.scored_game import FEATURES, Scored, in_play
from tests.bots.learned.test_value_net import learnt_net
from westbound.bots.learned import minds
from westbound.bots.learned.minds import USUAL, Mind, judge_of, mind_of, style_names
from westbound.bots.learned.search import SearchPlan
from westbound.bots.learned.value_net import About, net_to_bytes
from westbound.engine.errors import BadInput

PACKAGE = "made_up_game"
TOML = """
[marshal]
learnt = true
rival = 0.25
[marshal.players.3]
futures = 2
[styles.hoarders]
cards = 2.0
"""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder `data` of a package that comes and goes."""
    folder = tmp_path / PACKAGE / "data"
    (folder / "values").mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop(PACKAGE, None)
    for cached in (minds._levels, minds._values, judge_of):
        cached.cache_clear()


class MadeUp(Scored):
    package = PACKAGE


def test_a_game_that_says_nothing_has_the_usual_minds(data: Path) -> None:
    game = MadeUp()
    assert {level: mind_of(game, level, 2) for level in USUAL} == USUAL
    assert style_names(game) == ()
    MadeUp.styles = ("builders",)
    try:
        assert style_names(MadeUp()) == ("builders",)
        assert judge_of(MadeUp(), USUAL["marshal"], 2, "builders").style == "builders"
    finally:
        MadeUp.styles = Scored.styles


def test_a_game_changes_them_for_all_tables_and_for_those_of_so_many(data: Path) -> None:
    (data / "levels.toml").write_text(TOML, encoding="utf-8")
    game, usual = MadeUp(), USUAL["marshal"]
    two, three = mind_of(game, "marshal", 2), mind_of(game, "marshal", 3)
    assert (two.learnt, two.rival, two.plan) == (True, 0.25, usual.plan)
    assert three.plan == SearchPlan(usual.width, 2, usual.rounds, usual.window)
    assert mind_of(game, "legend", 3) == USUAL["legend"]
    assert style_names(game) == ("hoarders",)


def test_a_word_that_no_mind_knows_is_refused(data: Path) -> None:
    (data / "levels.toml").write_text("[legend]\nfuture = 3\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"made_up_game/data/levels\.toml: legend has no 'future'"):
        mind_of(MadeUp(), "legend", 2)


def test_a_style_likes_some_features(data: Path) -> None:
    (data / "levels.toml").write_text(TOML, encoding="utf-8")
    about = About("tiny", 2, FEATURES.fingerprint)
    (data / "values" / "2.npz").write_bytes(net_to_bytes(learnt_net(), about))
    game, state = MadeUp(), in_play()
    mind = mind_of(game, "marshal", 2)
    plain, fond = (judge_of(game, mind, 2, style) for style in ("", "hoarders"))
    assert plain.net is fond.net is not None
    worth = plain.worth_now(game, state, 0)
    assert fond.worth_now(game, state, 0) == pytest.approx(worth + 2.0 * 2)


WRONG: list[tuple[Callable[[], bytes], str]] = [
    (lambda: b"nothing", "made_up_game/data/values/2.npz is not a file of learnt values"),
    (lambda: a_net(About("steam", 2, FEATURES.fingerprint)), "is for steam with 2 players, not "),
    (lambda: a_net(About("tiny", 4, FEATURES.fingerprint)), "is for tiny with 4 players, not "),
    (lambda: a_net(About("tiny", 2, "0")), "was learnt from other features than this version"),
]


def a_net(about: About) -> bytes:
    return net_to_bytes(learnt_net(), about)


@pytest.mark.parametrize(("stored", "sentence"), WRONG, ids=["no net", "game", "players", "list"])
def test_values_that_do_not_fit_are_refused(
    data: Path, stored: Callable[[], bytes], sentence: str
) -> None:
    (data / "values" / "2.npz").write_bytes(stored())
    with pytest.raises(BadInput, match=sentence):
        judge_of(MadeUp(), Mind(learnt=True), 2)


def test_a_level_without_its_values_says_which_file_is_missing(data: Path) -> None:
    with pytest.raises(BadInput, match=r"made_up_game has no data/values/3\.npz"):
        judge_of(MadeUp(), Mind(learnt=True), 3)
