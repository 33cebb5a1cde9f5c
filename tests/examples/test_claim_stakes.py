"""A fourth game by the book: packages of their own, played everywhere, named nowhere else.

Westbound, the example game and the example bot are built and installed into a fresh environment,
with the packages they need: nothing of the environment or the folder of these tests is used there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE, browser  # noqa: F401  a fixture
from tests.browser.playing import click_first, shown, wait_for_turn
from tests.browser.test_accessibility import serious

ROOT = Path(__file__).parents[2]
GAME, BOT = ROOT / "examples/claim_stakes", ROOT / "examples/scout_bot"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STAKES = 6  # of each of four players: a stake is a turn
TURN_ENDED = "() => document.querySelector('.tbl-ask').dataset.complete != 'yes'"
# Who may speak of the example: documents, the tests of this folder, and where mypy finds it.
MAY_NAME_IT = re.compile(r"(examples/|docs/|tests/examples/|[A-Z]+\.md$|pyproject\.toml$)")


class Environment:
    """A Python of its own with Westbound and the examples, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        uv = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
        venv.create(folder / "venv", symlinks=True, with_pip=uv is None)
        python = self.bin / "python"
        install = (
            [uv, "pip", "install", "--python", python] if uv else [self.bin / "pip", "install"]
        )
        pins = ["--constraint", ROOT / "requirements/dev.txt"]
        self.run(*install, "--quiet", *pins, ROOT, f"{GAME}[test]", f"{BOT}[test]")

    def run(self, *command: object, stdin: str = "", cwd: Path | None = None) -> str:
        """What a program prints; it must end well."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd or self.folder,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=240,
            env=self.surroundings(),
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def surroundings(self) -> dict[str, str]:
        """Variables without any that could lead to the sources or to other data."""
        known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**known, "XDG_DATA_HOME": str(self.folder / "data")}

    def python(self, *words: object) -> str:
        return self.run(self.bin / "python", *words)

    def westbound(self, *words: object, stdin: str = "", cwd: Path | None = None) -> str:
        return self.run(self.bin / "westbound", *words, stdin=stdin, cwd=cwd)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("examples"))


# --- on its own


@pytest.mark.parametrize("package", ["westbound", "claim_stakes", "scout_bot"])
def test_everything_is_installed(environment: Environment, package: str) -> None:
    where = environment.python("-c", f"import {package}; print({package}.__file__)")
    assert Path(where.strip()).is_relative_to(environment.folder / "venv")


def test_nothing_is_lent(environment: Environment) -> None:
    """No path leads back to the sources, and no file of the environment says so."""
    paths = environment.python("-c", "import sys; print('\\n'.join(filter(None, sys.path)))")
    assert [path for path in paths.splitlines() if Path(path).is_relative_to(ROOT)] == []
    files = (environment.folder / "venv").rglob("*.pth")
    assert [file for file in files if str(ROOT) in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("package", [GAME, BOT], ids=lambda path: path.name)
def test_its_own_tests_pass(environment: Environment, package: Path) -> None:
    """Conformance, Hypothesis, replays, messages, board: the suites, and the rules one by one."""
    copy = environment.folder / package.name
    shutil.copytree(package / "tests", copy, ignore=shutil.ignore_patterns("__pycache__"))
    settings = ["-p", "no:cacheprovider", "-W", "error", "--strict-markers"]
    told = environment.python("-m", "pytest", "-q", *settings, "--rootdir", copy, copy)
    assert re.search(r"\d+ passed", told)
    assert not re.search(r"skipped|failed|error", told)


def test_nothing_outside_its_folder_names_it() -> None:
    files = subprocess.run(
        ["git", "grep", "-lIiE", r"claim.?stakes|\bCS-[0-9]|scout_bot"],
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
        "--bots", "greedy,scout(futures=1, candidates=2)",
    )  # fmt: skip
    report = json.loads(told)
    assert "claim_stakes" in told
    assert "scout(futures=1" in told
    assert report


def test_a_report_tells_what_it_is_like(environment: Environment) -> None:
    page = environment.folder / "report.html"
    told = environment.westbound(
        "report", "claim_stakes", "--players", 3, "--games", 6, "--processes", 1,
        "--language", "es", "-o", page,
    )  # fmt: skip
    assert "moves to choose from" in told
    html = page.read_text(encoding="utf-8")
    assert "Claim Stakes en cifras" in html
    assert "Reclamar" in html


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "stakes C3 with"), ("es", "reclama C3 con"), ("it", "occupa C3 con")],
)
def test_people_play_it_in_a_terminal(environment: Environment, language: str, said: str) -> None:
    """Every claim is tried in turn until all stakes are in the ground; some are taken by then."""
    order = ["C3", *(f"{row}{column}" for row in "ABCDE" for column in range(1, 6))]
    told = environment.westbound(
        "play", "claim_stakes", "--players", 2, "--seed", 4, "--lang", language,
        stdin="".join(f"stake {claim}\n" for claim in order),
    )  # fmt: skip
    assert said in told
    assert "CS-005" in told  # a claim that the bot had already taken
    text = (GAME / f"src/claim_stakes/locale/{language}.toml").read_text(encoding="utf-8")
    categories = tomllib.loads(text)["messages"]["categories"]
    assert re.search(rf"1\. .* 2\. .*{categories['gold']} .*{categories['vein']} ", told, re.DOTALL)


def test_its_rulebook_can_be_read(environment: Environment) -> None:
    assert "CS-008" in environment.westbound("rules", "claim_stakes")


def test_every_rule_has_code_and_tests(environment: Environment) -> None:
    """The rule matrix is read from the game's own folder."""
    told = environment.westbound("rules", "claim_stakes", "--coverage", cwd=GAME)
    rows = [re.split(r" *\| *", line)[1:5] for line in told.splitlines() if "| CS-" in line[:7]]
    assert len(rows) == 9
    assert [rule for rule, _, code, tests in rows if not code or not tests] == []


