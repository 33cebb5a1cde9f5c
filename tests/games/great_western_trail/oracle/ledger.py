"""Where money comes from and goes to: what each move changes, from its text and its question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import discs, locations, offers, trail
from .position import Position
from .railroad import transport_cost
from .tables import BREEDING, BUY, CATTLE, CITIES, CREST_MONEY, DISCS, JOB_COSTS, STATIONS, TEEPEES

CITY_NAMES: Final = tuple(CITIES)
NO_MONEY: Final = (
    "begin", "copy", "take", "draw", "discard", "trash", "done", "decline", "restock", "engine",
)  # fmt: skip


def rewards(position: Position, seat: int, name: str) -> int:
    """The dollars of an action that was paid for with the engine."""
    money = position.seats[seat].money
    return (
        locations.money_and_certificates(position, seat, name)[0]
        - money
        + sum(int(words[1]) for words in locations.COSTS[name] if words[0] == "pay")
    )


def used(position: Position, seat: int, name: str) -> int:
    """Doing a printed action; if the engine pays for it, the reward comes later."""
    costs = locations.COSTS[name]
    if any(words[0] == "back" for words in costs):
        return -sum(int(words[1]) for words in costs if words[0] == "pay")
    return locations.money_and_certificates(position, seat, name)[0] - position.seats[seat].money


def bought(words: list[str]) -> int:
    """ "buy holstein ayrshire with 3"."""
    cards, cowboys = words[1:-2], int(words[-1])
    value = BREEDING[CATTLE[cards[0]][0]]
    prices = [d for v, c, d, n in BUY if (v, c, n) == (value, cowboys, len(cards))]
    assert len(prices) == 1
    return -prices[0]


def disc(step: Mapping[str, object], words: list[str]) -> int:
    """A disc for a station (0 to 9) or a city (10 and above)."""
    target, due = step["target"], step["due"]
    assert isinstance(target, int)
    assert isinstance(due, int)
    change = 0 if words[1] == "from" else DISCS[words[1]][3] - DISCS[words[1]][2]
    return change + (CREST_MONEY.get(CITY_NAMES[target - 10], 0) - due if target >= 10 else 0)


def delivered(position: Position, seat: int, step: Mapping[str, object], city: str) -> int:
    """GWT-292: without any disc the transport is paid at once."""
    player = position.seats[seat]
    if discs.on_board(player) or player.stations or step["free"]:
        return 0
    return -transport_cost(position, seat, city)


def own_change(position: Position, seat: int, step: Mapping[str, object], text: str) -> int:
    """What the move changes for the one who makes it, fees and income apart."""
    words = text.split()
    verb = words[0]
    if verb == "use":
        return used(position, seat, words[1])
    if verb == "hire":
        return -max(0, JOB_COSTS[int(words[2])] + number(step, "modifier"))
    if verb == "build":
        prices = offers.buildings(position, seat, number(step, "price"))
        return -next(c for (n, s), c in prices.items() if n[:-1] == words[1] and s == words[2])
    if verb == "buy":
        return bought(words)
    if verb == "upgrade":
        return -STATIONS[int(words[1][1:]) - 1][0]
    if verb == "disc":
        return disc(step, words)
    if verb == "trade":
        return TEEPEES[words[1]]
    if verb == "remove":
        return -number(step, "cost")
    if verb == "deliver":
        return delivered(position, seat, step, words[1])
    if verb == "objective":
        return 2 if words[1].startswith("dollars") else 0  # GWT-236
    if verb == "engine":
        return 3 if step["kind"] == "back_from_end" else 0  # GWT-162
    assert verb in (*NO_MONEY, "move", "give", "certificates"), text
    return 0


def number(step: Mapping[str, object], name: str) -> int:
    value = step[name]
    assert isinstance(value, int)
    return value


def money_after(position: Position, seat: int, step: Mapping[str, object], text: str) -> list[int]:
    """Everybody's money after a decision, before anything that follows by itself."""
    money = [player.money for player in position.seats]
    if text.startswith("move ") and step["kind"] in ("move_herd", "move_again"):
        return trail.after_fees(position, seat, tuple(text.split()[1:]))
    money[seat] += own_change(position, seat, step, text)
    return money
