"""The message catalogues of Steam: complete, alike in all languages, able to say all."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Set
from importlib.resources import files
from typing import ClassVar

import pytest

from tests.games.steam.busy_walks import walk
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.steam import GAME, moves
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.faces import FACE_NAMES
from westbound.games.steam.flow import BASE, STANDARD
from westbound.games.steam.maps import MAX_SPACES
from westbound.games.steam.messages import MESSAGES
from westbound.games.steam.rules.scoring import CATEGORIES
from westbound.games.steam.rules.sites import PAIRS
from westbound.games.steam.state import SteamState
from westbound.kit.suites.messages import MessageSuite, params_of
from westbound.kit.suites.refusals import RefusalCall
from westbound.kit.suites.walks import Moment

# The same in English on purpose.
NAMES_ONLY = {
    *(("moves", f"{kind}.hex") for kind in ("build", "grow", "to", "urbanize")),
    ("moves", "cube.cube"),
    ("moves", "tile"),
    *(("terms", word) for word in ("link", "link_open", "from_to", "each")),
    ("options", "relaxed_borrowing.false"),
    ("options", "map.iberia"),
}


class TestMessages(MessageSuite[SteamState]):
    game, rules, messages = GAME, RULES, MESSAGES
    same: ClassVar = {"es": NAMES_ONLY, "it": NAMES_ONLY | {("options", "map.ruhr")}}
    picks = frozenset(("build.hex", "cube.cube", "grow.hex", "to.hex", "to.points", "urbanize.hex"))
    phases = frozenset(
        (
            "setup",
            "over",
            *(p.keywords["name"] for p in (*BASE, *STANDARD) if hasattr(p, "keywords")),
        )
    )
    categories = CATEGORIES
    more_moves = (
        moves.GoTo("8,0", (1, 0, 2)),
        moves.GoTo("8,0", (1, 0, 2), ("8,2",)),
        moves.DrawCubes((0, 1)),
        moves.DealTiles((3, 1, 0)),
        moves.Opener(1),
    )
    min_refusals = 35

    def walks(self) -> Iterator[Iterator[Moment[SteamState]]]:
        return (walk(seed, rich=seed % 3 != 0) for seed in range(14))

    def mentioned(self, call: RefusalCall) -> Set[str]:
        """The game adds the place to what names a hex; only a hex off the map has none."""
        return call.params | ({"place", "at"} if "hex" in call.params else set())

    def test_the_source_was_really_read(self) -> None:
        found = {call.key for call in self.calls()}
        assert {
            "STM-124",
            "STM-123.closed",
            "STM-129.town",
            "STM-129.plain",
            "STM-226.not_now",
        } <= found

    def test_no_two_decisions_wait_under_the_same_rule(self) -> None:
        decisions = self.decisions().values()
        assert len({step.rule for step in decisions}) == len(decisions)

    def test_every_id_has_a_word(self) -> None:
        own = {
            term for term in self.keys("terms") if not term.startswith(("and_", "may_", "must_"))
        }
        assert own == {
            *COLOURS,
            *ACTION_NAMES,
            *(f"face_{face}" for face in FACE_NAMES),
            *(f"side_{side}" for side in range(6)),
            *(f"track_{a}_{b}" for a, b in PAIRS),
            *(f"turn_{turn}" for turn in range(6)),
            *(f"supply_{space}" for space in range(1, MAX_SPACES + 1)),
            *(f"near_{terrain}" for terrain in ("plains", "hills", "coast")),
            *(f"at_{where}" for where in ("name", "plains", "hills", "coast")),
            *("link", "link_open", "from_to", "each", "free_pass"),
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_optional_parts_are_phrases_that_mention_something(language: str) -> None:
    """`{and_x}` is a phrase of its own, with its own gaps; only passing has nothing to add."""
    tables = catalogue(GAME.package, language).tables
    used = {
        name
        for table in ("log", "effects", "moves")
        for sentence in tables[table].values()
        for name in params_of(sentence)
        if name.startswith("and_")
    }
    parts = {term: text for term, text in tables["terms"].items() if term.startswith("and_")}
    assert used <= set(parts) <= used | {"and_passing", "and_tie"}
    assert [term for term, text in parts.items() if not params_of(text)] == ["and_passing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_honest_about_the_maps(language: str) -> None:
    path = files(GAME.package).joinpath(f"locale/{language}/about.toml")
    about = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(about) == {"pitch", "cover", "summary"}
    options = catalogue(GAME.package, language).tables["options"]
    for text in (about["pitch"], options["map.help"]):
        assert re.search(r"reconstructions|reconstrucciones|ricostruzioni", text)
        assert re.search(r"printed boards|tableros impresos|tabelloni stampati", text)
    assert "Martin Wallace" in about["pitch"]
