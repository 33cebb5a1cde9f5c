"""Bots in other programs: they play; and what they do wrong costs nobody else anything."""

from __future__ import annotations

import gc
import json
import logging
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import westbound
from tests.bots import programs
from tests.bots.builders import FirstMove, middle_of_a_match, view_of
from tests.bots.programs import command, ends_soon, is_running
from westbound.bots import Bot, LiveView, choose_move, close_bots, decision_seed, make_bot
from westbound.bots.decision import seed_for_program
from westbound.bots.process_bot import ProcessBot
from westbound.cli.errors import INTERRUPTED
from westbound.engine.errors import BadInput
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.lab.parallel import run
from westbound.lab.simulation import Case, make_plan

EXAMPLES = Path(__file__).parents[2] / "examples/bots"
FALLBACK = make_bot("random")
PATIENT = 20.0  # seconds, for programs that fail by themselves


def play(game: str, bots: list[Bot], decisions: int = 10_000) -> Match:
    """A match of these bots, up to its end or so many decisions."""
    match = westbound.new_match(game, players=len(bots), seed=5)
    for _ in range(decisions):
        if match.over:
            break
        (seat, *_) = match.turns
        view = LiveView(match.game, match.state, seat)
        seed = decision_seed(match.seed, len(match.log))
        match.play(choose_move(bots[seat], view, match.moves(seat), seed), seat)
    return match


def pid_of(bot: Bot) -> int:
    assert isinstance(bot, ProcessBot)
    assert bot._process is not None
    return bot._process.pid


# --- a bot that plays


def test_a_program_plays_as_the_same_bot_in_python_does(tmp_path: Path) -> None:
    outside = ProcessBot(command(tmp_path, programs.FIRST))
    match = play("carson", [outside, make_bot("random"), FirstMove()])
    assert match.over
    assert outside.errors == 0
    inside = play("carson", [FirstMove(), make_bot("random"), FirstMove()])
    assert match.to_json() == inside.to_json()
    pid = pid_of(outside)
    outside.close()
    assert not is_running(pid)


NOTES = """
import sys
with open(sys.argv[1], "a") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        import json
        message = json.loads(line)
        if message["type"] == "choose":
            print(json.dumps({"id": message["id"], "move": message["moves"][-1]}), flush=True)
"""


def test_it_is_told_the_observation_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = ProcessBot(f"{command(tmp_path, NOTES)} {notes}", timeout=PATIENT, picks=True)
    match = middle_of_a_match()
    for _ in range(2):
        assert bot.choose(view_of(match), match.moves(), Rng(1)) == match.moves()[-1]
    bot.close()
    hello, first, second, bye = map(json.loads, notes.read_text(encoding="utf-8").splitlines())
    assert [message["type"] for message in (hello, first, second, bye)] == [
        "hello", "choose", "choose", "bye",
    ]  # fmt: skip
    assert (hello["game"], hello["seat"], hello["players"]) == ("carson", match.turn, 3)
    assert first["observation"] == json.loads(json.dumps(match.observe(match.turn)))
    assert set(first) == {
        "type", "id", "seed", "deadline_ms", "moves", "kinds", "picks", "observation",
    }  # fmt: skip
    assert first["deadline_ms"] == PATIENT * 1000
    assert first["id"] != second["id"]
    assert first["seed"] == second["seed"] == seed_for_program(Rng(1))
    assert 0 <= first["seed"] < 1 << 53


def traced_back(number: int) -> set[int]:
    """The match seeds for which `Rng` may have drawn these 53 bits at the 40th entry, seat 0."""

    def unshifted(value: int, bits: int) -> int:  # undoes x ^ (x >> bits)
        found = value
        for _ in range(3):
            found = value ^ (found >> bits)
        return found

    mask, seeds = (1 << 64) - 1, set()
    for low in range(1 << 11):
        value = unshifted(number << 11 | low, 31)
        value = unshifted(value * pow(0x94D049BB133111EB, -1, 1 << 64) & mask, 27)
        value = unshifted(value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask, 30)
        seeds.add((value - 0x9E3779B97F4A7C15 - decision_seed(0, 40)) & mask)
    return seeds


def test_the_seed_that_it_is_told_does_not_lead_back_to_that_of_the_match() -> None:
    """With it a program would know what is hidden and what chance will bring."""
    secret = 0x1B2C3D4E5F607
    rng = Rng.starting_at(decision_seed(secret, 40))
    assert secret in traced_back(rng.below(1 << 53))  # the plain number would lead there
    rng = Rng.starting_at(decision_seed(secret, 40))
    assert secret not in traced_back(seed_for_program(rng))


