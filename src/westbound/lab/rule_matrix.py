"""The rule matrix: which code and which tests belong to each rule of a game's rulebook.

The rulebook is the list of ids. Code cites them in comments, docstrings and strings, tests in
their names and strings. Only single ids count: a range such as "XY-001 to XY-009" in a heading
cites nobody.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.games.registry import find_game

ENGINE_PREFIX: Final = "WB"
ENGINE_SECTION: Final = "House rules of the table"
SHORT: Final = 110  # characters of a rule's text on the page
MAX_TESTS: Final = 5  # named on the page for each rule

# Never rules: for tests that need an id which no rulebook has.
KEPT_FREE: Final = re.compile(r"-(?:999|EX-99|EXD-99)$")

Citations: TypeAlias = "dict[str, list[str]]"  # rule id -> places


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


class Source(NamedTuple):
    """A file and how the page names it."""

    name: str
    text: str


# --- ids


def id_pattern(prefix: str) -> re.Pattern[str]:
    """Ids of a game and of the engine: CC-088, CC-EX-05, CC-EXD-04, WB-001."""
    return re.compile(rf"\b(?:{prefix}|{ENGINE_PREFIX})-(?:EXD?-)?\d+\b")


def without_ranges(text: str, ids: re.Pattern[str]) -> str:
    """The text with its ranges of ids blanked out; lines stay where they are."""
    ranges = re.compile(rf"{ids.pattern}\s+to\s+(?:#\s*)?{ids.pattern}")
    return ranges.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def ids_in(text: str, ids: re.Pattern[str]) -> list[str]:
    return ids.findall(without_ranges(text, ids))


def ids_in_name(name: str, prefix: str) -> list[str]:
    """The ids in a test's name: test_cc_088_089_…, test_cc_ex_05_…, test_cc_exd_04_cc_090_…"""
    found, current, words = [], "", name.split("_")
    for index, word in enumerate(words):
        if word.upper() in (prefix, ENGINE_PREFIX):
            current = word.upper()
        elif current and re.fullmatch(r"\d{3}", word):
            found.append(f"{current}-{word}")
        elif current and re.fullmatch(r"\d{2}", word) and words[index - 1] in ("ex", "exd"):
            found.append(f"{current}-{words[index - 1].upper()}-{word}")
        elif word not in ("ex", "exd"):
            current = ""
    return found


# --- what is cited where


