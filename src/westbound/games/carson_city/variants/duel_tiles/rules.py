"""Law of the Strongest: duel tiles instead of dice. Rules CC-225 to CC-233, CC-295."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from westbound.engine.decisions import answer, chance, decision
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.moves import Reveal
from westbound.games.carson_city.base.rules.duel_end import end_duel
from westbound.games.carson_city.base.rules.duels import duel_winner
from westbound.games.carson_city.state import NOBODY, CarsonState, replaced
from westbound.games.carson_city.variants.duel_tiles.components import DUEL_TILES, TILE_VALUES
from westbound.games.carson_city.variants.duel_tiles.moves import (
    PLAY_1,
    PLAY_2,
    DealTiles,
    PlayTiles,
)
from westbound.games.carson_city.variants.duel_tiles.steps import (
    AnnounceSums,
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)

ONE_SET: Final = tuple(range(TILE_VALUES))
TWO_PLAYERS: Final = 2
SIX_PLAYERS: Final = 6


# --- set-up


def tiles_each(players: int) -> int:
    """CC-227, CC-228: six each, five each for six players."""
    return DUEL_TILES["each_of_six"] if players == SIX_PLAYERS else DUEL_TILES["each"]


def all_tiles(players: int) -> tuple[int, ...]:
    """CC-229: one set for each player, but five sets at most."""
    sets = min(players, DUEL_TILES["each_of_six"])
    return tuple(sorted(ONE_SET * sets))


def begin_tiles(state: CarsonState) -> None:
    """CC-226: two players have a set each; more are dealt theirs in secret."""
    players = state.setup.players
    if players == TWO_PLAYERS:
        state.hands = (ONE_SET,) * players
        state.announced = (sum(ONE_SET),) * players
        return
    state.pile_mixed = all_tiles(players)
    state.agenda.append(AnnounceSums())
    for seat in reversed(range(players)):
        state.agenda.append(DealDuelTiles(CHANCE, tiles_each(players), seat))


def without(tiles: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def is_within(tiles: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    return all(tiles.count(tile) <= whole.count(tile) for tile in set(tiles))


def deal_sample(state: CarsonState, step: DealDuelTiles, rng: Rng) -> DealTiles:
    tiles = list(state.pile_mixed)
    rng.shuffle(tiles)
    return DealTiles(tuple(sorted(tiles[: step.count])))


# CC-227, CC-230: the right number, of those that are there.
def why_not_deal(state: CarsonState, step: DealDuelTiles, move: DealTiles) -> Refusal | None:
    if len(move.tiles) == step.count and is_within(move.tiles, state.pile_mixed):
        return None
    return Refusal("CC-227", tiles=move.tiles, count=step.count)


def deal(state: CarsonState, step: DealDuelTiles, move: DealTiles) -> None:
    state.pile_mixed = without(state.pile_mixed, move.tiles)
    state.hands = replaced(state.hands, step.player, move.tiles)


def sums(state: CarsonState) -> tuple[tuple[int, ...], ...]:
    return tuple((sum(hand),) for hand in state.hands)


def announce_sample(state: CarsonState, step: AnnounceSums, rng: Rng) -> Reveal:
    return Reveal(sums(state))


# CC-229: only the true sums.
def why_not_announce(state: CarsonState, step: AnnounceSums, move: Reveal) -> Refusal | None:
    return None if move.tiles == sums(state) else Refusal("CC-229")


def announce(state: CarsonState, step: AnnounceSums, move: Reveal) -> None:
    """CC-227, CC-229: the sums are announced, and set the money (with sheets not: CC-213)."""
    state.announced = tuple(total for (total,) in move.tiles)
    if not state.setup.options["new_beginning"]:
        state.money = [DUEL_TILES["money"] - total for total in state.announced]


# --- a duel


def begin_tile_duel(state: CarsonState, duellists: tuple[int, ...], location: int) -> None:
    """CC-225: everybody plays in secret; CC-231: the Gunsmith's red side only afterwards."""
    late = next((s for s in duellists if state.power(s).rerolls and state.hands[s]), NOBODY)
    state.agenda.append(RevealTiles(CHANCE, duellists, late, location, ()))
    ask_for_tiles(state, tuple(s for s in duellists if s != late), location)


def ask_for_tiles(state: CarsonState, seats: tuple[int, ...], location: int) -> None:
    """CC-230: a player without tiles counts 0 and is not asked."""
    waiting = tuple(seat for seat in seats if state.hands[seat])
    if waiting:
        state.agenda.append(PutDownTiles(waiting[0], waiting, location))


