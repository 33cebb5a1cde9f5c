"""Which sentence of the log tells a move, and its numbers: prices, loans, links, who scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import CHANCE, Step
from westbound.games.steam import moves as m
from westbound.games.steam import steps
from westbound.games.steam.asking import Told, last_place, prompt
from westbound.games.steam.components import COLOURS, LOAN, LOCOMOTIVE
from westbound.games.steam.faces import FACE_NAMES, NOTHING, PLACEMENTS
from westbound.games.steam.outcomes import (
    after,
    before_income,
    change,
    city_change,
    colours_of,
    each,
    ends_goods,
    line_name,
    loans_taken,
    part,
    place,
    place_named,
    settled,
    tile_change,
)
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.auction import price_of_place
from westbound.games.steam.rules.building import is_redirection, track_cost
from westbound.games.steam.rules.track import incomplete_lines
from westbound.games.steam.state import NOBODY, UNOWNED, SteamState

__all__ = ["log_sentence", "prompt"]

Teller: TypeAlias = Callable[..., Told]


def log_sentence(state: SteamState, move: Move, seat: int) -> Sentence:
    """The log sentence of a move that is about to be made."""
    params: dict[str, Param] = dict(move.params())
    if seat != CHANCE:
        params["seat"] = seat
    tell = _TELL.get(type(move))
    variant, more = tell(state, state.agenda[-1], move) if tell else ("", {})
    return Sentence(move.kind + variant, {**params, **more})


# --- chance


def _cubes(state: SteamState, step: Step, move: m.DrawCubes) -> Told:
    if isinstance(step, steps.FillCity):
        return "_city", {"place": place(state, step.hex)}
    assert isinstance(step, steps.FillSupply)
    return "_supply", {"space": step.space + 1}


def _tiles(state: SteamState, step: Step, move: m.DealTiles) -> Told:
    now = after(state, move)
    drawn = each({seat: tile + 1 for seat, tile in enumerate(move.tiles)})
    params: dict[str, Param] = {"drawn": drawn, "winner": tuple(now.order)}
    if state.setup.standard:
        return "_standard", params
    return "", {**params, "paid": each({seat: f"${now.money[seat]}" for seat in now.order})}


def _opener(state: SteamState, step: Step, move: m.Opener) -> Told:
    return "", {"seat": move.amount - 1}


# --- order and money


def _bid(state: SteamState, step: Step, move: m.MakeBid) -> Told:
    if isinstance(step, steps.BidForOrder):
        return "_order", {}
    return "", {"number": len(state.order) + 1}


def _pass(state: SteamState, step: Step, move: m.Pass) -> Told:
    if isinstance(step, steps.Bid):
        return _pass_bid(state, step, move)
    if isinstance(step, steps.BidForOrder):
        return _pass_order(state, step, move)
    return _perhaps_settled(state, move, {})


def _pass_bid(state: SteamState, step: steps.Bid, move: m.Pass) -> Told:
    """STM-042 to STM-047: out for this position; perhaps it is sold now, and the last one too."""
    number = len(state.order) + 1
    now = after(state, move)
    if len(now.order) < number:
        return "_bid", {"number": number}
    winner = now.order[number - 1]
    last = now.order[-1] if len(now.order) > number else NOBODY
    return "_sold", {
        "number": number,
        "winner": winner,
        "cost": max(0, step.high),
        **part("loans", loans_taken(state, now, winner)),
        **part("last", () if last == NOBODY else (last,), "opponent"),
    }


def _pass_order(state: SteamState, step: steps.BidForOrder, move: m.Pass) -> Told:
    """STM-103 to STM-105: free, or out with the last free position; the last one settles all."""
    if step.free == step.seat:
        return "_free", {}
    params: dict[str, Param] = {"number": last_place(step)}
    if len(step.inside) > 2:
        return "_out", params
    order = [step.inside[1], step.seat, *reversed(step.left)]
    return "_order", {**params, "paid": each(paid_for_order(step, order))}


def paid_for_order(step: steps.BidForOrder, order: Sequence[int]) -> dict[int, int | str]:
    return {
        seat: f"${price_of_place(index, len(order), max(0, step.bids[seat]))}"
        for index, seat in enumerate(order)
    }


def _borrow(state: SteamState, step: Step, move: m.TakeLoans) -> Told:
    if not move.amount:
        return "_none", {}
    seat, now = step.seat, after(state, move)
    return "", {
        "money": move.amount * LOAN,
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
    }


def _take(state: SteamState, step: Step, move: m.TakeAction) -> Told:
    if move.passing:
        return "_passing", {}
    seat = step.seat
    cost, now = tile_cost(state, seat, move.tile), after(state, move)
    return "", {
        **part("cost", cost),
        **part("loans", loans_taken(state, now, seat)),
        **part("level", now.level[seat] if move.tile == LOCOMOTIVE else 0),
    }


# --- building


def _at_place(state: SteamState, step: Step, move: m.AtHex) -> Told:
    return "", {"place": place_named(state, move.hex)}


def _tile(state: SteamState, step: steps.PlaceTrack, move: m.PlaceFace) -> Told:
    seat, hex_, now = step.seat, step.hex, after(state, move)
    params: dict[str, Param] = {
        "face": face_word(move.placement),
        "place": place(state, hex_),
        "cost": track_cost(state, hex_, move.placement),
        **part("loans", loans_taken(state, now, seat)),
        **tile_change(state, now, seat, hex_).params(seat),
    }
    return tile_variant(state, hex_, move.placement), params


def face_word(placement: int) -> str:
    """The term for the shape of the face."""
    return f"face_{FACE_NAMES[PLACEMENTS[placement].face]}"


def tile_variant(state: SteamState, hex_: int, placement: int) -> str:
    """STM-176: one placement is a new tile, an upgrade or a redirection."""
    if state.track[hex_] == NOTHING:
        return ""
    return "_redirect" if is_redirection(state, hex_, placement) else "_upgrade"


def _urbanize(state: SteamState, step: Step, move: m.Urbanize) -> Told:
    hex_, now = state.setup.map.code_of[move.hex], after(state, move)
    change_ = city_change(state, now, hex_)
    return "", {"place": place(state, hex_), **change_.params(step.seat)}


def _supply(state: SteamState, step: steps.ChooseSupply, move: m.TakeSupply) -> Told:
    cubes = state.supply[move.amount - 1]
    return "", {"place": place(state, step.hex), "cubes": colours_of(cubes)}


def _done(state: SteamState, step: Step, move: m.Done) -> Told:
    return "", part("lost", lines_lost(state, after(state, move), step.seat))


def lines_lost(state: SteamState, now: SteamState, seat: int) -> tuple[Phrase, ...]:
    """STM-161: the incomplete links of the seat that belong to nobody afterwards."""
    lost = [ln for ln in incomplete_lines(state, seat) if now.owner[ln.slots[0]] == UNOWNED]
    names = [line_name(state, line) for line in lost]
    return tuple(name for index, name in enumerate(names) if name not in names[:index])


# --- goods


def _cube(state: SteamState, step: Step, move: m.PickCube) -> Told:
    return "", {"place": place_named(state, move.hex)}


def _to(state: SteamState, step: steps.ChooseRoute, move: m.GoTo) -> Told:
    scorers = in_scoring_order(state, step, move)
    return "", {
        "colour": COLOURS[step.colour],
        "origin": place(state, step.hex),
        "place": place_named(state, move.hex),
        "gains": each({seat: move.points[seat] for seat in scorers}),
        **part("way", tuple(place_named(state, name) for name in move.via)),
    }


def in_scoring_order(state: SteamState, step: Step, move: m.GoTo) -> list[int]:
    """STM-227: the mover first, then the others in turn order."""
    others = [seat for seat in state.order if seat != step.seat]
    return [seat for seat in (step.seat, *others) if move.points[seat]]


def _upgrade(state: SteamState, step: Step, move: m.UpgradeLocomotive) -> Told:
    return _perhaps_settled(state, move, {"level": state.level[step.seat] + 1})


def _points(state: SteamState, step: steps.IncomeOrPoints, move: m.ToIncome | m.ToPoints) -> Told:
    tracks = state.income if isinstance(move, m.ToIncome) else state.vp
    then = before_income(state, move)
    now = (then.income if isinstance(move, m.ToIncome) else then.vp)[step.seat]
    params: dict[str, Param] = {"points": step.points, "before": tracks[step.seat], "now": now}
    return _perhaps_settled(state, move, params)


def _perhaps_settled(state: SteamState, move: Move, params: dict[str, Param]) -> Told:
    """The last decision of the goods phase also tells of income and expenses (STM-230)."""
    now = after(state, move)
    if not ends_goods(state, now):
        return "", params
    return "_end", {**params, **settled(before_income(state, move), now)}


_TELL: Final[Mapping[type[Move], Teller]] = {
    m.DrawCubes: _cubes,
    m.DealTiles: _tiles,
    m.Opener: _opener,
    m.MakeBid: _bid,
    m.Pass: _pass,
    m.TakeLoans: _borrow,
    m.TakeAction: _take,
    m.ChooseHex: _at_place,
    m.PlaceFace: _tile,
    m.Urbanize: _urbanize,
    m.Grow: _at_place,
    m.TakeSupply: _supply,
    m.Done: _done,
    m.PickCube: _cube,
    m.GoTo: _to,
    m.UpgradeLocomotive: _upgrade,
    m.ToIncome: _points,
    m.ToPoints: _points,
}
