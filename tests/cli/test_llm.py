"""`westbound llm` as people call it."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

import westbound
from tests.lab.llm.servers import PATIENT, Way, answers, picks, says, server
from westbound.cli.errors import INTERRUPTED
from westbound.cli.llm import FAILED
from westbound.cli.main import app

STAND_IN = Path(__file__).parents[2] / "examples/llm/stand_in_server.py"
FIRST: Way = picks(lambda moves: moves[0])
SOON = "--players 2 --bots random --board words --rules none --model dice --retries 0"


def llm(url: str, arguments: str = "", *more: str) -> Result:
    words = ["llm", "carson", "--url", url, *SOON.split(), *arguments.split(), *more]
    return CliRunner().invoke(app, words, env={"COLUMNS": "200"})


def told(result: Result) -> str:
    """The sentence of a refusal."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr.removeprefix("westbound: ").strip()


# --- playing


def test_the_report() -> None:
    with server(says("MOVE: fly"), says("MOVE: place C4"), FIRST) as here:
        result = llm(here.url, "--price-in 1 --price-out 2 --games 1 --lang it")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""  # no progress bar where nobody watches
    requests, decisions = len(here.requests), len(here.requests) - 2
    for line in (
        "Carson City (westbound ",
        "1 of 1 game finished, 2 players, seed 1, language it",
        f"model dice at {here.url}",
        "model dice",
        "mountains",
        f"decisions: {decisions}, by the first answer {decisions - 1}, by a later one 1, ",
        "by chance 0\n",
        "wrong answers: 2 (illegal 1, unknown 1) (CC-021 1)",
        "failed requests: 0",
        f"tokens: {100 * requests} in, {10 * requests} out; cost {120 * requests / 1e6:.4f}",
        "time: ",
    ):
        assert line in result.stdout
    assert "Le tue mosse legali" in here.asked(0)[1]["content"]


def test_the_json_document() -> None:
    with server(FIRST) as here:
        result = llm(here.url, "--json --max-tokens 550 --option horses=true")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    header = found["header"]
    assert (header["game"], header["players"], header["seats"]) == ("carson", 2, [0])
    assert (header["url"], header["model"], header["board"]) == (here.url, "dice", "words")
    assert header["options"]["horses"] is True
    assert (found["games_finished"], found["bots"], found["per_game"]) == (0, [], [])
    assert found["ended_early"] == "the limit of 550 tokens is reached: 550"
    assert found["answers"]["decisions"] == 5
    assert found["answers"]["times"]["decisions"] == 5
    assert found["tokens"] == {"in": 500, "out": 50, "estimated": False}


def test_what_is_asked_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WB_TEST_KEY", "sk-secret")
    with server(FIRST) as here:
        result = llm(
            here.url,
            "--key-env WB_TEST_KEY --temperature 0.5 --answer-tokens 0 --max-tokens 1",
            "--request",
            '{"top_p": 0.9, "max_completion_tokens": 77}',
        )
    (request,) = here.requests
    assert result.exit_code == 0
    assert {name: request.body[name] for name in request.body if name != "messages"} == {
        "model": "dice",
        "temperature": 0.5,
        "top_p": 0.9,
        "max_completion_tokens": 77,
    }
    assert request.headers["Authorization"] == "Bearer sk-secret"


def test_transcript_and_matches_are_kept_also_of_what_is_unfinished(tmp_path: Path) -> None:
    lines, folder = tmp_path / "lines.jsonl", tmp_path / "matches"
    with server(FIRST) as here:
        games = llm(here.url, f"--transcript {lines} --save {folder}")
        unfinished = llm(here.url, f"--max-tokens 330 --save {folder}-2")
    assert games.exit_code == unfinished.exit_code == 0
    written = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    decisions = [line for line in written if line["type"] == "decision"]
    match = westbound.match_from_json((folder / "game-1.json").read_text(encoding="utf-8"))
    assert match.over
    assert [match.log[line["entry"]].text for line in decisions] == [x["move"] for x in decisions]
    (name,) = (path.name for path in Path(f"{folder}-2").iterdir())
    assert name == "game-1-unfinished.json"
    begun = westbound.match_from_json(Path(f"{folder}-2", name).read_text(encoding="utf-8"))
    assert not begun.over
    assert begun.log == match.log[: len(begun.log)]


def test_the_key_is_neither_shown_nor_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WB_TEST_KEY", "sk-secret")
    lines, folder = tmp_path / "lines.jsonl", tmp_path / "matches"
    with server(says("Your key: sk-secret"), answers(500, b"sk-secret"), FIRST) as here:
        where = f"--key-env WB_TEST_KEY --transcript {lines} --save {folder} --max-tokens 440"
        result = llm(here.url, f"{where} --json")
    assert here.requests[0].headers["Authorization"] == "Bearer sk-secret"
    assert result.exit_code == 0
    files = [lines, *folder.iterdir()]
    kept = "".join(path.read_text(encoding="utf-8") for path in files)
    assert "[key]" in kept
    assert "sk-secret" not in kept + result.output + result.stderr


