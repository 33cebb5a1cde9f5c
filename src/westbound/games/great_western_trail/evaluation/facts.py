"""What several groups of features read: cards counted, and discs that are on their way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.great_western_trail.components import (
    BREED,
    BREEDS,
    CATTLE,
    VALUE,
)
from westbound.games.great_western_trail.heuristics.deliveries import next_total
from westbound.games.great_western_trail.heuristics.herd import deck_total
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.railroad import SAN_FRANCISCO
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.steps import PlaceDisc

_WEST_HIGHLAND, _TEXAS_LONGHORN = BREEDS.index("west_highland"), BREEDS.index("texas_longhorn")


PLURALS: Final = ("cowboys", "craftsmen", "engineers")  # of WORKERS


class Herd(NamedTuple):
    """Cards counted: cattle by breed, their breeding values added up, and the objective cards."""

    breeds: tuple[int, ...]
    cattle: int
    value: int
    of_value_3: int
    objectives: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def herd_of(cards: tuple[int, ...]) -> Herd:
    """These cards, sorted or not."""
    breeds = [0] * len(BREEDS)
    cattle = [card for card in cards if card < CATTLE]
    for card in cattle:
        breeds[BREED[card]] += 1
    values = [VALUE[card] for card in cattle]
    objectives = tuple(sorted([card for card in cards if card >= CATTLE]))
    return Herd(tuple(breeds), len(cattle), sum(values), values.count(3), objectives)


class Look:
    """A position seen by a seat, a little further than its rating looks."""

    __slots__ = (
        "always", "certificates", "cities", "deck", "fade", "hand", "hand_limit",
        "later_delivery", "next_delivery", "outlook", "seat", "state", "stations", "tasks",
    )  # fmt: skip

    def __init__(self, outlook: Outlook) -> None:
        state, seat = outlook.state, outlook.seat
        self.outlook, self.state, self.seat = outlook, state, seat
        self.fade = outlook.fade
        self.deck = herd_of(state.deck(seat))
        self.hand = herd_of(state.hand[seat])
        self.hand_limit = hand_limit(state, seat)
        self.always = permanent(state, seat)
        self.certificates = temporary(state, seat)
        self.cities = state.discs_in_cities(seat)
        self.stations = state.stations[seat]
        self._add_discs_on_their_way()
        self.tasks = self._tasks()
        # breeding values to expect, with permanent certificates; later one more is used
        self.next_delivery = next_total(outlook, self.hand_limit) + self.always
        deck = tuple(sorted(state.deck(seat)))
        self.later_delivery = deck_total(deck, self.hand_limit) + self.always + 1

    def _add_discs_on_their_way(self) -> None:
        """Where a disc goes is chosen before the disc is: it counts from then on."""
        for step in self.state.agenda:
            if type(step) is PlaceDisc and step.seat == self.seat:
                if step.target >= FIRST_CITY:
                    self.cities[step.target - FIRST_CITY] += 1
                else:
                    self.stations |= 1 << step.target

    def _tasks(self) -> tuple[int, ...]:
        """GWT-239: what counts for each task, the discs on their way included."""
        state, seat, breeds = self.state, self.seat, self.deck.breeds
        return (
            state.built[seat].bit_count(),
            state.green[seat],
            state.blue[seat],
            len(state.hazards[seat]),
            self.stations.bit_count(),
            self.deck.of_value_3,
            breeds[_WEST_HIGHLAND],
            breeds[_TEXAS_LONGHORN],
            self.cities[SAN_FRANCISCO],
        )
