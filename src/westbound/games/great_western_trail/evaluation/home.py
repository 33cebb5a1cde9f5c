"""Features of the player board: money, workers, discs and certificates."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import (
    DISC_NAMES,
    WORKER_SPACES,
    WORKERS,
)
from westbound.games.great_western_trail.evaluation.facts import PLURALS, Look
from westbound.games.great_western_trail.rules.auxiliary import SPACES_FOR_DOUBLE
from westbound.games.great_western_trail.rules.certificates import certificate_limit

CAPS: Final = (4, 8, 14)  # dollars that buy most things, and those that are enough
NAMES: Final = (
    "dollars", *(f"dollars up to {cap}" for cap in CAPS), "dollars, while they can be used",
    *(f"{kinds} at home" for kinds in PLURALS),
    *(f"{kind} {n} at home" for kind in WORKERS for n in range(2, WORKER_SPACES + 1)),
    *(f"{kinds} at home, while they work" for kinds in PLURALS),
    "largest row of workers", *(f"cleared disc {name}" for name in DISC_NAMES),
    "cleared discs", "cleared discs, while they help", "double auxiliary actions",
    "certificates", "room for certificates", "permanent certificates", "certificates too late",
)  # fmt: skip


def numbers(look: Look) -> list[float]:
    return [*_money(look), *_workers(look), *_discs(look), *_certificates(look)]


def _money(look: Look) -> list[float]:
    money = look.outlook.money
    return [
        money / 20,
        *[min(money, cap) / cap for cap in CAPS],
        min(money, CAPS[-1]) / CAPS[-1] * look.fade,
    ]


_ROWS: Final = tuple(  # by number of workers: which of the row are there
    tuple(float(count >= number) for number in range(2, WORKER_SPACES + 1))
    for count in range(WORKER_SPACES + 1)
)


def _workers(look: Look) -> list[float]:
    rows, fade = look.state.worker_rows(look.seat), look.fade
    cowboys, craftsmen, engineers = rows
    return [
        cowboys / 3, craftsmen / 3, engineers / 3,
        *_ROWS[cowboys], *_ROWS[craftsmen], *_ROWS[engineers],
        cowboys * fade / 3, craftsmen * fade / 3, engineers * fade / 3,
        max(rows) / 4,
    ]  # fmt: skip


def _discs(look: Look) -> list[float]:
    cleared = look.state.cleared_discs(look.seat)
    count = sum(cleared)
    doubles = cleared.count(SPACES_FOR_DOUBLE)
    return [*cleared, count / 5, count * look.fade / 5, doubles / 2]


def _certificates(look: Look) -> tuple[float, ...]:
    state, seat, held = look.state, look.seat, look.certificates
    late = held * (1 - look.outlook.on_time)
    room = certificate_limit(state, seat) - state.certificates[seat]
    return held / 4, room / 3, look.always / 2, late / 4
