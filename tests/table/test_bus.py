"""Who is woken by which news, and who has to read the table anew."""

from __future__ import annotations

import asyncio

import pytest

from westbound.table.bus import Bus, Listener


def is_woken(listener: Listener) -> bool:
    return listener.event.is_set()


@pytest.fixture
def bus() -> Bus:
    return Bus("us")


@pytest.fixture
def listener(bus: Bus) -> Listener:
    """One who has looked once."""
    made = bus.listen("t")
    assert made.acknowledge()  # the first look reads everything
    return made


def test_a_move_of_this_process_is_in_memory(bus: Bus, listener: Listener) -> None:
    bus.announce("t", must_read=False)
    assert is_woken(listener)
    assert not listener.acknowledge()
    assert not is_woken(listener)


def test_talk_has_to_be_read_even_if_a_move_follows(bus: Bus, listener: Listener) -> None:
    bus.announce("t")
    bus.announce("t", must_read=False)
    assert listener.acknowledge()
    assert not listener.acknowledge()


def test_only_those_at_the_table_are_woken(bus: Bus, listener: Listener) -> None:
    other = bus.listen("u")
    bus.announce("u", must_read=False)
    assert is_woken(other)
    assert not is_woken(listener)
    bus.announce_all()
    assert is_woken(listener)


@pytest.mark.parametrize(
    ("news", "woken"), [("t us", False), ("t them", True), ("t", True), ("u them", False)]
)
def test_the_echo_of_an_own_move_is_no_news(
    bus: Bus, listener: Listener, news: str, woken: bool
) -> None:
    bus.hear(news)  # an echo may come before the move is announced here
    assert is_woken(listener) is woken
    assert listener.acknowledge() is woken  # what others did is not in memory


def test_news_during_a_look_wakes_again(bus: Bus, listener: Listener) -> None:
    async def scene() -> None:
        bus.announce("t", must_read=False)
        await listener.wait()
        listener.acknowledge()
        bus.announce("t", must_read=False)  # while the listener draws
        await asyncio.wait_for(listener.wait(), 1)

    asyncio.run(scene())


def test_who_leaves_is_forgotten(bus: Bus, listener: Listener) -> None:
    bus.announce("t", must_read=False)
    bus.leave("t", listener)
    assert not bus._listeners
