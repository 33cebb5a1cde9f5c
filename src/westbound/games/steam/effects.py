"""What a move would change, tried on a copy: links, money, incomes. For sentences and previews."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from westbound.engine.grammar import numeral
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import AUTOMATIC
from westbound.engine.texts import Gain, Money
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.components import COLOURS, HIGHEST_INCOME, LOAN_VP
from westbound.games.steam.faces import EXITS
from westbound.games.steam.hexes import SIDES_IN, hex_of, side_of
from westbound.games.steam.moves import ToIncome, ToPoints, UpgradeLocomotive
from westbound.games.steam.places import at_place, place_of
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import forced_by_loans, may_borrow
from westbound.games.steam.rules.track import NOWHERE, Line, arriving, line_at, line_of
from westbound.games.steam.state import UNOWNED, Cubes, SteamState
from westbound.games.steam.steps import IncomeOrPoints


def after(state: SteamState, move: Move) -> SteamState:
    """The position after a legal move and all that follows without a decision."""
    new = state.copy()
    agenda = new.agenda
    step = agenda.pop()
    RULES.do[type(step)][type(move)](new, step, move)
    while agenda and agenda[-1].seat == AUTOMATIC:
        step = agenda.pop()
        RULES.run[type(step)](new, step)
    return new


# --- names


def place(state: SteamState, hex_: int) -> str | Phrase:
    """What people call the hex."""
    return place_of(state.setup.map, hex_)


def place_named(state: SteamState, name: str) -> str | Phrase:
    return place(state, state.setup.map.code_of[name])


def at(state: SteamState, hex_: int) -> Phrase:
    """Where that is: `at Utica`, `in the hills near Albany (7,3)`."""
    return at_place(state.setup.map, hex_)


def line_name(state: SteamState, line: Line) -> Phrase:
    """Albany–Utica; an incomplete one with the hex that its open end points at."""
    ends = (0, 1) if line.places[0] != NOWHERE else (1, 0)
    first, last = (place(state, line_end(state, line, end)) for end in ends)
    return Phrase("link" if line.complete else "link_open", {"from": first, "to": last})


def line_end(state: SteamState, line: Line, end: int) -> int:
    """The place there, or the hex that an open end points at."""
    if line.places[end] != NOWHERE:
        return line.places[end]
    return state.setup.map.neighbour[line.ends[end]]


def colours_of(cubes: Cubes) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour, count in enumerate(cubes) for _ in range(count))


# --- optional parts of a sentence


def part(name: str, value: Param, param: str = "", **more: Param) -> dict[str, Param]:
    """The gap `{and_name}`: a phrase with the value, or empty if there is nothing to say."""
    said = value != "" and value != 0 and value != ()
    key = f"and_{name}"
    return {key: Phrase(key, {param or name: value, **more}) if said else ""}


def each(values: Mapping[int, int | str]) -> tuple[Phrase, ...]:
    """`Ana 3, Bo 1`: players with what is theirs."""
    return tuple(Phrase("each", {"seat": seat, "value": value}) for seat, value in values.items())


def part_of(
    name: str, who: str, seats: Sequence[int], values: Iterable[Phrase]
) -> dict[str, Param]:
    """The gap `{and_name}` that tells of players, and what each of them has."""
    those = tuple(seats) if len(set(seats)) > 1 else tuple(seats[:1])
    return part(name, those, who, **{name: tuple(values)})


def change(before: int, now: int) -> str:
    """`3 → 5`, or nothing if they are the same."""
    return "" if before == now else f"{numeral(before)} → {numeral(now)}"


# --- track


class TrackChange(NamedTuple):
    """What happens to links, each with its name and owner."""

    complete: tuple[tuple[Phrase, int], ...] = ()
    claimed: tuple[Phrase, ...] = ()  # unowned so far
    unfinished: tuple[Phrase, ...] = ()  # the builder's, still incomplete
    unowned: tuple[Phrase, ...] = ()  # redirected, and still without an owner (STM-174)
    removed: tuple[tuple[Phrase, int], ...] = ()

    def params(self, seat: int) -> dict[str, Param]:
        others = [(name, owner) for name, owner in self.complete if owner != seat]
        return {
            **part("links", tuple(name for name, owner in self.complete if owner == seat)),
            **part_of("rival_links", "rival", [o for _, o in others], [n for n, _ in others]),
            **part("claimed", self.claimed),
            **part("unfinished", self.unfinished),
            **part("unowned", self.unowned),
            **part_of(
                "removed", "owner", [o for _, o in self.removed], [n for n, _ in self.removed]
            ),
        }


def tile_change(state: SteamState, now: SteamState, seat: int, hex_: int) -> TrackChange:
    """The lines over this hex after a tile was put there, compared with those before."""
    complete, claimed, unfinished, unowned = [], [], [], []
    for line in _lines_over(now, hex_):
        owner, name = now.owner[line.slots[0]], line_name(now, line)
        before = _lines_within(state, line.slots)
        if any(set(old.slots) == set(line.slots) for old in before):
            continue
        if owner == seat:
            claimed += [line_name(state, o) for o in before if state.owner[o.slots[0]] == UNOWNED]
        if line.complete:
            complete.append((name, owner))
        elif owner == seat:
            unfinished.append(name)
        elif owner == UNOWNED:
            unowned.append(name)
    return TrackChange(tuple(complete), tuple(claimed), tuple(unfinished), tuple(unowned))


def _lines_over(state: SteamState, hex_: int) -> list[Line]:
    exits = EXITS[state.track[hex_]]
    lines = (line_at(state, hex_, side) for side in SIDES_IN[exits])
    return list({min(line.slots): line for line in lines}.values())


def _lines_within(state: SteamState, slots: Sequence[int]) -> list[Line]:
    """The lines that have track at these slots."""
    found = [slot for slot in slots if EXITS[state.track[hex_of(slot)]] >> side_of(slot) & 1]
    lines = (line_of(state, slot) for slot in found)
    return list({min(line.slots): line for line in lines}.values())


def city_change(state: SteamState, now: SteamState, hex_: int) -> TrackChange:
    """STM-191 to STM-198: what a New City completes, claims and removes."""
    complete, claimed = [], []
    for slot in arriving(state, hex_):
        old, new = line_of(state, slot), line_of(now, slot)
        if new.complete and not old.complete:
            complete.append((line_name(now, new), now.owner[slot]))
            if state.owner[slot] == UNOWNED:
                claimed.append(line_name(state, old))
    removed = tuple(
        (line_name(state, line), state.owner[line.slots[0]])
        for line in _lines_over(state, hex_)
        if state.owner[line.slots[0]] >= 0 and all(hex_of(slot) == hex_ for slot in line.slots)
    )
    return TrackChange(tuple(complete), tuple(claimed), removed=removed)


# --- money


def loans_taken(state: SteamState, now: SteamState, seat: int) -> int:
    """How many loans the payment took: by income, then by victory points (STM-061, STM-062)."""
    by_vp = (state.vp[seat] - now.vp[seat]) // LOAN_VP
    return state.income[seat] - now.income[seat] + by_vp


def payment(state: SteamState, now: SteamState, seat: int, cost: int) -> dict[str, Param]:
    """What is paid, from what to what, and what loans for it take away."""
    return {
        "cost": Money(cost),
        "money": Money(state.money[seat]),
        "left": Money(now.money[seat]),
        **part("loans", loans_taken(state, now, seat)),
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
    }


# --- income and expenses


def ends_goods(state: SteamState, now: SteamState) -> bool:
    """Whether the phase of income and expenses has followed."""
    return state.phase == "goods" and now.phase != "goods"


def before_income(state: SteamState, move: Move) -> SteamState:
    """The position with the last move of the goods phase, before anybody settles."""
    known = state.copy()
    step = known.agenda[-1]
    if isinstance(move, UpgradeLocomotive):
        known.level[step.seat] += 1
    elif isinstance(move, ToIncome) and isinstance(step, IncomeOrPoints):
        known.income[step.seat] = min(HIGHEST_INCOME, known.income[step.seat] + step.points)
    elif isinstance(move, ToPoints) and isinstance(step, IncomeOrPoints):
        known.vp[step.seat] += step.points
    return known


def due(state: SteamState, seat: int) -> int:
    """What income and expenses bring; negative if they cost more (STM-230, STM-232)."""
    return state.income[seat] - upkeep(state, seat)


def settled(state: SteamState, now: SteamState) -> dict[str, Param]:
    """Who got or paid how much, who fell short, who is bankrupt, and the new order.

    `state` is the position before anybody settles.
    """
    seats = _settling(state, now)
    lacked = {s: _lacked(state, now, s) for s in seats if not now.gone >> s & 1}
    bankrupt = tuple(seat for seat in seats if now.gone >> seat & 1)
    new_order = now.order if now.agenda and not state.setup.standard else ()
    return {
        "amounts": each({seat: Gain(due(state, seat)) for seat in seats}),
        **_those("borrowed", {s: lack.loans for s, lack in lacked.items()}),
        **_those("vp_lost", {s: lack.vp for s, lack in lacked.items()}),
        **_those("income_lost", {s: lack.income for s, lack in lacked.items()}),
        **part("bankrupt", bankrupt, "opponent"),
        **part("order", tuple(new_order), "winner"),
    }


class Lacked(NamedTuple):
    """What a player who is short of money gives instead."""

    loans: int
    vp: int
    income: int


def _lacked(state: SteamState, now: SteamState, seat: int) -> Lacked:
    """STM-231, STM-233: first loans where they are allowed, then points and income."""
    vp, income, loans = state.vp[seat], state.income[seat], 0
    if may_borrow(state):
        known = state.copy()
        known.money[seat] += max(0, income)
        paid = forced_by_loans(known, seat, max(0, -income) + upkeep(state, seat))
        loans = income - paid.income + (vp - paid.vp) // LOAN_VP
        vp, income = paid.vp, paid.income
    return Lacked(loans, vp - now.vp[seat], income - now.income[seat])


def _settling(state: SteamState, now: SteamState) -> list[int]:
    """STM-245: when only one player is left, nothing more is settled."""
    seats: list[int] = []
    left = len(state.order)
    for seat in state.order:
        seats.append(seat)
        left -= now.gone >> seat & 1
        if left == 1:
            break
    return seats


def _those(name: str, amounts: Mapping[int, int]) -> dict[str, Param]:
    return part(name, each({seat: amount for seat, amount in amounts.items() if amount}))
