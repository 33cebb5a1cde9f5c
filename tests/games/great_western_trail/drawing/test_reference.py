"""The reference of all pieces."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from westbound.games.great_western_trail.board import components
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    BREEDS,
    BUILDINGS_DATA,
    MASTER_NAMES,
    WORKERS,
)


def test_every_kind_of_piece_is_in_the_reference() -> None:
    found = {component.id for component in components(PAGES.texts())}
    wanted = {f"building_{name}" for group in BUILDINGS_DATA.values() for name in group}
    wanted |= {*BREEDS, *WORKERS, *AUXILIARY, "green_teepee", "blue_teepee", "flood", "drought"}
    wanted |= {f"master_{name}" for name in MASTER_NAMES} | {"rockfall", "objective"}
    assert wanted <= found
