"""What the refusals of track tiles say about the map, looked up by the oracle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from westbound.games.steam import moves as m
from westbound.games.steam.faces import PLACEMENT_NAMES
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import PlaceTrack
from westbound.kit.suites.claims import Refused

from . import oracle
from .oracle.building import is_city, may_claim
from .oracle.land import Hex
from .oracle.ledger import Purse
from .oracle.lines import Line, line_of, owner_of
from .oracle.position import Position, Tile, exits, pieces_of_track
from .oracle_shadow import hex_named, position_of, tile_named

Case: TypeAlias = Refused[SteamState]
Claim: TypeAlias = Callable[[Case], bool]


class Try:
    """A refused tile, or a refused hex, in the words of the oracle."""

    def __init__(self, case: Case) -> None:
        self.case, self.seat = case, case.seat
        self.position = position_of(case.state)
        self.hex: Hex = hex_named(case.word("hex"))
        self.old: Tile | None = self.position.tiles.get(self.hex)
        self.first = self.seat not in self.position.built

    @property
    def tile(self) -> Tile:
        assert isinstance(self.case.move, m.PlaceFace)
        return tile_named(PLACEMENT_NAMES[self.case.move.placement])

    @property
    def old_exits(self) -> frozenset[int]:
        return exits(self.old) if self.old else frozenset()

    @property
    def new_sides(self) -> frozenset[int]:
        """Sides where the tile would have track and there is none now."""
        return exits(self.tile) - self.old_exits

    def after(self) -> Position:
        after = self.position.copy()
        after.tiles[self.hex] = self.tile
        return after

    def new_lines(self) -> list[Line]:
        return [line_of(self.after(), (self.hex, side)) for side in sorted(self.new_sides)]

    def others_on(self, line: Line) -> bool:
        owners = {self.position.owner.get(end) for end in line.ends}
        return bool(owners - {self.seat, None})

    def arriving(self) -> Iterator[tuple[int, Line]]:
        """Lines of neighbours whose track comes to this hex, by side."""
        for side in range(6):
            facing = self.position.facing((self.hex, side))
            if facing is not None and self.position.has_track(facing):
                yield side, line_of(self.position, facing)

    def may_go_on_from(self, line: Line) -> bool:
        owner = owner_of(self.position, line)
        return owner == self.seat or (owner is None and may_claim(self.position, self.seat, line))

    def may_turn(self) -> list[tuple[int, frozenset[int]]]:
        """Open ends on the hex that are the seat's to redirect, with their segments."""
        found = []
        for piece in pieces_of_track(self.old) if self.old else ():
            for side in piece:
                line = line_of(self.position, (self.hex, side))
                if (self.hex, side) in line.open and self.may_go_on_from(line):
                    found.append((side, piece))
        return found

    def reasons(self) -> list[str]:
        """The rules that forbid the tiles on this hex; nothing for those that are legal."""
        found = oracle.building.placements(self.position, self.seat, self.hex)
        return [result if isinstance(result, str) else "" for _, result in found]


def of_track(claim: Callable[[Try], bool]) -> Claim:
    return lambda case: claim(Try(case))


# --- hexes and walls


def is_no_hex(case: Case) -> bool:
    land = position_of(case.state).land
    return hex_named(case.word("hex")) not in land.terrain


def runs_into_a_wall(t: Try) -> bool:
    return any(t.position.facing((t.hex, side)) is None for side in t.new_sides)


# --- beginning and going on


def brings_nothing_out_of_a_city(t: Try) -> bool:
    return t.first and not any(is_city(t.position, (t.hex, side)) for side in t.new_sides)


def can_bring_nothing_out_of_a_city(t: Try) -> bool:
    free = set(range(6)) - t.old_exits
    cities = [side for side in free if is_city(t.position, (t.hex, side))]
    return t.first and not cities and not any(reason == "" for reason in t.reasons())


def turns_a_link_that_leaves_no_city_here(t: Try) -> bool:
    inner = [side for end, piece in t.may_turn() for side in piece if side != end]
    return t.first and bool(inner) and not any(is_city(t.position, (t.hex, s)) for s in inner)


def has_nothing_to_continue(t: Try) -> bool:
    cities = any(is_city(t.position, (t.hex, side)) for side in range(6))
    return not cities and not any(t.may_go_on_from(line) for _, line in t.arriving())


def is_closed(t: Try) -> bool:
    """Every tile out of a side that would do runs into something, or comes back."""
    starts = [side for side in range(6) if is_city(t.position, (t.hex, side))]
    if not t.first:
        starts += [side for side, line in t.arriving() if t.may_go_on_from(line)]
    found = oracle.building.placements(t.position, t.seat, t.hex)
    closed = [
        result in ("STM-121", "STM-128", "STM-134")
        for tile, result in found
        if tile.face in ("21", "22", "23") and exits(tile) & set(starts)
    ]
    return bool(closed) and all(closed)


def cannot_be_traced(t: Try) -> bool:
    """Some new line would neither reach a city nor own track that does."""
    try:
        oracle.building.build(t.position, t.seat, t.hex, t.tile)
    except oracle.building.Illegal as reason:
        return str(reason) in ("STM-123", "STM-124", "STM-164")
    return False


# --- joining


def makes_a_loop(t: Try) -> bool:
    return any(line.is_loop for line in t.new_lines())


def meets_another_player(t: Try) -> bool:
    return any(t.others_on(line) for line in t.new_lines())


def gives_all_exits_away(t: Try) -> bool:
    return bool(t.new_sides) and all(t.others_on(line) for line in t.new_lines())


# --- upgrading and redirecting