# --- what ends it


def test_a_server_that_refuses_ends_it_with_what_it_said() -> None:
    with server(FIRST, answers(401, {"error": {"message": "bad key"}})) as here:
        result = llm(here.url)
    assert result.exit_code == FAILED
    assert f"Ended early: {here.url} answered 401: bad key." in result.stdout
    assert "decisions: 1," in result.stdout


def test_a_server_that_is_not_there() -> None:
    with server(FIRST) as here:
        pass
    result = llm(here.url, "--players 2")
    assert result.exit_code == FAILED
    assert "Ended early: no answer came to 3 decisions in a row" in result.stdout
    assert "failed requests: 3 (connection 3)" in result.stdout


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(moves: list[str]) -> str:
        if len(here.requests) == 4:
            monkeypatch.setattr("westbound.lab.llm.player.read_answer", _interrupt)
        return moves[0]

    with server(picks(interrupted)) as here:
        result = llm(here.url, f"--save {tmp_path / 'matches'}")
    assert result.exit_code == INTERRUPTED
    assert "Ended early: interrupted." in result.stdout
    assert "decisions: 3," in result.stdout
    assert (tmp_path / "matches/game-1-unfinished.json").exists()


def _interrupt(*args: object, **more: object) -> None:
    raise KeyboardInterrupt


# --- what is refused, before anything is sent


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("--seats x", "seats are numbers from 0, such as 0,2, or 'all', not 'x'"),
        ("--seats 2", "there is no seat 2; the seats are 0 to 1"),
        ("--bots greedy,random", "2 bots are too many: 1 seats are not the model's"),
        ("--bots clever", "there is no bot 'clever'"),
        ("--games 0", "at least 1 game must be played, not 0"),
        ("--players 9", "Carson City is for 2 to 6 players, not 9"),
        ("--lang fr", "the languages are en, es, it, not 'fr'"),
        ("--board svg", "board is both, words or drawing, not 'svg'"),
        ("--rules some", "rules is decision, summary, full or none, not 'some'"),
        ("--key-env WB_NO_KEY", "the key is expected in the variable WB_NO_KEY, which is not set"),
        ("--request [1]", "--request is a JSON object, not [1]"),
        ("--request {", "--request is a JSON object: "),
        ("--tries 0", "at least 1 try is needed, not 0"),
        ("--timeout 0", "timeout is more than 0 seconds, not 0.0"),
        ("--model=", "the model needs a name"),
        ("--temperature inf", "temperature is 0 or more, not inf"),
        ("--answer-tokens -1", "an answer has at least 1 token, not -1"),
        ("--save /dev/null/x", "nothing can be written in /dev/null"),
        ("--max-cost 1", "a limit of the cost needs prices"),
        ("--max-tokens 0", "max_tokens is more than 0, not 0"),
        ("--option horses=7", "cannot be"),
    ],
)
def test_bad_input_is_one_sentence(arguments: str, why: str) -> None:
    with server(FIRST) as here:
        assert why in told(llm(here.url, arguments))
    assert here.requests == []


def test_an_address_that_is_none() -> None:
    assert "an address begins with http://" in told(llm("127.0.0.1:80"))
    assert "secret" not in told(llm("http://me:secret@127.0.0.1/"))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there/file").touch()
    with server(FIRST) as here:
        assert "not an empty folder" in told(llm(here.url, f"--save {tmp_path / 'there'}"))
        there = tmp_path / "there/file"
        assert "already exists" in told(llm(here.url, f"--transcript {there}"))
        assert "not an empty folder" in told(llm(here.url, f"--save {there}"))
    assert here.requests == []


# --- the example


@contextmanager
def stand_in(lies: float) -> Iterator[str]:
    spec = importlib.util.spec_from_file_location("stand_in_server", STAND_IN)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with module.make_server(0, seed=1, lies=lies) as running:
        running.daemon_threads = True
        thread = Thread(target=running.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{running.server_address[1]}/v1/chat/completions"
        finally:
            running.shutdown()
            thread.join(PATIENT)


def test_the_server_of_the_examples_plays_offline_and_may_lie() -> None:
    with stand_in(lies=0.3) as url:
        result = llm(url, "--lang es --games 1")
    assert result.exit_code == 0, result.output
    counted = re.search(r"wrong answers: (\d+) \(unknown (\d+)\)", result.stdout)
    assert counted is not None
    assert int(counted[1]) == int(counted[2]) > 3


@pytest.mark.parametrize("game", ["gwt", "steam"])
def test_it_finds_the_moves_of_every_game(game: str) -> None:
    with stand_in(lies=0.0) as url:
        rest = "--model x --players 3 --max-tokens 8000 --bots cautious"
        words = ["llm", game, "--url", url, *rest.split()]
        result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == 0
    assert "wrong answers: 0\n" in result.stdout


def test_it_refuses_what_is_no_chat_request() -> None:
    with stand_in(lies=0.0) as url:
        result = llm(url, "", "--request", '{"messages": 7}')
    assert "answered 400: this is no chat request" in result.stdout
