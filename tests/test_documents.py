"""What the documents say is true: code runs, commands exist, links lead somewhere."""

from __future__ import annotations

import ast
import os
import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from westbound.cli.main import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/adr").glob("*.md")),
]
# The others show parts of a game.
PAGES = (
    "bot-protocol",
    "bots",
    "data",
    "environments",
    "language-models",
    "match-format",
    "observation-arrays",
    *(("openspiel",) if find_spec("pyspiel") else ()),  # not made for all systems
    "positions",
    "tournaments",
    "training",
    "tuning",
)
RUNNING = [ROOT / "README.md", *(ROOT / f"docs/{page}.md" for page in PAGES)]
PRINTED = re.compile(r"^print\((.+)\)  # (\[.*\]|None)$", re.MULTILINE)


def blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", RUNNING, ids=name)
def test_the_code_runs_from_top_to_bottom_and_prints_what_its_comments_say(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promised: list[str] = []
    names: dict[str, object] = {"__name__": "document"}
    for code in blocks(path, "python"):
        promised += [literal for _, literal in PRINTED.findall(code)]
        exec(compile(PRINTED.sub(r"print('>', \1)", code), name(path), "exec"), names)
    told = [line[2:] for line in capsys.readouterr().out.splitlines() if line.startswith("> ")]
    assert told == promised
    assert promised


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_all_code_can_be_read(path: Path) -> None:
    for code in blocks(path, "python"):
        ast.parse(code, name(path))
    for text in blocks(path, "toml"):
        tomllib.loads(text)


def commands() -> list[str]:
    """Everything that is typed to `westbound`, without comments and where the output goes."""
    lines = [x for path in DOCUMENTS for text in blocks(path, "sh") for x in text.splitlines()]
    found = {line.partition("#")[0].partition(">")[0].strip() for line in lines}
    return sorted(line for line in found if re.match(r"(\.venv/bin/)?westbound ", line))


def test_the_documents_show_commands() -> None:
    assert "westbound serve" in commands()


@pytest.mark.parametrize("line", commands())
def test_a_command_and_its_options_exist(line: str) -> None:
    """With --help nothing is done, but names that are not known are refused all the same."""
    words = shlex.split(line)[1:]
    result = CliRunner().invoke(app, [*words, "--help"])
    assert result.exit_code == 0, result.stderr
    assert CliRunner().invoke(app, [*words, "--unheard-of", "--help"]).exit_code == 2


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8"))
    inside = [target for target in targets if "://" not in target]
    assert [t for t in inside if not os.path.exists(path.parent / t)] == []
