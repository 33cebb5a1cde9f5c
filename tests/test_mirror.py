"""Tests mirror the source: those of `lab/tally.py` are in `tests/lab/test_tally.py`.

A module with much to test has several files, each named after it: `test_match.py` and
`test_match_undo.py`. Where a mirror makes no sense, it says so here, and why.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePath

import westbound

SOURCE = Path(westbound.__file__).parent
TESTS = Path(__file__).parent
FLOORS = ("bots", "cli", "engine", "games", "kit", "lab", "table", "web")

# Test files that are named after no module.
OF_THE_WHOLE = {
    "against_oracle": "the rules of a game, compared with the oracle",
    "click_path": "the way of a click through all floors",
    "conformance": "a game, by the suite of the engine",
    "examples": "the rulebook's worked examples",
    "figures": "the figures of a game's rating",
    "glossary": "the words of a game's texts",
    "museum": "matches of every version of a game's rules",
    "perft": "the lines of play of a game",
    "reconstructions": "what of a game is data because nobody knows it",
    "replays": "recorded matches",
    "rulebook": "the texts of the rules",
    "scripts": "the scripts of the pages",
    "stateful": "a game, played by Hypothesis",
}
# Headings of Carson City's rulebook that several modules carry out.
HEADINGS = {"building_types", "components", "digital"}

# Modules without a test file of their own: by name, and what sees them instead.
SEEN_BY = {
    "arrays": "conformance, and tests/games/carson_city/test_arrays.py",
    "bot": "tests/games/carson_city/characters/test_bot.py and every match of bots",
    "chance_moves": "conformance",
    "chance_steps": "conformance",
    "components": "tests of what is printed, and of every rule",
    "errors": "whatever raises them",
    "flow": "every match",
    "game": "conformance",
    "model": "the pages",
    "json_types": "every type that is saved",
    "markup": "every test of a drawing",
    "moves": "conformance",
    "notation": "conformance",
    "options": "conformance, with every combination",
    "part": "every match",
    "pieces": "the pages",
    "position": "conformance and tests/games/carson_city/test_position.py",
    "prompts": "the suite of messages",
    "referee": "conformance and corrupted positions",
    "state": "conformance",
    "steps": "conformance",
    "texts": "the suite of messages",
    "variant": "every match of the variant",
    "view": "conformance and tests of secrets",
}
# Packages that are tested as a whole, by a test file of their name or by what is named here.
WHOLE_PACKAGES = {
    "engine/conformance": "tests/engine/test_conformance.py: each promise is broken by a game",
    "games/carson_city/base/arrays": "tests/games/carson_city/test_arrays.py",
    "games/carson_city/evaluation": "test_evaluation.py and test_evaluation_alike.py",
    "games/great_western_trail/arrays": "test_arrays.py",
    "games/great_western_trail/evaluation": "test_evaluation.py",
    "games/great_western_trail/heuristics": "test_heuristics.py",
    "games/great_western_trail/position": "test_position.py",
    "games/great_western_trail/previews": "test_previews.py",
    "games/great_western_trail/referee": "test_referee.py",
    "games/steam/arrays": "test_arrays.py",
    "games/steam/evaluation": "test_evaluation.py",
    "games/steam/heuristics": "test_heuristics.py",
    "games/steam/position": "test_position.py",
    "games/steam/referee": "test_referee.py",
    "kit/arrays": "tests/kit/test_arrays.py",
    "lab/report": "tests/lab/report/test_page.py: the whole page",
    "table/migrations": "tests/table/test_database.py",
}

# The rest, with the file that tests what they do: most are parts of the thing it is named after.
TESTED_IN = {
    "cli/bot_list": "cli/test_main.py",
    "cli/game_tables": "cli/test_sim.py",
    "cli/rulebooks": "cli/test_rules.py",
    "cli/screen": "cli/test_session.py",
    "cli/serve": "web/test_server.py",
    "cli/text_files": "cli/test_file_commands.py",
    "cli/tournament_run": "cli/test_tournament.py",
    "cli/tournament_tables": "cli/test_tournament.py",
    "games/carson_city/array_part": "games/carson_city/test_arrays.py",
    "games/carson_city/base/effects": "games/carson_city/base/test_log_messages.py",
    "games/carson_city/base/drawing/definitions": "games/carson_city/test_board.py",
    "games/carson_city/base/heuristics": "games/carson_city/characters/test_bot.py",
    "games/carson_city/base/knowledge": "games/carson_city/characters/test_bot.py",
    "games/carson_city/base/rules/attack_targets": "games/carson_city/base/rules/test_attacks.py",
    "games/carson_city/base/rules/duel_end": "games/carson_city/base/rules/test_duels.py",
    "games/carson_city/base/rules/income_choices": "games/carson_city/base/rules/test_income.py",
    "games/carson_city/base/rules/places": "games/carson_city/base/rules/test_place_cowboys.py",
    "games/carson_city/base/text_plat": "games/carson_city/test_text_board.py",
    "games/carson_city/base/text_players": "games/carson_city/test_text_board.py",
    "games/carson_city/base/position_completion": "games/carson_city/test_position.py",
    "games/carson_city/base/weights": "games/test_figures.py",
    "games/carson_city/characters/prospector": "games/carson_city/characters/test_take_tiles.py",
    "games/carson_city/characters/random_set": "games/carson_city/characters/test_sets.py",
    "games/carson_city/locations": "games/carson_city/base/rules/test_action_spaces.py",
    "games/carson_city/position_part": "games/carson_city/test_position.py",
    "games/carson_city/text_part": "games/carson_city/test_text_board.py",
    "games/carson_city/variants/duel_tiles/secrets": "games/carson_city/test_secrets.py",
    "games/carson_city/variants/horses/planning": "games/carson_city/test_secrets.py",
    "games/carson_city/variants/river/text_board": "games/carson_city/test_text_board.py",
    "games/great_western_trail/actions": "games/great_western_trail/test_board.py",
    "games/great_western_trail/automatic_steps": "games/great_western_trail/test_conformance.py",
    "games/great_western_trail/costs": "games/great_western_trail/test_previews.py",
    "games/great_western_trail/drawing/chips": "games/great_western_trail/test_board.py",
    "games/great_western_trail/drawing/kansas_city": "games/great_western_trail/test_board.py",
    "games/great_western_trail/drawing/landscape":
        "games/great_western_trail/drawing/test_definitions.py",
    "games/great_western_trail/rules/actions/forfeit":
        "games/great_western_trail/rules/actions/test_rewards.py",
    "games/great_western_trail/rules/arrive": "games/great_western_trail/rules/test_location.py",
    "games/steam/drawing/labels": "games/steam/test_board.py",
    "games/steam/drawing/supply": "games/steam/test_board.py",
    "games/steam/effects": "games/steam/test_previews.py",
    "games/steam/places": "games/steam/test_log_messages.py",
    "games/steam/rules/city_actions": "games/steam/rules/test_urbanization.py",
    "games/steam/rules/site_refusals": "games/steam/rules/test_sites.py",
    "kit/decisions": "kit/test_open_game.py",
    "kit/flat_state": "kit/test_open_game.py",
    "kit/marks": "kit/test_open_board.py",
    "kit/open_texts": "kit/test_open_board.py",
    "kit/ruled_game": "games/steam/test_conformance.py",
    "kit/suites/positions": "kit/test_open_game.py",
    "kit/suites/pages": "kit/suites/test_board.py",
    "kit/suites/transcripts": "kit/suites/test_replays.py",
    "lab/envs/batch": "lab/envs/test_vector.py",
    "lab/envs/rendering": "lab/envs/test_aec.py",
    "lab/rule_matrix/matrix": "test_rule_matrix.py",
    "lab/rule_matrix/sources": "lab/rule_matrix/test_citations.py",
    "lab/tournament/sections": "lab/tournament/test_page.py",
    "table/event_log": "web/http/test_logs.py",
    "table/records": "web/live/test_patch.py",
    "table/seat_requests": "table/test_lifecycle.py",
    "table/store/schema": "table/test_database.py",
    "table/store/writing": "table/store/test_tables.py",
    "table/corpus": "web/api/test_corpus.py",
    "table/store/corpus": "web/api/test_corpus.py",
    "web/api/position": "web/live/test_patch.py",
    "web/api/schemas": "web/pages/test_table.py",
    "web/drawings": "web/live/test_render.py",
    "web/http/app_state": "web/http/test_errors.py",
    "web/http/links": "web/http/test_errors.py",
    "web/live/choices": "web/api/test_queries.py",
    "web/live/log": "web/live/test_render.py",
    "web/live/requests": "web/api/test_queries.py",
}  # fmt: skip


def all_test_files() -> list[PurePath]:
    """Below the floors, without what the browser and the examples do."""
    found = (path for floor in FLOORS for path in (TESTS / floor).rglob("test_*.py"))
    return sorted(path.relative_to(TESTS) for path in found)


def modules() -> Iterator[PurePath]:
    """Those that do something: a module of constants needs no test."""
    for floor in FLOORS:
        for path in sorted((SOURCE / floor).rglob("*.py")):
            if path.name != "__init__.py" and _functions(path):
                yield path.relative_to(SOURCE).with_suffix("")


def _functions(path: Path) -> int:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return sum(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(tree))


def subjects(test: PurePath) -> list[str]:
    """What a test file may be named after: `match_undo`, `match`."""
    words = test.stem.removeprefix("test_").split("_")
    return ["_".join(words[:count]) for count in range(len(words), 0, -1)]


def is_named_after_something(test: PurePath) -> bool:
    for name in subjects(test):
        beside = (SOURCE / test.parent, TESTS / test.parent)
        if any((f / f"{name}.py").exists() or (f / name / "__init__.py").exists() for f in beside):
            return True
        if name in OF_THE_WHOLE or (test.parent.name == "rules" and name in HEADINGS):
            return True
    return False


def test_every_test_file_is_named_after_a_module_or_says_what_it_is_about() -> None:
    assert [str(test) for test in all_test_files() if not is_named_after_something(test)] == []


def test_every_module_has_its_tests_or_is_seen_by_others() -> None:
    named = {test.parent / name for test in all_test_files() for name in subjects(test)}
    missing = [
        str(module)
        for module in modules()
        if module not in named
        and module.name not in SEEN_BY
        and not any(str(module).startswith(f"{package}/") for package in WHOLE_PACKAGES)
        and str(module) not in TESTED_IN
    ]
    assert missing == []


def test_what_is_tested_elsewhere_is_tested_there() -> None:
    """Of each, the module is there, and the file that is named."""
    assert [m for m in TESTED_IN if not (SOURCE / f"{m}.py").exists()] == []
    assert [f for f in TESTED_IN.values() if not (TESTS / f).exists()] == []


def test_no_exception_is_needless() -> None:
    named = {test.parent / name for test in all_test_files() for name in subjects(test)}
    without = {module.name for module in modules() if module not in named}
    assert [module for module in TESTED_IN if PurePath(module) in named] == []
    assert [name for name in SEEN_BY if name not in without] == []
