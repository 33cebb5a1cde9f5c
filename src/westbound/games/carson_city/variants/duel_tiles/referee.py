"""The referee of the duel tiles."""

from __future__ import annotations

from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import all_tiles
from westbound.games.carson_city.variants.duel_tiles.secrets import tiles_down
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles


def check_tiles(state: CarsonState) -> list[str]:
    """CC-229: every duel tile is somewhere, and announced sums are true."""
    dealt = any(state.announced) or any(state.hands)
    if not state.setup.options["duel_tiles"] or not dealt:
        return []
    down = tiles_down(state)
    tiles = [*state.pile, *state.pile_mixed]
    for group in (*state.hands, *down):
        tiles += group
    for step in state.agenda:
        if isinstance(step, RevealTiles):
            tiles += [tile for played in step.shown for tile in played]
    wrong = []
    if tiles and tuple(sorted(tiles)) != all_tiles(state.setup.players):
        wrong.append(f"the duel tiles are {sorted(tiles)}")
    for seat, total in enumerate(state.announced):
        if total != NOBODY and sum(state.hands[seat]) + sum(down[seat]) != total:
            wrong.append(f"seat {seat} announced {total}")
    return wrong