def sources(folder: Path, *suffixes: str) -> list[Source]:
    """The files below a folder by name; language catalogues are no code."""
    return [
        Source(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*"))
        if path.suffix in suffixes and "locale" not in path.relative_to(folder).parts
    ]


def owners_of_lines(text: str) -> dict[int, str]:
    """The function, class or constant each line belongs to; a comment belongs to what follows."""
    lines = text.splitlines()
    owner: dict[int, str] = {}
    for start, end, name in spans(ast.parse(text).body, ""):
        while start > 1 and lines[start - 2].lstrip().startswith("#"):
            start -= 1
        owner |= dict.fromkeys(range(start, end + 1), name)
    return owner


def spans(body: Iterable[ast.stmt], outer: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every definition, outer ones before inner ones."""
    for node in body:
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            start = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield start, end, outer + node.name
            yield from spans(node.body, f"{outer}{node.name}.")
        elif not outer and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield node.lineno, end, ast.unparse(target)


def code_citations(modules: Iterable[Source], ids: re.Pattern[str]) -> Citations:
    found: Citations = {}
    for source in modules:
        owner = owners_of_lines(source.text) if source.name.endswith(".py") else {}
        for number, line in enumerate(without_ranges(source.text, ids).splitlines(), start=1):
            for rule in ids.findall(line):
                place = " ".join(filter(None, (source.name, owner.get(number))))
                add(found, rule, place)
    return found


def add(found: Citations, rule: str, place: str) -> None:
    places = found.setdefault(rule, [])
    if place not in places:
        places.append(place)


# --- tests


def citations_in_tests(modules: Iterable[Source], prefix: str) -> Citations:
    found: Citations = {}
    mentioned = re.compile(rf"(?:\b|_)(?:{prefix}|{ENGINE_PREFIX})[-_]", re.IGNORECASE)
    for source in modules:
        if not source.name.rpartition("/")[2].startswith("test_"):
            continue
        if not mentioned.search(source.text):  # most are about other games: not worth parsing
            continue
        tree = ast.parse(source.text)
        if not checks_engine(tree):
            continue
        tables = {
            ast.unparse(target): node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in ids_of_test(node, tables, prefix):
                    add(found, rule, f"{source.name}::{node.name}")
    return found


def checks_engine(tree: ast.Module) -> bool:
    """Whether a test module imports more of ours than the second implementation.

    Tests of an oracle alone say nothing about the engine, so they cover no rule.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(n.name.startswith("westbound") for n in node.names):
            return True
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            ours = node.level > 0 or module.split(".")[0] in ("westbound", "tests")
            if ours and "oracle" not in module.split("."):
                return True
    return False


def ids_of_test(
    test: ast.FunctionDef, tables: Mapping[str, ast.expr], prefix: str
) -> Iterator[str]:
    """Ids in the name, in its strings, and in the tables its parameters are taken from."""
    yield from ids_in_name(test.name, prefix)
    nodes: list[ast.AST] = [test]
    for decorator in test.decorator_list:
        names = (n.id for n in ast.walk(decorator) if isinstance(n, ast.Name))
        nodes.extend(tables[name] for name in names if name in tables)
    ids = id_pattern(prefix)
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield from ids_in(part.value, ids)


# --- refusals


def bad_refusals(modules: Iterable[Source], known: Iterable[str]) -> list[str]:
    """Refusals whose rule is no literal id of the rulebook."""
    wrong, rules = [], set(known)
    for source in modules:
        if "Refusal" not in source.text:
            continue
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Refusal"):
                rule = node.args[0] if node.args else None
                if rule is None or not names_rule(rule, rules):
                    shown = "nothing" if rule is None else ast.unparse(rule)
                    wrong.append(f"{source.name}:{node.lineno}: a refusal names {shown}, no rule")
    return wrong


def names_rule(node: ast.expr, known: set[str]) -> bool:
    """A known id, one of two known ids, or the rule that a step itself declares.

    A step declares its rule as a literal too, so that id is checked like every cited one.
    """
    if isinstance(node, ast.IfExp):
        return names_rule(node.body, known) and names_rule(node.orelse, known)
    if isinstance(node, ast.Attribute):
        return ast.unparse(node) == "step.rule"
    return isinstance(node, ast.Constant) and node.value in known


# --- all of it together


class Scan(NamedTuple):
    """Everything read of one game."""

    game: Game[State]
    code: Citations
    tests: Citations
    refusals: list[str]
    own: dict[str, str]  # the engine's ids and their paragraphs


def scan(game_id: str, root: Path) -> Scan:
    game = find_game(game_id)
    folder = root / "src" / Path(*game.package.split("."))
    for needed in (folder, root / "tests"):
        if not needed.is_dir():
            raise BadInput(f"the coverage is read from the sources; there is no folder {needed}")
    own, ids = engine_ids(), id_pattern(game.rule_prefix)
    python, engine_python = sources(folder, ".py"), []
    for floor in ("engine", "table"):
        found = sources(root / "src/westbound" / floor, ".py")
        engine_python += [Source(f"{floor}/{s.name}", s.text) for s in found]
    code = code_citations(sources(folder, ".py", ".toml"), ids)
    for rule, places in code_citations(engine_python, id_pattern(ENGINE_PREFIX)).items():
        for place in places:
            add(code, rule, place)
    tests = citations_in_tests(sources(root / "tests", ".py"), game.rule_prefix)
    known = {*rulebook(game.package, "en").rules(), *own}
    refusals = bad_refusals(python, known) + bad_refusals(engine_python, known)
    return Scan(game, code, tests, refusals, own)


def engine_ids() -> dict[str, str]:
    """The engine's own ids are the house rules of every table."""
    return rulebook("westbound.engine", "en").rules()


def matrix(game_id: str, root: Path) -> list[Row]:
    """Every rule and example of the rulebook in its order, then the engine's own ids."""
    return rows_of(scan(game_id, root))


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


def needs_code(row: Row) -> bool:
    """Examples have none, and some rules only say what does not happen."""
    return not row.example and not row.reason


def problems(game_id: str, root: Path) -> list[str]:
    """Rules without test or code, ids that no rulebook has, refusals without a rule."""
    seen = scan(game_id, root)
    rows = rows_of(seen)
    known = {row.id for row in rows}
    found = [f"{row.id}: no test cites it" for row in rows if not row.tests]
    found += [f"{row.id}: no code cites it" for row in rows if needs_code(row) and not row.code]
    found += [
        f"{row.id}: said to have no code, but {row.code[0]} cites it"
        for row in rows
        if row.reason and row.code
    ]
    found += unknown_ids(seen.code, known)
    tests = {rule: at for rule, at in seen.tests.items() if not KEPT_FREE.search(rule)}
    return found + unknown_ids(tests, known) + seen.refusals


def unknown_ids(citations: Citations, known: set[str]) -> list[str]:
    return [
        f"{place}: there is no rule {rule}"
        for rule in sorted(set(citations) - known)
        for place in citations[rule]
    ]


# --- the page


def markdown(game_id: str, root: Path) -> str:
    """The page of this game in `docs/rules-coverage`."""
    seen = scan(game_id, root)
    rows = rows_of(seen)
    lines = [f"# {seen.game.title}: rules, code and tests", "", *introduction(game_id, rows)]
    for section in dict.fromkeys(row.section for row in rows):
        lines += ["", f"## {section}", "", "| Id | Rule | Code | Tests |", "|---|---|---|---|"]
        lines += [line_of(row) for row in rows if row.section == section]
    return "\n".join(lines)


def introduction(game_id: str, rows: list[Row]) -> list[str]:
    examples = sum(row.example for row in rows)
    tests = {test for row in rows for test in row.tests}
    return [
        f"Generated by `westbound rules {game_id} --coverage > docs/rules-coverage/{game_id}.md`; "
        "do not edit.",
        "",
        f"- {len(rows) - examples} rules and {examples} examples.",
        f"- {sum(bool(row.tests) for row in rows)} of {len(rows)} are cited by at least one "
        f"of {len(tests)} tests.",
        f"- {sum(bool(row.code) for row in rows)} are cited in the code; examples need no code.",
    ]


def line_of(row: Row) -> str:
    code = "<br>".join(f"`{place}`" for place in row.code) or row.reason
    tests = [f"`{test.rpartition('/')[2]}`" for test in row.tests[:MAX_TESTS]]
    if len(row.tests) > MAX_TESTS:
        tests.append(f"and {len(row.tests) - MAX_TESTS} more")
    return f"| {row.id} | {shortened(row.text)} | {code} | {'<br>'.join(tests)} |"


def shortened(text: str) -> str:
    """The first words of a rule, safe inside a table."""
    if len(text) > SHORT:
        text = text[:SHORT].rpartition(" ")[0] + " …"
    return text.replace("|", "\\|")
