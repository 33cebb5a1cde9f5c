"""What a worker process does with a question."""

from __future__ import annotations

import multiprocessing
import threading
from dataclasses import replace

import pytest

import westbound
from tests.games.carson_city.base.rules.test_consent import a_crowded_centre
from tests.games.carson_city.building_positions import in_hand
from tests.games.carson_city.positions import play
from westbound.engine.errors import BadInput
from westbound.engine.json_types import as_json
from westbound.games.registry import find_game
from westbound.table import bot_worker
from westbound.table.bot_worker import Answer, BotCache, Question, choose_in_worker


def first_question(bot: str, table_id: str = "here", seed: int = 9) -> Question:
    match = westbound.new_match("carson", 2, 4)
    assert match.turn is not None
    moves = [move.text for move in match.moves()]
    return Question("carson", bot, match.observe(match.turn), match.turn, moves, seed, table_id)


# --- one decision


def answers(bot: str) -> set[str]:
    """What the bot says, with many seeds, when somebody asks for a house on its parcel."""
    state = in_hand(a_crowded_centre(), 0, "saloon")
    play(state, "ask E5")
    seen = as_json(find_game("carson").observe(state, 1))
    questions = (Question("carson", bot, seen, 1, ["agree", "refuse"], n) for n in range(20))
    return set(map(choose_in_worker, questions))


def test_cc_104_a_random_bot_at_a_table_weighs_consent_like_any_other() -> None:
    assert answers("random") == answers("greedy")
    assert len(answers("random")) == 1


def test_a_random_bot_stays_random_elsewhere() -> None:
    questions = (first_question("random", seed=number) for number in range(20))
    assert len(set(map(choose_in_worker, questions))) > 5


def test_a_worker_starts_no_program_and_imports_no_module() -> None:
    """Whatever a row of the database says."""
    for bot in ("cmd:true", "cmd:'sh -c true'", "tests.bots.builders:FirstMove"):
        with pytest.raises(BadInput, match="there is no bot"):
            choose_in_worker(first_question(bot))


# --- bots that live as long as their match


def test_a_bot_is_made_once_for_a_seat_of_a_table() -> None:
    bots, asked = BotCache(), first_question("random")
    bot = bots.bot_for(asked)
    assert bots.bot_for(replace(asked, seed=10, moves=["pass"])) is bot
    for other in (
        replace(asked, table_id="there"),
        replace(asked, seat=1 - asked.seat),
        replace(asked, bot="greedy"),
    ):
        assert bots.bot_for(other) is not bot
    assert bots.bot_for(asked) is bot


def test_the_bots_that_nobody_asks_any_more_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[object] = []
    monkeypatch.setattr(bot_worker, "close_bots", closed.extend)
    bots = BotCache(most=2)
    first, second = (bots.bot_for(first_question("random", table)) for table in ("one", "two"))
    assert bots.bot_for(first_question("random", "one")) is first
    bots.bot_for(first_question("random", "three"))
    assert closed == [second]
    bots.forget(first_question("random", "one"))
    assert closed == [second, first]
    assert bots.bot_for(first_question("random", "one")) is not first


# --- the conversation with the server


def said(*questions: Question) -> list[Answer | None]:
    """What a worker sends; it is a thread here."""
    ours, theirs = multiprocessing.Pipe()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("signal.signal", lambda *_: None)
        patch.setattr("os.nice", lambda _: None)
        worker = threading.Thread(target=bot_worker.serve_questions, args=(theirs,))
        worker.start()
        found: list[Answer | None] = []
        for question in questions:
            ours.send(question)
            while True:
                found.append(ours.recv())
                if found[-1] is not None:
                    break
        ours.close()
        worker.join(20)
    assert not worker.is_alive()
    return found


@pytest.mark.usefixtures("odd_bots")
def test_it_says_when_a_bot_begins_to_think_and_what_it_has_chosen() -> None:
    asked = first_question("counts")
    found = said(asked, asked, replace(asked, table_id="there"), asked)
    moves = asked.moves
    told = [Answer(moves[0]), Answer(moves[1]), Answer(moves[0]), Answer(moves[2])]
    assert found == [part for answer in told for part in (None, answer)]


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_fails_is_made_anew_and_tells_no_secret() -> None:
    begun, raised, *_, cheated = said(first_question("raises"), first_question("cheats"))
    assert begun is None
    assert raised is not None
    assert raised.trouble.startswith("LookupError in odd_bots.py:")
    assert "secret" not in raised.trouble
    assert cheated == Answer(trouble="not one of its moves")


def test_a_bot_that_cannot_be_made_is_no_end() -> None:
    (answer,) = said(first_question("clever"))
    assert answer is not None
    assert answer.trouble.startswith("BadInput in registry.py:")
