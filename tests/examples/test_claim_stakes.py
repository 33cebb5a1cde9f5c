"""A fourth game by the book: packages of their own, played everywhere, named nowhere else.

The example game and the example bot are built and installed into a fresh environment. Westbound
and what it needs are lent to it by this one, so that nothing large has to be fetched.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import site
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE, browser  # noqa: F401  a fixture
from tests.browser.playing import click_first, shown, wait_for_turn

ROOT = Path(__file__).parents[2]
GAME, BOT = ROOT / "examples/claim_stakes", ROOT / "examples/marshal_bot"
WESTBOUND = "from westbound.cli.main import main; main()"
MIN_MOVES, MAX_MOVES = 7, 9  # of one player: one in each round
TURN_ENDED = "() => document.querySelector('.tbl-ask').dataset.complete != 'yes'"
# Who may speak of the example: documents, the tests of this folder, and where mypy finds it.
MAY_NAME_IT = re.compile(r"(examples/|docs/|tests/examples/|[A-Z]+\.md$|pyproject\.toml$)")


class Environment:
    """A Python that has the packages of the examples, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"
        self._uv = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.defpath}")
        venv.create(folder / "venv", symlinks=True, with_pip=self._uv is None)
        self._lend()
        self._install(GAME, BOT)

    def _lend(self) -> None:
        """Westbound and its dependencies; the installed examples come first on the path."""
        ours = sysconfig.get_path("purelib", vars={"base": str(self.folder / "venv")})
        lent = [*site.getsitepackages(), str(ROOT / "src")]
        Path(ours, "lent.pth").write_text("\n".join(lent) + "\n", encoding="utf-8")

    def _install(self, *packages: Path) -> None:
        pip = [self._uv, "pip", "install", "--python"] if self._uv else []
        command = [*pip, self.python] if pip else [self.python, "-m", "pip", "install"]
        self.run(*command, "--quiet", "--no-deps", *packages)

    def run(self, *command: object, stdin: str = "", cwd: Path | None = None) -> str:
        """What a program prints; it must end well."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd or self.folder,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=240,
            env={**os.environ, "PYTHONPATH": "", "XDG_DATA_HOME": str(self.folder / "data")},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def westbound(self, *words: object, stdin: str = "", cwd: Path | None = None) -> str:
        return self.run(self.python, "-c", WESTBOUND, *words, stdin=stdin, cwd=cwd)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("examples"))


# --- on its own


def test_it_is_installed_from_its_own_package(environment: Environment) -> None:
    where = environment.run(
        environment.python, "-c", "import claim_stakes, marshal_bot; print(claim_stakes.__file__)"
    )
    assert Path(where.strip()).is_relative_to(environment.folder)


@pytest.mark.parametrize("package", [GAME, BOT], ids=lambda path: path.name)
def test_its_own_tests_pass(environment: Environment, package: Path) -> None:
    """Conformance, Hypothesis, replays, messages, board: the suites, and the rules one by one."""
    copy = environment.folder / package.name
    shutil.copytree(package / "tests", copy / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "pyproject.toml", copy)
    told = environment.run(environment.python, "-m", "pytest", "-q", "-p", "no:cacheprovider",
                           "-p", "no:xdist", "--rootdir", copy, "-c", copy / "pyproject.toml",
                           copy / "tests")  # fmt: skip
    assert re.search(r"\d+ passed", told)
    assert not re.search(r"skipped|failed|error", told)


def test_nothing_outside_its_folder_names_it() -> None:
    files = subprocess.run(
        ["git", "grep", "-lIiE", r"claim.?stakes|\bCLS-[0-9]|marshal_bot"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    assert files
    assert [path for path in files if not MAY_NAME_IT.match(path)] == []


def test_it_uses_engine_and_kit_only() -> None:
    sources = "\n".join(p.read_text(encoding="utf-8") for p in (GAME / "src").rglob("*.py"))
    floors = set(re.findall(r"(?:from|import) westbound\.?(\w*)", sources))
    assert floors == {"engine", "kit"}


# --- played by bots and in the terminal


def test_bots_play_it(environment: Environment) -> None:
    told = environment.westbound(
        "sim", "claim_stakes", "--players", "all", "--games", 6, "--processes", 1, "--json",
        "--bots", "greedy,marshal(futures=1, candidates=2)",
    )  # fmt: skip
    report = json.loads(told)
    assert "claim_stakes" in told
    assert "marshal(futures=1" in told
    assert report


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Claim Stakes"), ("es", "Ronda 2 de 9"), ("it", "Giro 2 di 9")],
)
def test_people_play_it_in_a_terminal(environment: Environment, language: str, said: str) -> None:
    told = environment.westbound(
        "play", "claim_stakes", "--players", 2, "--seed", 4, "--lang", language,
        stdin="survey C3\nstake C3\n" + "pan\n" * 9,
    )  # fmt: skip
    assert said in told
    for name in ("ore", "vein", "dust"):
        assert _category(name, language) in told


def _category(name: str, language: str) -> str:
    text = (GAME / f"src/claim_stakes/locale/{language}/messages.toml").read_text(encoding="utf-8")
    found = re.search(rf'^\[categories\].*?^{name} = "(.+?)"', text, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_its_rulebook_can_be_read(environment: Environment) -> None:
    assert "CLS-072" in environment.westbound("rules", "claim_stakes")


def test_every_rule_has_code_and_tests(environment: Environment) -> None:
    """The rule matrix is read from the game's own folder."""
    told = environment.westbound("rules", "claim_stakes", "--coverage", cwd=GAME)
    rows = [re.split(r" *\| *", line)[1:5] for line in told.splitlines() if "| CLS-" in line[:8]]
    assert len(rows) > 35
    assert [rule for rule, _, _, tests in rows if not tests] == []
    assert [rule for rule, _, code, _ in rows if not code and "-EX-" not in rule] == []