def test_another_match_or_seat_begins_with_another_hello(tmp_path: Path) -> None:
    bot = ProcessBot(command(tmp_path, programs.FIRST), timeout=PATIENT)
    match = middle_of_a_match()
    bot.choose(view_of(match), match.moves(), Rng(1))
    pid = pid_of(bot)
    bot.choose(view_of(match), match.moves(), Rng(2))
    assert pid_of(bot) == pid
    other = westbound.new_match("gwt", players=2, seed=1)
    assert bot.choose(view_of(other), other.moves(), Rng(1)) == other.moves()[0]
    assert pid_of(bot) != pid
    assert not is_running(pid)
    bot.close()


# --- bots that misbehave


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (programs.CRASHES_AT_START, "ended with exit code 1"),
        (programs.KILLS_ITSELF, "was ended by signal 9"),
        (programs.GARBAGE, "wrote 'I think ...', which is not JSON"),
        (programs.ILLEGAL, "chose 'fly to the moon', which is not one of its moves"),
        (programs.OTHER_QUESTION, "answered question 0, not 1"),
        (programs.HUGE_LINE, "wrote a line of more than 65536 bytes"),
        (programs.CLOSES_STDOUT, "no longer speaks, as it has closed a pipe"),
    ],
    ids=["start", "signal", "garbage", "illegal", "other question", "huge line", "stdout"],
)
def test_what_a_bot_does_wrong_costs_only_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str, why: str
) -> None:
    match = middle_of_a_match()
    bot = ProcessBot(command(tmp_path, code), timeout=PATIENT)
    check_that_chance_decides(bot, match)
    assert f"{why}: chance decides, and it is started anew (error 1 of 3)" in caplog.text


@pytest.mark.parametrize("code", [programs.HANGS, programs.NEVER_READS], ids=["hangs", "deaf"])
def test_a_bot_that_hangs_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    bot = ProcessBot(command(tmp_path, code), timeout=0.2)
    check_that_chance_decides(bot, middle_of_a_match())
    assert "did not answer within 0.2 seconds: chance decides" in caplog.text


def check_that_chance_decides(bot: ProcessBot, match: Match) -> None:
    """The same every time, and nothing is left running."""
    rng = Rng(9)
    seed_for_program(rng)
    expected = FALLBACK.choose(view_of(match), match.moves(), rng)
    assert bot.choose(view_of(match), match.moves(), Rng(9)) == expected
    assert bot.errors == 1
    assert bot._process is None
    bot.close()


def test_after_a_crash_it_is_started_anew_but_not_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts = tmp_path / "starts"
    note = f"open({str(starts)!r}, 'a').write('x')\n"
    bot = ProcessBot(
        command(tmp_path, note + programs.CRASHES_LATER), timeout=PATIENT, max_errors=2
    )
    match = play("carson", [bot, make_bot("random")])
    assert match.over
    assert bot.errors == 2
    assert starts.read_text(encoding="utf-8") == "xx"
    told = [line for line in caplog.messages if "chance decides" in line]
    assert [line.partition("chance decides, and ")[2] for line in told] == [
        "it is started anew (error 1 of 2)",
        "it is not asked again (error 2 of 2)",
    ]
    assert "ended with exit code 7" in told[0]


def test_its_stderr_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "westbound.bots")
    bot = ProcessBot(command(tmp_path, programs.CRASHES_AT_START), timeout=PATIENT)
    match = middle_of_a_match()
    bot.choose(view_of(match), match.moves(), Rng(1))
    assert f"the bot {bot.name} says: no luck today" in caplog.text


# --- the end


def test_a_bot_that_clings_to_life_ends_with_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westbound.bots.process_bot.LEAVING_SECONDS", 0.1)
    match = middle_of_a_match()
    for forget in (False, True):
        bot: Bot | None = ProcessBot(command(tmp_path, programs.CLINGS), timeout=PATIENT)
        assert bot is not None
        bot.choose(view_of(match), match.moves(), Rng(1))
        pid = pid_of(bot)
        assert is_running(pid)
        if forget:
            bot = None
            gc.collect()
        else:
            close_bots([bot, FirstMove()])
            close_bots([bot])  # twice does no harm
        assert ends_soon(pid)


