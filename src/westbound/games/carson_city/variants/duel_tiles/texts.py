"""Prompts, log and previews of the Law of the Strongest; nothing that is sealed (CC-010)."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Phrase
from westbound.engine.step import Step
from westbound.games.carson_city.base.effects import DUEL_KEYS, by_name, duel_fought
from westbound.games.carson_city.base.moves import Reveal
from westbound.games.carson_city.base.rules.duels import duel_winner, firepower
from westbound.games.carson_city.characters.dynamite import AddDynamite, tokens_left
from westbound.games.carson_city.components import MINE
from westbound.games.carson_city.locations import LOCATION_NAMES, is_parcel
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.components import DUEL_TILES
from westbound.games.carson_city.variants.duel_tiles.moves import DealTiles, PlayTiles
from westbound.games.carson_city.variants.duel_tiles.steps import (
    AnnounceSums,
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)
from westbound.kit.messages import log_message, preview, preview_or_next, prompt, sentence

# --- prompts


def _ask_deal(state: CarsonState, step: DealDuelTiles) -> Sentence:
    return sentence("deal_duel_tiles", seat=step.player, count=step.count)


def _ask_tiles(state: CarsonState, step: PutDownTiles) -> Sentence:
    return sentence("put_down_tiles", location=LOCATION_NAMES[step.location])


def _ask_reveal(state: CarsonState, step: RevealTiles) -> Sentence:
    return sentence("reveal_tiles", location=LOCATION_NAMES[step.location])


PROMPTS: Final = (
    prompt(DealDuelTiles, _ask_deal),
    prompt(PutDownTiles, _ask_tiles),
    prompt(RevealTiles, _ask_reveal),
)

# --- the log


def _dealt(state: CarsonState, step: DealDuelTiles, move: DealTiles) -> Sentence:
    return sentence("deal", seat=step.player, count=step.count)


def _played(state: CarsonState, step: PutDownTiles, move: PlayTiles) -> Sentence:
    return sentence("play")


def _announced(state: CarsonState, step: AnnounceSums, move: Reveal) -> Sentence:
    """CC-229; CC-227: the money follows from them, unless a sheet says it (CC-213)."""
    term = "told_sum" if state.setup.options["new_beginning"] else "told_sum_money"
    told = tuple(
        Phrase(term, {"seat": seat, "total": total, "money": DUEL_TILES["money"] - total})
        for seat, (total,) in enumerate(move.tiles)
    )
    return sentence("reveal_sums", sums=told)


def _revealed(state: CarsonState, step: RevealTiles, move: Reveal) -> Sentence:
    """The duel tiles; CC-231: the Gunsmith's red side plays only now."""
    totals = tile_totals(state, step, move)
    if step.late != NOBODY:
        where, told = LOCATION_NAMES[step.location], by_name(step.duellists, totals)
        return sentence("duel_shown", location=where, totals=told, asked=step.late)
    winner = tile_winner(state, step, move)
    return duel_fought(step.duellists, step.location, winner, totals)


def tile_winner(state: CarsonState, step: RevealTiles, move: Reveal) -> int:
    values = [sum(played) for played in move.tiles]
    return duel_winner(state, step.duellists, step.location, values)


def tile_totals(state: CarsonState, step: RevealTiles, move: Reveal) -> tuple[str, ...]:
    """Tiles plus firepower of each duellist: 3+2=5, or ?+2 for those who play only then."""
    return tuple(
        _tile_total(state, seat, played, waits=seat == step.late)
        for seat, played in zip(step.duellists, move.tiles, strict=True)
    )


def _tile_total(state: CarsonState, seat: int, played: tuple[int, ...], *, waits: bool) -> str:
    fire = firepower(state, seat)
    if waits:
        return f"?+{fire}"
    shown = "+".join(map(str, played)) or "0"
    return f"{shown}+{fire}={sum(played) + fire}"


LOG: Final = (
    log_message(DealDuelTiles, DealTiles, _dealt, mentions_move=False),
    log_message(PutDownTiles, PlayTiles, _played, mentions_move=False),
    log_message(AnnounceSums, Reveal, _announced, "reveal_sums"),
    log_message(RevealTiles, Reveal, _revealed, "duel_shown", *DUEL_KEYS),
)

# --- previews


def _preview_play(state: CarsonState, step: PutDownTiles, move: PlayTiles) -> Sentence:
    fire = firepower(state, step.seat)
    return sentence("play", total=sum(move.tiles) + fire, firepower=fire)


def _preview_dynamite(state: CarsonState, step: Step, move: AddDynamite) -> Sentence | None:
    """CC-231: a second tile, unless it triples a mine."""
    mines = state.built[step.seat] & state.of_type[MINE]
    if not state.setup.options["duel_tiles"] or (is_parcel(move.location) and mines & move.bit):
        return None
    return sentence("dynamite.tiles", left=tokens_left(state, step))


PREVIEWS: Final = (
    preview(PutDownTiles, PlayTiles, _preview_play),
    preview_or_next(Step, AddDynamite, _preview_dynamite, "dynamite.tiles"),
)