def put_down_options(state: CarsonState, step: PutDownTiles) -> list[PlayTiles]:
    hand = state.hands[step.seat]
    options = [PLAY_1[tile] for tile in sorted(set(hand))]
    if state.charged[step.seat] >> step.location & 1:
        options += [PLAY_2[pair] for pair in sorted(set(combinations(hand, 2)))]
    return options


# CC-225: one tile from one's hand; CC-231: two with dynamite.
def why_not_put_down(state: CarsonState, step: PutDownTiles, move: PlayTiles) -> Refusal | None:
    charged = state.charged[step.seat] >> step.location & 1
    if len(move.tiles) > 1 + charged:
        return Refusal("CC-231", tiles=move.tiles)
    if not is_within(move.tiles, state.hands[step.seat]):
        return Refusal("CC-225", tiles=move.tiles)
    return None


def put_down(state: CarsonState, step: PutDownTiles, move: PlayTiles) -> None:
    seat = step.seat
    state.hands = replaced(state.hands, seat, without(state.hands[seat], move.tiles))
    state.sealed = replaced(state.sealed, seat, move.tiles)
    others = step.without()
    if others:
        state.agenda.append(others)


def open_tiles(state: CarsonState, step: RevealTiles) -> tuple[tuple[int, ...], ...]:
    """What each duellist shows when the sealed tiles are revealed."""
    shown = step.shown or ((),) * len(step.duellists)
    return tuple(
        before or state.sealed[seat] for before, seat in zip(shown, step.duellists, strict=True)
    )


def gather_tiles(state: CarsonState, step: RevealTiles, tiles: tuple[tuple[int, ...], ...]) -> bool:
    """Whether the duel is decided; then the tiles go to the open pile (CC-230)."""
    for seat, played in zip(step.duellists, tiles, strict=True):
        if state.sealed[seat] and state.announced[seat] != NOBODY:
            known = state.announced[seat] - sum(played)
            state.announced = replaced(state.announced, seat, known)
        state.sealed = replaced(state.sealed, seat, ())
    if step.late != NOBODY:
        state.agenda.append(RevealTiles(CHANCE, step.duellists, NOBODY, step.location, tiles))
        ask_for_tiles(state, (step.late,), step.location)
        return False
    state.pile = tuple(sorted((*state.pile, *(tile for played in tiles for tile in played))))
    return True


def refill_hands(state: CarsonState) -> None:
    """CC-230, CC-295: whoever has none left draws three from the pile, in pass order.

    From then on nobody knows which of the earlier tiles are still in the pile.
    """
    empty = [seat for seat in state.passed if not state.hands[seat]]
    left = len(state.pile) + len(state.pile_mixed)
    if not empty:
        return
    state.pile_mixed = tuple(sorted((*state.pile_mixed, *state.pile)))
    state.pile = ()
    draws = []
    for seat in empty:
        count = min(DUEL_TILES["refill"], left)
        left -= count
        if count:
            draws.append(DealDuelTiles(CHANCE, count, seat))
            state.announced = replaced(state.announced, seat, NOBODY)
    state.agenda.extend(reversed(draws))


# --- duel tiles lie open (CC-225)


def reveal_tiles_sample(state: CarsonState, step: RevealTiles, rng: Rng) -> Reveal:
    return Reveal(open_tiles(state, step))


# CC-225: what was put down is shown, nothing else.
def why_not_reveal_tiles(state: CarsonState, step: RevealTiles, move: Reveal) -> Refusal | None:
    if move.tiles == open_tiles(state, step):
        return None
    return Refusal("CC-225", case="others")


def reveal_tiles(state: CarsonState, step: RevealTiles, move: Reveal) -> None:
    """CC-231: the Gunsmith's red side plays only now; else the duel is decided."""
    values = [sum(played) for played in move.tiles]
    winner = duel_winner(state, step.duellists, step.location, values)
    if gather_tiles(state, step, move.tiles):
        end_duel(state, step.duellists, step.location, winner)


DECISIONS: Final = (
    decision(
        PutDownTiles,
        put_down_options,
        answer(PutDownTiles, PlayTiles, why_not_put_down, put_down),
    ),
)
CHANCES: Final = (
    chance(DealDuelTiles, deal_sample, DealTiles, why_not_deal, deal),
    chance(AnnounceSums, announce_sample, Reveal, why_not_announce, announce),
    chance(RevealTiles, reveal_tiles_sample, Reveal, why_not_reveal_tiles, reveal_tiles),
)