# --- in the browser


@pytest.fixture
def address(environment: Environment) -> Iterator[str]:
    """A server of the fresh environment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve = [environment.python, "-c", WESTBOUND, "serve", "--port", str(port), "--no-browser",
             "--quiet", "--data", environment.folder / "tables"]  # fmt: skip
    with subprocess.Popen(
        [str(part) for part in serve],
        cwd=environment.folder,
        env={**os.environ, "PYTHONPATH": ""},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        try:
            yield _ready(f"http://127.0.0.1:{port}", server)
        finally:
            server.terminate()
            server.wait(30)


def _ready(address: str, server: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert server.poll() is None, "the server has ended"
        try:
            urllib.request.urlopen(f"{address}/rules/claim_stakes", timeout=5).close()
        except OSError:
            time.sleep(0.2)
        else:
            return address
    raise AssertionError("the server does not start")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:  # noqa: F811  the fixture above
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert errors == []


def test_a_whole_match_is_clicked_in_the_browser(page: Page, address: str) -> None:
    page.goto(address)
    page.locator('[data-post="/api/v1/tables"][data-body*="claim_stakes"]').first.click()
    page.wait_for_selector("html[data-ready]")
    clicked = 0
    while not shown(page)["over"]:
        wait_for_turn(page)
        if shown(page)["complete"]:
            page.locator(".tbl-end").click()
            page.wait_for_function(TURN_ENDED)
        elif not shown(page)["over"]:
            assert shown(page)["legal"], "no claim can be picked"
            click_first(page)
            clicked += 1
        assert clicked <= MAX_MOVES
    assert clicked >= MIN_MOVES
    assert "Claim Stakes" in page.title()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_its_pages_can_be_read(page: Page, address: str, language: str) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    for path in ("/", "/rules/claim_stakes", "/rules/claim_stakes/components"):
        answer = page.goto(address + path)
        assert answer is not None
        assert answer.status == 200, path
    assert page.locator(".piece").count() == 13
    assert page.locator(".piece svg").count() == 13
