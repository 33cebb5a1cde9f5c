"""A server on this computer: ports, addresses, and a clean end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from typer.testing import CliRunner
from websockets.sync.client import connect
from websockets.typing import Origin

from westbound.cli.main import app
from westbound.engine.errors import BadInput
from westbound.web import server
from westbound.web.app import create_app
from westbound.web.http.settings import Settings

PROGRAM = [sys.executable, "-c", "from westbound.cli.main import main; main()", "serve"]
QUICK = 5.0  # seconds from Ctrl+C to the end; at most 2 when nothing else is running
START = 40.0  # a busy machine may take its time


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server of its own; its words go to a file, so that it never waits for a reader."""
    words = folder / "words.txt"
    command = [*PROGRAM, "--no-browser", "--data", str(folder / "data"), *arguments]
    with words.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
    try:
        yield process, _address(process, words)
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[bytes], words: Path) -> str:
    end = time.monotonic() + START
    while time.monotonic() < end and process.poll() is None:
        text = words.read_text(encoding="utf-8")
        if "Westbound is at " in text:
            address = text.split("Westbound is at ")[1].split(" ")[0]
            if _answers(address):
                return address
        time.sleep(0.05)
    pytest.fail(f"the server did not start: {words.read_text(encoding='utf-8')}")


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address + "robots.txt", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_ctrl_c_ends_it_quickly_even_with_an_open_page(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", str(free_port())) as (process, address):
        with urllib.request.urlopen(_json(address + "api/v1/tables")) as answer:
            table = answer.read().decode().split('"id":"')[1].split('"')[0]
        live = address.replace("http", "ws") + f"t/{table}/live"
        with connect(live, origin=Origin(address.rstrip("/"))):
            process.send_signal(signal.SIGINT)
            start = time.monotonic()
            code = process.wait(10)
        assert time.monotonic() - start < QUICK
    assert code == 0
    words = (tmp_path / "words.txt").read_text(encoding="utf-8")
    assert words.rstrip().endswith("Goodbye; every table is saved.")
    assert "POST /api/v1/tables 201" in words
    assert "Traceback" not in words
    assert (tmp_path / "data" / "westbound.db").exists()
    assert (tmp_path / "data" / "keys").stat().st_mode & 0o077 == 0


def test_ctrl_c_ends_the_event_streams_of_bots_too(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", str(free_port())) as (process, address):
        body, headers = b'{"name": "Dusty"}', {"X-Westbound": "1"}
        headers["Content-Type"] = "application/json"
        new = urllib.request.Request(address + "api/v1/bot-tokens", body, headers)
        with urllib.request.urlopen(new, timeout=START) as answer:
            token = json.loads(answer.read())["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        stream = urllib.request.Request(address + "api/v1/bot/events", headers=bearer)
        with urllib.request.urlopen(stream, timeout=START) as events:
            assert json.loads(events.readline())["type"] == "hello"
            process.send_signal(signal.SIGINT)
            start = time.monotonic()
            told = [json.loads(line) for line in events]
            code = process.wait(10)
        assert time.monotonic() - start < QUICK
    assert told[-1] == {"type": "bye", "reason": "shutdown"}
    assert code == 0
    words = (tmp_path / "words.txt").read_text(encoding="utf-8")
    assert words.rstrip().endswith("Goodbye; every table is saved.")
    assert "GET /api/v1/bot/events 200" in words
    assert "Traceback" not in words
    assert "Cancel" not in words
    assert token not in words


def _json(address: str) -> urllib.request.Request:
    body = b'{"game": "carson", "seats": [{"kind": "me"}, {"kind": "bot"}]}'
    headers = {"X-Westbound": "1", "Content-Type": "application/json"}
    return urllib.request.Request(address, body, headers)


def test_a_taken_port_that_was_asked_for_is_refused() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is taken; name a free one"):
            server.listen("127.0.0.1", port, print)


def test_a_port_is_taken_from_the_moment_it_is_found() -> None:
    with server.listen("127.0.0.1", free_port(), print) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is taken"):
            server.listen("127.0.0.1", port, print)


def test_without_a_port_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(server, "PORT", port)
        with server.listen("127.0.0.1", None, said.append) as found:
            assert port < found.getsockname()[1] < port + server.PORTS_TRIED
    assert said[0] == f"Port {port} is taken; trying the next one."


def test_an_address_of_another_computer_is_refused() -> None:
    with pytest.raises(BadInput, match=r"cannot listen at 192\.0\.2\.1"):
        server.listen("192.0.2.1", None, print)


def test_a_database_that_is_not_there_ends_with_a_sentence(tmp_path: Path) -> None:
    command = [*PROGRAM, "--no-browser", "--data", str(tmp_path), "--port", str(free_port())]
    environment = {**os.environ, "WESTBOUND_DATABASE": "sqlite+aiosqlite:////nowhere/at/all.db"}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=START)
    assert ended.returncode == 2
    assert ended.stderr == (
        "westbound: cannot use the database sqlite+aiosqlite:////nowhere/at/all.db: "
        "unable to open database file\n"
    )


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8017/"), ("::1", "http://[::1]:8017/")],
)
def test_the_address_to_open(host: str, address: str) -> None:
    assert server.address_of(host, 8017) == address


def test_everywhere_means_the_address_of_this_computer() -> None:
    assert "0.0.0.0" not in server.address_of("0.0.0.0", 8017)


def test_a_browser_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not server.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert server.has_screen()


def test_the_other_commands_do_not_load_the_server() -> None:
    check = "import sys, westbound.cli.main; sys.exit('fastapi' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], timeout=START).returncode == 0


def test_how_long_bots_may_think_is_said_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(server, "_serve", lambda settings, *_: served.append(settings))
    monkeypatch.setattr(server, "set_up_logs", lambda **_: None)
    options = ("--data", str(tmp_path), "--port", str(free_port()), "--no-browser")
    for arguments in (options, (*options, "--bot-seconds", "2.5")):
        assert CliRunner().invoke(app, ["serve", *arguments]).exit_code == 0
    assert [settings.bot_seconds for settings in served] == [10.0, 2.5]
    with TestClient(create_app(served[1])) as client:
        assert cast("FastAPI", client.app).state.tables.bots.pool.seconds == 2.5
