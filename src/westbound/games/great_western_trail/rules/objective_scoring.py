"""The best way to score objective cards. Rules GWT-240 to GWT-243, GWT-260, GWT-261, GWT-264,
GWT-288."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.great_western_trail.components import (
    BREED,
    BREEDS,
    CATTLE,
    MASTERS,
    OBJECTIVE_MASTER,
    OBJECTIVES,
    VALUE,
)
from westbound.games.great_western_trail.railroad import SAN_FRANCISCO
from westbound.games.great_western_trail.state import TrailState

_WEST_HIGHLAND: Final = BREEDS.index("west_highland")
_TEXAS_LONGHORN: Final = BREEDS.index("texas_longhorn")
_MASTER: Final = MASTERS[OBJECTIVE_MASTER]


class Scored(NamedTuple):
    """The victory points of the cards, how many lie in the area then, and which are fulfilled."""

    vp: int
    cards: int
    fulfilled: tuple[int, ...]
    added: tuple[int, ...]  # cards of the deck that the player adds


# GWT-239: what counts for each task, in the order of TASKS.
def tasks_done(state: TrailState, seat: int) -> tuple[int, ...]:
    cattle = [card for card in state.deck(seat) if card < CATTLE]
    breeds = [BREED[card] for card in cattle]
    return (
        state.built[seat].bit_count(),
        state.green[seat],
        state.blue[seat],
        len(state.hazards[seat]),
        state.stations[seat].bit_count(),
        sum([VALUE[card] == 3 for card in cattle]),
        breeds.count(_WEST_HIGHLAND),
        breeds.count(_TEXAS_LONGHORN),
        state.discs_in(seat, SAN_FRANCISCO),
    )


# GWT-240, GWT-241: a card needs all its tasks, and each thing counts for one card only.
def _fulfil(tasks: tuple[int, ...], left: tuple[int, ...]) -> tuple[int, ...] | None:
    rest = tuple([have - need for have, need in zip(left, tasks, strict=True)])
    return None if min(rest) < 0 else rest


@lru_cache(maxsize=1 << 14)
def best_objectives(
    area: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...], master: bool
) -> Scored:
    """The best choice of added cards and of tasks for cards (GWT-261, GWT-288): exact."""
    cards = [(card, True) for card in area] + [(card, False) for card in deck]
    # a card worth more comes first: good bounds early
    cards.sort(key=lambda item: -(OBJECTIVES[item[0]].vp + OBJECTIVES[item[0]].penalty * item[1]))
    search = _Search(cards, master, len(area))
    search.run(0, done, (), 0)
    return search.scored()


class _Search:
    """Each card is fulfilled or not; the bound is that all others were."""

    def __init__(self, cards: list[tuple[int, bool]], master: bool, in_area: int) -> None:
        self.cards = cards
        self.master = master
        self.in_area = in_area
        self.base = -sum(OBJECTIVES[card].penalty for card, bound in cards if bound)
        gains = [OBJECTIVES[c].vp + OBJECTIVES[c].penalty * bound for c, bound in cards]
        self.gains = gains
        # with the station master every added card may bring at most its points more
        self.rest = [sum(gains[i:]) for i in range(len(gains) + 1)]
        self.best_total = -1000
        self.best: tuple[int, ...] = ()

    def run(self, index: int, left: tuple[int, ...], chosen: tuple[int, ...], gain: int) -> None:
        if index == len(self.cards):
            total = gain + self.master_points(chosen)
            if total > self.best_total:
                self.best_total, self.best = total, chosen
            return
        max_from_master = (len(self.cards) // _MASTER.group) * _MASTER.vp if self.master else 0
        if gain + self.rest[index] + max_from_master <= self.best_total:
            return
        rest = _fulfil(OBJECTIVES[self.cards[index][0]].tasks, left)
        if rest is not None:
            self.run(index + 1, rest, (*chosen, index), gain + self.gains[index])
        self.run(index + 1, left, chosen, gain)

    def unfulfilled_extra(self, chosen: tuple[int, ...]) -> int | None:
        """GWT-288: the cheapest card that is added only to make up a group, or None."""
        if not self.master:
            return None
        spare = [
            card
            for index, (card, bound) in enumerate(self.cards)
            if not bound and index not in chosen
        ]
        count = self.in_area + sum(not self.cards[index][1] for index in chosen)
        if not spare or (count + 1) % _MASTER.group:
            return None
        cheapest = min(spare, key=lambda card: (OBJECTIVES[card].penalty, card))
        return cheapest if OBJECTIVES[cheapest].penalty < _MASTER.vp else None

    def master_points(self, chosen: tuple[int, ...]) -> int:
        """What the station master scores, less the penalty of a card added for it."""
        if not self.master:
            return 0
        count = self.in_area + sum(not self.cards[index][1] for index in chosen)
        extra = self.unfulfilled_extra(chosen)
        penalty = 0 if extra is None else OBJECTIVES[extra].penalty
        groups = (count + (extra is not None)) // _MASTER.group
        return groups * _MASTER.vp - penalty

    def scored(self) -> Scored:
        extra = self.unfulfilled_extra(self.best)
        fulfilled = [self.cards[index] for index in self.best]
        added = [card for card, bound in fulfilled if not bound]
        vp = self.base + sum(self.gains[index] for index in self.best)
        if extra is not None:
            vp -= OBJECTIVES[extra].penalty
            added.append(extra)
        names = tuple(sorted(card for card, _ in fulfilled))
        return Scored(vp, self.in_area + len(added), names, tuple(sorted(added)))