def test_an_interrupted_question_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = ProcessBot(command(tmp_path, programs.FIRST), timeout=PATIENT)
    match = middle_of_a_match()
    bot.choose(view_of(match), match.moves(), Rng(1))
    pid = pid_of(bot)

    def interrupt(line: bytes, number: int, moves: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("westbound.bots.protocol.read_answer", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(view_of(match), match.moves(), Rng(1))
    assert not is_running(pid)
    assert bot.errors == 0


# --- in simulations, and the examples


def test_simulations_in_several_processes_start_their_own(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    code = f"import os\nopen({str(notes)!r}, 'a').write(f'{{os.getpid()}} ')\n" + programs.FIRST
    bots = [f"cmd:'{command(tmp_path, code)}'(timeout=20)", "random"]
    plan = make_plan("carson", [Case(2, {})], bots, games=4, seed=3)
    together = sorted(run(plan, processes=2), key=lambda result: result.number)
    alone = sorted(run(plan, processes=1), key=lambda result: result.number)
    assert [result.points for result in together] == [result.points for result in alone]
    pids = [int(pid) for pid in notes.read_text(encoding="utf-8").split()]
    assert len(set(pids)) == 8  # one for each match of each run
    assert all(map(ends_soon, pids))


def test_ctrl_c_in_a_simulation_leaves_none_behind(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    code = f"import os\nopen({str(notes)!r}, 'a').write(f'{{os.getpid()}} ')\n" + programs.CLINGS
    bots = f"cmd:'{command(tmp_path, code)}'(timeout=20),random"
    main = "from westbound.cli.main import main; main()"
    words = ("sim", "carson", "--players", "2", "--games", "500", "--processes", "2", "--bots")
    with subprocess.Popen(
        [sys.executable, "-c", main, *words, bots],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as simulation:
        until = monotonic() + 30
        while not notes.exists() or len(notes.read_text(encoding="utf-8").split()) < 3:
            assert simulation.poll() is None
            assert monotonic() < until
            sleep(0.02)
        os.killpg(simulation.pid, signal.SIGINT)  # as a terminal does
        assert simulation.wait(30) == INTERRUPTED
    pids = [int(pid) for pid in notes.read_text(encoding="utf-8").split()]
    assert all(map(ends_soon, pids))


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Node is in the PATH, or where the checks of the scripts have put it."""
    fetched = Path(sys.prefix) / "node-tools/node_modules/.bin"
    places = (os.environ["PATH"], str(fetched), str(Path(sys.prefix) / "bin"))
    monkeypatch.setenv("PATH", os.pathsep.join(places))
    assert shutil.which("node"), "the tests need node"


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_the_example_for_node_plays_every_game(game: str) -> None:
    bot = ProcessBot(f"node '{EXAMPLES / 'greedy_first.js'}'", timeout=PATIENT)
    match = play(game, [bot, make_bot("cautious"), make_bot("cautious")])
    assert match.over
    assert bot.errors == 0
    bot.close()


@pytest.mark.usefixtures("tools")
def test_the_example_for_node_prefers_moves_by_their_kind() -> None:
    match = westbound.new_match("carson", players=2, seed=1)
    while not {"place", "pass"} <= {move.kind for move in match.moves()}:
        match.play(match.moves()[0])
    moves = sorted(match.moves(), key=lambda move: move.kind)
    assert [move.kind for move in moves[:2]] == ["pass", "place"]
    bot = ProcessBot(f"node '{EXAMPLES / 'greedy_first.js'}'", timeout=PATIENT)
    assert bot.choose(view_of(match), moves, Rng(1)) == moves[1]
    bot.close()


@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_the_example_for_the_shell_takes_the_move_that_the_seed_says(game: str) -> None:
    """The same with jq and without; where there is no jq, the script does without twice."""
    bots = [ProcessBot(f"{how}'{EXAMPLES / 'random.sh'}'") for how in ("", "env WITHOUT_JQ=1 ")]
    matches = [play(game, [bot, FALLBACK, FALLBACK], decisions=40) for bot in bots]
    assert [bot.errors for bot in bots] == [0, 0]
    assert matches[0].to_json() == matches[1].to_json()
    match = middle_of_a_match()
    expected = match.moves()[seed_for_program(Rng(3)) % len(match.moves())]
    assert [bot.choose(view_of(match), match.moves(), Rng(3)) for bot in bots] == [expected] * 2
    close_bots(bots)


# --- what cannot be made


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("cmd:", "cannot be made: after cmd: comes a program, as in cmd:./mybot or"),
        ("cmd", "cannot be made: after cmd: comes a program"),
        ("cmd:''", "cannot be made: after cmd: comes a program"),
        ("cmd:./nowhere", "there is no program './nowhere' that can be started"),
        ("cmd:no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("cmd:/tmp", "there is no program '/tmp' that can be started"),
        ("cmd:'sh \"x'", "its command cannot be read: no closing quotation"),
        ("cmd:sh(timeout=0)", "timeout is more than 0 and at most 3600 seconds"),
        ("cmd:sh(timeout=nan)", "timeout is more than 0"),
        ("cmd:sh(timeout=soon)", "the parameter 'timeout' of the bot 'cmd:sh' is a number, not"),
        ("cmd:sh(max_errors=0)", "max_errors is at least 1"),
        ("cmd:sh(command=ls)", "has no parameter 'command'; it has: timeout, max_errors, picks"),
    ],
)
def test_what_is_wrong_with_a_program(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        make_bot(text)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
