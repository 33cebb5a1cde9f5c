"""The matrix itself: every rule with the code and the tests that cite it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab.rule_matrix.citations import Citations, add, citations_in_tests, code_citations
from westbound.lab.rule_matrix.ids import ENGINE_PREFIX, id_pattern, ids_in_name
from westbound.lab.rule_matrix.refusals import bad_refusals
from westbound.lab.rule_matrix.sources import Source, sources

ENGINE_SECTION: Final = "House rules of the table"
SHARED_FLOORS: Final = ("engine", "kit", "table")  # code of every game


@dataclass(frozen=True, slots=True)
class Row:
    """One rule or example with the places that cite it."""

    id: str
    section: str
    text: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    example: bool = False
    reason: str = ""  # why it needs no code of its own


class Scan(NamedTuple):
    """Everything read of one game."""

    game: Game[State]
    code: Citations
    tests: Citations
    refusals: list[str]
    own: dict[str, str]  # the engine's ids and their paragraphs


def matrix(game_id: str, root: Path) -> list[Row]:
    """Every rule and example of the rulebook in its order, then the engine's own ids."""
    return rows_of(scan(game_id, root))


def scan(game_id: str, root: Path) -> Scan:
    game = find_game(game_id)
    folder = root / "src" / Path(*game.package.split("."))
    for needed in (folder, root / "tests"):
        if not needed.is_dir():
            raise BadInput(f"the coverage is read from the sources; there is no folder {needed}")
    own, shared = engine_ids(), shared_sources(root)
    code = code_citations(sources(folder, ".py", ".toml"), id_pattern(game.rule_prefix))
    for rule, places in code_citations(shared, id_pattern(ENGINE_PREFIX)).items():
        for place in places:
            add(code, rule, place)
    tests = citations_in_tests(sources(root / "tests", ".py"), game.rule_prefix, game.package)
    known = {*rulebook(game.package, "en").rules(), *own}
    refusals = bad_refusals([*sources(folder, ".py"), *shared], known)
    return Scan(game, code, tests, refusals, own)


def shared_sources(root: Path) -> list[Source]:
    return [
        Source(f"{floor}/{source.name}", source.text)
        for floor in SHARED_FLOORS
        for source in sources(root / "src/westbound" / floor, ".py")
    ]


def engine_ids() -> dict[str, str]:
    """The engine's own ids are the house rules of every table."""
    return rulebook("westbound.engine", "en").rules()


def rows_of(seen: Scan) -> list[Row]:
    reasons = reasons_without_code(seen.game.package)
    sections = rulebook(seen.game.package, "en").sections
    examples = {rule for section in sections for rule in section.examples}
    parts = [(section.title, section.rules | section.examples) for section in sections]
    return [
        Row(
            rule,
            title,
            text,
            tuple(seen.code.get(rule, ())),
            tests_of(seen, rule),
            rule in examples,
            reasons.get(rule, ""),
        )
        for title, rules in [*parts, (ENGINE_SECTION, seen.own)]
        for rule, text in rules.items()
    ]


def reasons_without_code(package: str) -> dict[str, str]:
    """Why some rules need no code: most say what does not happen or what is not limited."""
    path = files(package).joinpath("locale/rules_without_code.toml")
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def tests_of(seen: Scan, rule: str) -> tuple[str, ...]:
    """Tests that bear the id in their name come first: they are about this rule."""
    tests = seen.tests.get(rule, ())
    prefix = seen.game.rule_prefix
    return tuple(sorted(tests, key=lambda test: rule not in ids_in_name(test, prefix)))