def is_full(t: Try) -> bool:
    assert t.old is not None
    return len(pieces_of_track(t.old)) == (4 if t.hex in t.position.land.towns else 2)


def is_the_same(t: Try) -> bool:
    return t.old is not None and pieces_of_track(t.old) == pieces_of_track(t.tile)


def nothing_can_be_built(t: Try) -> bool:
    return t.old is not None and not any(reason == "" for reason in t.reasons())


def is_reached(t: Try) -> bool:
    """Whether a complete link of the seat ends at this town."""
    links = [line_of(t.position, (t.hex, side)) for side in t.old_exits]
    return any(line.complete and owner_of(t.position, line) == t.seat for line in links)


def has_no_side_for_an_exit(t: Try) -> bool:
    """The seat's track is there, but every other side is shut, somebody else's or a way back."""
    arriving = dict(t.arriving())
    return is_reached(t) and all(
        t.position.facing((t.hex, side)) is None
        or (side in arriving and (t.others_on(arriving[side]) or t.hex in arriving[side].stops))
        for side in set(range(6)) - t.old_exits
    )


def would_not_reach_own_track(t: Try) -> bool:
    return nothing_can_be_built(t) and not is_reached(t)


def changes_other_track(t: Try) -> bool:
    assert t.old is not None
    old, new = pieces_of_track(t.old), pieces_of_track(t.tile)
    kept = [old - {piece} <= new for _, piece in t.may_turn()]
    return bool(kept) and not any(kept)


def loses_the_link(t: Try) -> bool:
    return any(piece - {end} - exits(t.tile) for end, piece in t.may_turn())


def turns_and_adds(t: Try) -> bool:
    assert t.old is not None
    old, new = pieces_of_track(t.old), pieces_of_track(t.tile)
    return len(new) > len(old) and not old <= new


# --- stock and money


def spendable(state: SteamState, seat: int) -> int:
    """Dollar by dollar, the most that can be paid."""
    purse = Purse(state.money[seat], state.income[seat], state.vp[seat])
    cash_only = state.setup.standard and not state.setup.relaxed
    pay = oracle.ledger.paid_from_cash if cash_only else oracle.ledger.paid_with_loans
    dollars = 0
    while pay(purse, dollars + 1) is not None:
        dollars += 1
    return dollars


def legal_tiles(t: Try) -> list[Tile]:
    found = oracle.building.placements(t.position, t.seat, t.hex)
    return [tile for tile, result in found if not isinstance(result, str)]


def no_tile_is_in_stock(t: Try) -> bool:
    legal = legal_tiles(t)
    return bool(legal) and not any(
        oracle.building.is_in_stock(t.position, t.hex, tile) for tile in legal
    )


def chosen_hex(case: Case) -> str:
    """Where the tile was to go: the move names the hex, or the step does."""
    if isinstance(case.move, m.ChooseHex):
        return case.move.hex
    assert isinstance(case.step, PlaceTrack)
    return case.state.setup.map.names[case.step.hex]


def face_is_used_up(case: Case) -> bool:
    assert isinstance(case.move, m.PlaceFace)
    position, tile = position_of(case.state), tile_named(PLACEMENT_NAMES[case.move.placement])
    named = case.word("face") == f"face_{tile.face}"
    return named and not oracle.building.is_in_stock(position, hex_named(chosen_hex(case)), tile)


def tile_is_too_dear(case: Case) -> bool:
    """The cheapest one, if only the hex was chosen."""
    t = Try(case._replace(params={**case.params, "hex": chosen_hex(case)}))
    if isinstance(case.move, m.PlaceFace):
        cost = oracle.building.cost(t.position, t.hex, t.tile)
    else:
        in_stock = [
            tile for tile in legal_tiles(t) if oracle.building.is_in_stock(t.position, t.hex, tile)
        ]
        cost = min(oracle.building.cost(t.position, t.hex, tile) for tile in in_stock)
    limit = spendable(case.state, case.seat)
    return (cost, limit) == (case.number("cost"), case.number("limit")) and cost > limit


CLAIMS: Final[dict[str, Claim]] = {
    "STM-113.face": face_is_used_up,
    "STM-113.hex": of_track(no_tile_is_in_stock),
    "STM-114": tile_is_too_dear,
    "STM-120.city": of_track(lambda t: t.position.city(t.hex) is not None),
    "STM-120.no_hex": is_no_hex,
    "STM-121": of_track(runs_into_a_wall),
    "STM-122.face": of_track(brings_nothing_out_of_a_city),
    "STM-122.hex": of_track(can_bring_nothing_out_of_a_city),
    "STM-122.turned": of_track(turns_a_link_that_leaves_no_city_here),
    "STM-123.closed": of_track(is_closed),
    "STM-123.nothing": of_track(has_nothing_to_continue),
    "STM-124": of_track(cannot_be_traced),
    "STM-128": of_track(makes_a_loop),
    "STM-129.plain": of_track(lambda t: t.hex not in t.position.land.towns),
    "STM-129.town": of_track(lambda t: t.hex in t.position.land.towns),
    "STM-134": of_track(meets_another_player),
    "STM-158": of_track(gives_all_exits_away),
    "STM-171": of_track(lambda t: not t.may_turn()),
    "STM-172": of_track(lambda t: t.old is not None and t.hex in t.position.land.towns),
    "STM-173": of_track(loses_the_link),
    "STM-175": of_track(changes_other_track),
    "STM-176": of_track(turns_and_adds),
    "STM-180.full": of_track(is_full),
    "STM-180.same": of_track(is_the_same),
    "STM-182": of_track(nothing_can_be_built),
    "STM-183.closed": of_track(has_no_side_for_an_exit),
    "STM-183.nothing": of_track(would_not_reach_own_track),
}