# --- in the browser


@pytest.fixture(scope="module")
def address(environment: Environment) -> Iterator[str]:
    """A server of the fresh environment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve = [environment.bin / "westbound", "serve", "--port", str(port), "--no-browser",
             "--quiet", "--data", environment.folder / "tables"]  # fmt: skip
    with subprocess.Popen(
        [str(part) for part in serve],
        cwd=environment.folder,
        env=environment.surroundings(),
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
    context = browser.new_context(locale="en", reduced_motion="reduce", bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert errors == []


def open_table(page: Page, address: str) -> None:
    """A table against bots, opened on the front page."""
    page.goto(address)
    page.locator('[data-post="/api/v1/tables"][data-body*="claim_stakes"]').first.click()
    page.wait_for_selector("html[data-ready]")


def test_a_whole_match_is_clicked_in_the_browser(page: Page, address: str) -> None:
    open_table(page, address)
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
        assert clicked <= STAKES
    assert clicked == STAKES
    assert "Claim Stakes" in page.title()


def test_a_phone_shows_the_whole_gulch(page: Page, address: str) -> None:
    """Its claims are large enough for a finger, so that nothing has to be moved into sight."""
    page.set_viewport_size({"width": 360, "height": 740})
    open_table(page, address)
    wait_for_turn(page)
    boxes = [claim.bounding_box() for claim in page.locator("#board .grid-place").all()]
    assert len(boxes) == 25
    for box in filter(None, boxes):
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= 360 - box["width"]


def test_no_page_of_it_has_a_serious_problem(page: Page, address: str) -> None:
    """axe-core on a table and the pieces, light and dark."""
    open_table(page, address)
    wait_for_turn(page)
    found = {}
    for path in (page.url, f"{address}/rules/claim_stakes/components"):
        page.goto(path)
        page.wait_for_timeout(200)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found[path, scheme] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_its_pages_can_be_read(page: Page, address: str, language: str) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    for path in ("/", "/rules/claim_stakes", "/rules/claim_stakes/components"):
        answer = page.goto(address + path)
        assert answer is not None
        assert answer.status == 200, path
    assert page.locator(".piece").count() == 2
    assert page.locator(".piece svg").count() == 2
