"""Who knows which duel tiles. Rules CC-010, CC-225, CC-227, CC-229.

Tiles in hand or face down are hidden; how many there are is not, nor the announced sums.
"""

from __future__ import annotations

from westbound.engine.rng import Rng
from westbound.games.carson_city.state import NOBODY, CarsonState, replaced
from westbound.games.carson_city.variants.duel_tiles.rules import all_tiles, without
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles

MAX_SWAPS = 20_000
DETOUR = 20  # one swap in this many may lead away from the sums


def tiles_down(state: CarsonState) -> tuple[tuple[int, ...], ...]:
    """The tiles face down of each seat; in phase 2 `sealed` holds plans instead (Kit Carson)."""
    return ((),) * state.setup.players if state.phase == 2 else state.sealed


def hide_tiles(state: CarsonState, seen: CarsonState, viewer: int | None) -> None:
    for seat in range(state.setup.players):
        if seat != viewer:
            seen.hands = replaced(seen.hands, seat, (NOBODY,) * len(state.hands[seat]))
            seen.sealed = replaced(seen.sealed, seat, (NOBODY,) * len(state.sealed[seat]))
    seen.pile_mixed = (NOBODY,) * len(state.pile_mixed)


def fill_in_tiles(state: CarsonState, rng: Rng) -> None:
    if state.pile_mixed or any(state.hands) or any(tiles_down(state)):
        deal_blanks(state, rng)


def deal_blanks(state: CarsonState, rng: Rng) -> None:
    """Deal the unseen tiles to hands, face-down tiles and the mixed pile, true to known sums."""
    seats = range(state.setup.players)
    down = tiles_down(state)
    blank = [seat for seat in seats if NOBODY in state.hands[seat] or NOBODY in down[seat]]
    unseen = list(unseen_tiles(state))
    rng.shuffle(unseen)
    dealt: dict[int, list[int]] = {}
    for seat in blank:
        count = len(state.hands[seat]) + len(down[seat])
        dealt[seat], unseen = unseen[:count], unseen[count:]
    match_sums(state, dealt, unseen, rng)
    for seat, tiles in dealt.items():
        put_down = len(down[seat])
        rng.shuffle(tiles)
        if put_down:
            state.sealed = replaced(state.sealed, seat, tuple(sorted(tiles[:put_down])))
        state.hands = replaced(state.hands, seat, tuple(sorted(tiles[put_down:])))
    state.pile_mixed = tuple(sorted(unseen))


def unseen_tiles(state: CarsonState) -> tuple[int, ...]:
    """All duel tiles except those that the viewer sees."""
    players = state.setup.players
    everything = all_tiles(players)
    seen = list(state.pile)
    for step in state.agenda:
        if isinstance(step, RevealTiles):
            seen += [tile for played in step.shown for tile in played]
    for tiles in (*state.hands, *tiles_down(state)):
        seen += [tile for tile in tiles if tile != NOBODY]
    return without(everything, tuple(seen))


def match_sums(state: CarsonState, dealt: dict[int, list[int]], rest: list[int], rng: Rng) -> None:
    """CC-229: swap tiles until every hand whose sum was announced has it.

    Mostly towards the sums; now and then away from them, where no single swap would do.
    """
    groups = [*dealt.values(), rest]
    wanted = [state.announced[seat] for seat in dealt] + [NOBODY]
    off = [sum(g) - w if w != NOBODY else 0 for g, w in zip(groups, wanted, strict=True)]
    for _ in range(MAX_SWAPS):
        if not any(off):
            return
        one, other = rng.below(len(groups)), rng.below(len(groups))
        if one == other or not groups[one] or not groups[other]:
            continue
        a, b = rng.below(len(groups[one])), rng.below(len(groups[other]))
        change = groups[other][b] - groups[one][a]
        new_one = off[one] + change if wanted[one] != NOBODY else 0
        new_other = off[other] - change if wanted[other] != NOBODY else 0
        nearer = abs(new_one) + abs(new_other) <= abs(off[one]) + abs(off[other])
        if nearer or rng.below(DETOUR) == 0:
            groups[one][a], groups[other][b] = groups[other][b], groups[one][a]
            off[one], off[other] = new_one, new_other
