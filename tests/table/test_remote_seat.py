"""Time, failures in a row, and coming back: what a seat remembers of its bot."""

from __future__ import annotations

from westbound.table.remote_seat import MAX_FAILURES, MIN_SECONDS, RemoteSeat


def new_seat(seconds: int = 60) -> RemoteSeat:
    return RemoteSeat("dusty", "Ann", seconds)


def test_wb_019_each_failure_in_a_row_halves_the_time() -> None:
    seat, found = new_seat(), []
    for question in range(10):
        seat.ask(question, now=100.0)
        found.append(seat.deadline - 100.0)
        seat.fail("late")
    assert found[:4] == [60, 30, 15, 7.5]
    assert found[-1] == MIN_SECONDS
    seat.answered()
    assert seat.patience == 60


def test_wb_019_after_three_failures_the_server_plays_on_until_the_bot_is_back() -> None:
    seat = new_seat()
    for failures in range(1, MAX_FAILURES + 1):
        seat.ask(failures, now=0.0)
        assert not seat.is_decided_for(failures)
        seat.fail("late")
        assert seat.is_decided_for(failures)
        assert seat.is_decided_for(failures + 1) == (failures == MAX_FAILURES)
        assert seat.trouble == ("absent" if failures == MAX_FAILURES else "late")
    seat.come_back()
    seat.ask(9, now=0.0)
    assert not seat.is_decided_for(9)
    assert seat.trouble is None
    assert seat.patience == 7.5  # it has yet to show that it answers
    seat.fail("refused")
    assert seat.benched  # once is enough now


def test_a_new_question_forgets_the_answers_to_the_last_one() -> None:
    seat = new_seat()
    seat.ask(1, now=0.0)
    seat.refused = 3
    seat.fail("refused")
    assert (seat.trouble, seat.is_decided_for(1)) == ("refused", True)
    seat.ask(2, now=0.0)
    assert (seat.refused, seat.is_decided_for(2)) == (0, False)
    assert seat.trouble == "refused"  # still told, until it has made a move
