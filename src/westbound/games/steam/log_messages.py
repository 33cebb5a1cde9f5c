"""Which sentence of the log tells a move, and its numbers: prices, loans, links, who scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import Step
from westbound.engine.texts import Money
from westbound.games.steam import moves as m
from westbound.games.steam import steps
from westbound.games.steam.components import COLOURS, LOAN, LOCOMOTIVE
from westbound.games.steam.effects import (
    after,
    at,
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
from westbound.games.steam.faces import FACE_NAMES, NOTHING, PLACEMENTS
from westbound.games.steam.prompts import last_place
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.auction import price_of_place
from westbound.games.steam.rules.building import is_redirection, track_cost
from westbound.games.steam.rules.track import incomplete_lines
from westbound.games.steam.state import NOBODY, UNOWNED, SteamState
from westbound.kit.messages import log_message, sentence
from westbound.kit.moves import Done, Pass

# --- chance


def _cubes_for_city(state: SteamState, step: steps.FillCity, move: m.DrawCubes) -> Sentence:
    return sentence("cubes_city", place=place(state, step.hex))


def _cubes_for_supply(state: SteamState, step: steps.FillSupply, move: m.DrawCubes) -> Sentence:
    return sentence("cubes_supply", space=step.space + 1)


def _tiles(state: SteamState, step: Step, move: m.DealTiles) -> Sentence:
    now = after(state, move)
    drawn = each({seat: tile + 1 for seat, tile in enumerate(move.tiles)})
    params: dict[str, Param] = {"drawn": drawn, "winner": tuple(now.order)}
    if state.setup.standard:
        return sentence("tiles_standard", **params)
    return sentence(
        "tiles", **params, paid=each({seat: Money(now.money[seat]) for seat in now.order})
    )


def _opener(state: SteamState, step: Step, move: m.Opener) -> Sentence:
    return sentence("opener", seat=move.amount - 1)


# --- order and money


def _bid(state: SteamState, step: steps.Bid, move: m.MakeBid) -> Sentence:
    return sentence("bid", number=len(state.order) + 1)


def _bid_for_order(state: SteamState, step: steps.BidForOrder, move: m.MakeBid) -> Sentence:
    return sentence("bid_order")


def _pass_bid(state: SteamState, step: steps.Bid, move: Pass) -> Sentence:
    """STM-042 to STM-047: out for this position; perhaps it is sold now, and the last one too."""
    number = len(state.order) + 1
    now = after(state, move)
    if len(now.order) < number:
        return sentence("pass_bid", number=number)
    winner = now.order[number - 1]
    last = now.order[-1] if len(now.order) > number else NOBODY
    return sentence(
        "pass_sold",
        number=number,
        winner=winner,
        cost=Money(max(0, step.high)),
        **part("loans", loans_taken(state, now, winner)),
        **part("last", () if last == NOBODY else (last,), "opponent"),
    )


def _pass_order(state: SteamState, step: steps.BidForOrder, move: Pass) -> Sentence:
    """STM-103 to STM-105: free, or out with the last free position; the last one settles all."""
    if step.free == step.seat:
        return sentence("pass_free")
    params: dict[str, Param] = {"number": last_place(step)}
    if len(step.inside) > 2:
        return sentence("pass_out", **params)
    order = [step.inside[1], step.seat, *reversed(step.left)]
    return sentence("pass_order", **params, paid=each(paid_for_order(step, order)))


def paid_for_order(step: steps.BidForOrder, order: Sequence[int]) -> dict[int, int | str]:
    return {
        seat: Money(price_of_place(index, len(order), max(0, step.bids[seat])))
        for index, seat in enumerate(order)
    }


def _borrow(state: SteamState, step: Step, move: m.TakeLoans) -> Sentence:
    if not move.amount:
        return sentence("borrow_none")
    seat, now = step.seat, after(state, move)
    return sentence(
        "borrow",
        money=Money(move.amount * LOAN),
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
    )


def _take(state: SteamState, step: Step, move: m.TakeAction) -> Sentence:
    if move.passing:
        return sentence("take_passing")
    seat = step.seat
    cost, now = tile_cost(state, seat, move.tile), after(state, move)
    return sentence(
        "take",
        **part("cost", Money(cost)),
        **part("loans", loans_taken(state, now, seat)),
        **part("level", now.level[seat] if move.tile == LOCOMOTIVE else 0),
    )


# --- building


def _at_place(state: SteamState, step: Step, move: m.AtHex) -> Sentence:
    hex_ = state.setup.map.code_of[move.hex]
    return sentence(move.kind, place=place(state, hex_), at=at(state, hex_))


def _tile(state: SteamState, step: steps.PlaceTrack, move: m.PlaceFace) -> Sentence:
    seat, hex_, now = step.seat, step.hex, after(state, move)
    params: dict[str, Param] = {
        "face": face_word(move.placement),
        "place": place(state, hex_),
        "at": at(state, hex_),
        "cost": Money(track_cost(state, hex_, move.placement)),
        **part("loans", loans_taken(state, now, seat)),
        **tile_change(state, now, seat, hex_).params(seat),
    }
    return sentence(tile_key(state, hex_, move.placement), **params)


def face_word(placement: int) -> str:
    """The term for the shape of the face."""
    return f"face_{FACE_NAMES[PLACEMENTS[placement].face]}"


def tile_key(state: SteamState, hex_: int, placement: int) -> str:
    """STM-176: one placement is a new tile, an upgrade or a redirection."""
    if state.track[hex_] == NOTHING:
        return "tile"
    return "tile_redirect" if is_redirection(state, hex_, placement) else "tile_upgrade"


def _urbanize(state: SteamState, step: Step, move: m.Urbanize) -> Sentence:
    hex_, now = state.setup.map.code_of[move.hex], after(state, move)
    change_ = city_change(state, now, hex_)
    return sentence(
        "urbanize", place=place(state, hex_), at=at(state, hex_), **change_.params(step.seat)
    )


def _supply(state: SteamState, step: steps.ChooseSupply, move: m.TakeSupply) -> Sentence:
    cubes = state.supply[move.amount - 1]
    return sentence("supply", place=place(state, step.hex), cubes=colours_of(cubes))


def _done(state: SteamState, step: Step, move: Done) -> Sentence:
    return sentence("done", **part("lost", lines_lost(state, after(state, move), step.seat)))


def lines_lost(state: SteamState, now: SteamState, seat: int) -> tuple[Phrase, ...]:
    """STM-161: the incomplete links of the seat that belong to nobody afterwards."""
    lost = [ln for ln in incomplete_lines(state, seat) if now.owner[ln.slots[0]] == UNOWNED]
    names = [line_name(state, line) for line in lost]
    return tuple(name for index, name in enumerate(names) if name not in names[:index])


# --- goods


def _cube(state: SteamState, step: Step, move: m.PickCube) -> Sentence:
    hex_ = state.setup.map.code_of[move.hex]
    return sentence("cube", place=place(state, hex_), at=at(state, hex_))


def _to(state: SteamState, step: steps.ChooseRoute, move: m.GoTo) -> Sentence:
    scorers = in_scoring_order(state, step, move)
    return sentence(
        "to",
        colour=COLOURS[step.colour],
        origin=place(state, step.hex),
        place=place_named(state, move.hex),
        at=at(state, state.setup.map.code_of[move.hex]),
        gains=each({seat: move.points[seat] for seat in scorers}),
        **part("way", tuple(place_named(state, name) for name in move.via)),
    )


def in_scoring_order(state: SteamState, step: Step, move: m.GoTo) -> list[int]:
    """STM-227: the mover first, then the others in turn order."""
    others = [seat for seat in state.order if seat != step.seat]
    return [seat for seat in (step.seat, *others) if move.points[seat]]


def _pass_goods(state: SteamState, step: steps.MoveGoods, move: Pass) -> Sentence:
    return _perhaps_settled(state, move, {})


def _upgrade(state: SteamState, step: Step, move: m.UpgradeLocomotive) -> Sentence:
    return _perhaps_settled(state, move, {"level": state.level[step.seat] + 1})


def _points(
    state: SteamState, step: steps.IncomeOrPoints, move: m.ToIncome | m.ToPoints
) -> Sentence:
    tracks = state.income if isinstance(move, m.ToIncome) else state.vp
    then = before_income(state, move)
    now = (then.income if isinstance(move, m.ToIncome) else then.vp)[step.seat]
    params: dict[str, Param] = {"points": step.points, "before": tracks[step.seat], "now": now}
    return _perhaps_settled(state, move, params)


def _perhaps_settled(state: SteamState, move: Move, params: dict[str, Param]) -> Sentence:
    """The last decision of the goods phase also tells of income and expenses (STM-230)."""
    now = after(state, move)
    if not ends_goods(state, now):
        return sentence(move.kind, **params)
    return sentence(f"{move.kind}_end", **params, **settled(before_income(state, move), now))


TILE_KEYS: Final = ("tile", "tile_redirect", "tile_upgrade")
LOG: Final = (
    log_message(steps.FillCity, m.DrawCubes, _cubes_for_city, "cubes_city"),
    log_message(steps.FillSupply, m.DrawCubes, _cubes_for_supply, "cubes_supply"),
    log_message(Step, m.DealTiles, _tiles, "tiles", "tiles_standard"),
    log_message(Step, m.Opener, _opener),
    log_message(steps.Bid, m.MakeBid, _bid),
    log_message(steps.BidForOrder, m.MakeBid, _bid_for_order, "bid_order"),
    log_message(steps.Bid, Pass, _pass_bid, "pass_bid", "pass_sold"),
    log_message(steps.BidForOrder, Pass, _pass_order, "pass_free", "pass_out", "pass_order"),
    log_message(Step, m.TakeLoans, _borrow, "borrow", "borrow_none"),
    log_message(Step, m.TakeAction, _take, "take", "take_passing"),
    log_message(Step, m.ChooseHex, _at_place),
    log_message(steps.PlaceTrack, m.PlaceFace, _tile, *TILE_KEYS),
    log_message(Step, m.Urbanize, _urbanize),
    log_message(Step, m.Grow, _at_place),
    log_message(steps.ChooseSupply, m.TakeSupply, _supply),
    log_message(Step, Done, _done),
    log_message(Step, m.PickCube, _cube),
    log_message(steps.ChooseRoute, m.GoTo, _to),
    log_message(steps.MoveGoods, Pass, _pass_goods, "pass", "pass_end"),
    log_message(Step, m.UpgradeLocomotive, _upgrade, "upgrade", "upgrade_end"),
    log_message(steps.IncomeOrPoints, m.ToIncome, _points, "income", "income_end"),
    log_message(steps.IncomeOrPoints, m.ToPoints, _points, "points", "points_end"),
)
