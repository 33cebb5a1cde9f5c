"""Whole matches over HTTP at a real server: bots in Node, in a shell, and our own command."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.table.instant_bots import FirstMove
from tests.web.running import QUICK, Server
from westbound.table.lifecycle import open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest

EXAMPLES = Path(__file__).parents[3] / "examples/bots"
WESTBOUND = [sys.executable, "-c", "from westbound.cli.main import main; main()", "bot"]
PATIENCE = 120.0  # on a busy machine
SECONDS = 600  # for a decision: nobody decides in place of these bots


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, FirstMove())
    try:
        yield running
    finally:
        running.stop()


def token_for(server: Server, owner: Person, name: str) -> str:
    tokens = server.app.state.bot_tokens
    _, token = server.run(tokens.create(owner, name, public=False, chat=False))
    return str(token)


@contextmanager
def started(command: list[str], words: Path, token: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program with a process group of its own, of which nothing is left."""
    environment = {**os.environ, "WESTBOUND_TOKEN": token}
    with words.open("wb") as file:
        process = subprocess.Popen(
            command, stdout=file, stderr=file, env=environment, start_new_session=True
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)


def wait_until(done: Callable[[], bool], words: Mapping[str, Path]) -> None:
    """What the programs have said tells why it takes so long."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, {name: text_of(file) for name, file in words.items()}
        time.sleep(0.05)


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def tells_the_end(text: str) -> bool:
    return "1. " in text or '"table_over"' in text


def play(server: Server, owner: Person, words: Mapping[str, Path]) -> LiveTable:
    """Open a table as soon as all are connected, and wait until all know that it is over."""
    tables = server.app.state.tables
    wait_until(lambda: len(tables.remote._connections) == len(words), words)
    seats = [SeatRequest("bot", bot=f"@{name}", seconds=SECONDS) for name in words]
    table_id: str = server.run(open_table(tables, "carson", owner, seats, QUICK, seed=2))
    wait_until(lambda: server.live(table_id).match.over, words)
    wait_until(lambda: all(tells_the_end(text_of(file)) for file in words.values()), words)
    return server.live(table_id)


def test_bots_in_node_shell_and_python_play_a_whole_match(server: Server, tmp_path: Path) -> None:
    for program in ("node", "curl"):
        if shutil.which(program) is None:
            pytest.fail(f"the examples need {program}; install it")
    owner = server.person("Ann")
    commands = {
        "Node": ["node", str(EXAMPLES / "http_bot.js"), server.address],
        "Shell": [str(EXAMPLES / "http_bot.sh"), server.address],
        "Python": [*WESTBOUND, "--server", server.address, "--bot", "greedy"],
    }
    words = {name: tmp_path / f"{name}.txt" for name in commands}
    with ExitStack() as running:
        programs = {
            name: running.enter_context(
                started(command, words[name], token_for(server, owner, name))
            )
            for name, command in commands.items()
        }
        live = play(server, owner, words)
        python = programs["Python"]
        python.send_signal(signal.SIGINT)
        assert python.wait(20) == 0
    result = ", ".join(
        f"{s.rank}. {live.seats[s.seat].name} {s.points}" for s in live.match.standings()
    )
    told = {name: text_of(file) for name, file in words.items()}
    assert told["Node"].splitlines() == ["Node is connected", result]
    assert told["Shell"].startswith('{"type":"table_over","table":')
    assert told["Shell"].count("\n") == 1  # nothing was refused
    assert f"over. {result}" in told["Python"]
    made = [e for e in live.match.log if e.seat == 2 and not e.automatic]
    judged = [e for e in made if e.move.kind in live.game.moves_bots_evaluate]
    ours = len(made) - len(judged)
    assert told["Python"].endswith(f"Goodbye; decisions: {ours}, tables: 1, refused: 0.\n")
    assert "Traceback" not in told["Python"]


def test_without_jq_the_shell_does_the_same(tmp_path: Path) -> None:
    """Where there is no jq, the script does without twice."""
    event = '{"type":"your_turn","table":"x","n":7,"seed":5,"moves":["buy B1","pass"],"n":3}'
    script = text_of(EXAMPLES / "http_bot.sh").partition("# Lines until")[0]
    asking = f"{script}\nprintf '%s\\n' '{event}' | answer"
    for variable in ("", "1"):
        environment = {**os.environ, "WITHOUT_JQ": variable}
        done = subprocess.run(
            ["sh", "-c", asking], capture_output=True, text=True, env=environment, timeout=30
        )
        n = 3 if variable == "" and shutil.which("jq") else 7
        assert done.stdout == f'{{"n":{n},"move":"pass"}}\n'


@pytest.mark.parametrize("example", ["http_bot.js", "http_bot.sh"])
def test_a_token_that_is_not_valid_ends_an_example(
    server: Server, tmp_path: Path, example: str
) -> None:
    command = [str(EXAMPLES / example), server.address]
    with started(command, tmp_path / "words.txt", "wb_nothing") as program:
        program.wait(PATIENCE)
    assert "This bot token is not valid." in text_of(tmp_path / "words.txt")
