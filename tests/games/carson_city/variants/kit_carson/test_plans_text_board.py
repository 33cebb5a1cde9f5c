"""Plans on the board as text."""

from __future__ import annotations

from tests.games.carson_city.text_drawings import NAMES, Plat
from tests.games.carson_city.variant_positions import do, first_wave
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_CODES


def test_cc_240_a_plan_is_seen_by_who_makes_it() -> None:
    """Cowboys of a sealed plan stand on the map for their owner only."""
    state = first_wave()
    do(state, 1, "place C1")
    seen = {viewer: Plat(GAME.draw(state, viewer, NAMES[:3])) for viewer in (0, 1, None)}
    shown = {viewer: plat.cowboys(PARCEL_CODES["C1"]).strip() for viewer, plat in seen.items()}
    assert shown == {0: "", 1: "›★", None: ""}
