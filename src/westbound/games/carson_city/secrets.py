"""What is hidden, and from whom. Rules CC-010, CC-210, CC-225, CC-227, CC-240.

Hidden are duel tiles in hand or face down, sheets before they are revealed, and plans of a wave.
"""

from __future__ import annotations

from westbound.engine.rng import Rng
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.state import NOBODY, CarsonState, replaced
from westbound.games.carson_city.variants.duel_tiles.rules import all_tiles, without
from westbound.games.carson_city.variants.duel_tiles.steps import (
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)
from westbound.games.carson_city.variants.kit_carson.plans import as_shown
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.new_beginning.components import BLANK_SHEET
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets

MAX_SWAPS = 20_000
ASTRAY = 20


def secret_to(state: CarsonState, seat: int) -> int | None:
    """Who alone may know the move that is made now; None: everybody."""
    step = state.agenda[-1]
    if isinstance(step, DealDuelTiles):
        return step.player
    if isinstance(step, FillSheets | PlanWave | PutDownTiles):
        return seat
    return None


def sheets_are_sealed(state: CarsonState) -> bool:
    return any(isinstance(step, FillSheets | RevealSheets) for step in state.agenda)


def handed_in(state: CarsonState) -> list[bool]:
    """Whose sealed answer lies on the table: everybody sees that, not what it is."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PlanWave | PutDownTiles | RevealPlans | RevealTiles):
        return [bool(sealed) for sealed in state.sealed]
    if isinstance(step, FillSheets | RevealSheets):
        return [seat not in step.deciders() for seat in range(state.setup.players)]
    return [False] * state.setup.players


def hide(state: CarsonState, viewer: int | None) -> CarsonState:
    """The state with everything blank that the viewer may not know; numbers of tiles stay."""
    seen = state.copy()
    for seat in range(state.setup.players):
        if seat != viewer:
            if seen.shown[seat]:
                as_shown(seen, seat)
            seen.hands = replaced(seen.hands, seat, (NOBODY,) * len(state.hands[seat]))
            seen.sealed = replaced(seen.sealed, seat, (NOBODY,) * len(state.sealed[seat]))
            if sheets_are_sealed(state):
                seen.sheets = replaced(seen.sheets, seat, BLANK_SHEET)
    seen.pile_mixed = (NOBODY,) * len(state.pile_mixed)
    if state.phase == 2:
        work_out_places(seen)
    return seen


def sample_state(state: CarsonState, seat: int, rng: Rng) -> CarsonState:
    if not (state.setup.duel_tiles or state.setup.kit_carson or state.setup.new_beginning):
        return state.copy()
    return fill_in(hide(state, seat), rng)


def fill_in(state: CarsonState, rng: Rng) -> CarsonState:
    """Something that the blanks could be. Plans and sheets are taken as they were last seen."""
    planning = isinstance(state.agenda[-1] if state.agenda else None, PlanWave | RevealPlans)
    words = state.sealed
    if planning:  # the sealed words are no tiles
        state.sealed = ((),) * state.setup.players
    if state.pile_mixed or any(state.hands) or any(state.sealed):
        deal_blanks(state, rng)
    if planning:
        state.sealed = tuple((0,) if NOBODY in word else word for word in words)
    return state


def deal_blanks(state: CarsonState, rng: Rng) -> None:
    """Deal the unseen tiles to hands, face-down tiles and the mixed pile, true to known sums."""
    seats = range(state.setup.players)
    blank = [seat for seat in seats if NOBODY in state.hands[seat] or NOBODY in state.sealed[seat]]
    unseen = list(unseen_tiles(state))
    rng.shuffle(unseen)
    dealt: dict[int, list[int]] = {}
    for seat in blank:
        count = len(state.hands[seat]) + len(state.sealed[seat])
        dealt[seat], unseen = unseen[:count], unseen[count:]
    match_sums(state, dealt, unseen, rng)
    for seat, tiles in dealt.items():
        down = len(state.sealed[seat])
        rng.shuffle(tiles)
        state.sealed = replaced(state.sealed, seat, tuple(sorted(tiles[:down])))
        state.hands = replaced(state.hands, seat, tuple(sorted(tiles[down:])))
    state.pile_mixed = tuple(sorted(unseen))


def unseen_tiles(state: CarsonState) -> tuple[int, ...]:
    """All duel tiles but those that the viewer sees."""
    players = state.setup.players
    everything = all_tiles(players)
    seen = list(state.pile)
    for step in state.agenda:
        if isinstance(step, RevealTiles):
            seen += [tile for played in step.shown for tile in played]
    for tiles in (*state.hands, *state.sealed):
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
        if nearer or rng.below(ASTRAY) == 0:
            groups[one][a], groups[other][b] = groups[other][b], groups[one][a]
            off[one], off[other] = new_one, new_other
