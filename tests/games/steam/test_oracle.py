"""The oracle itself: the worked examples of the rulebook, and figures worked out by hand."""

from __future__ import annotations

import pytest

from . import oracle
from .oracle.auctions import OrderAuction, PlaceAuction
from .oracle.building import Illegal
from .oracle.goods import Delivery
from .oracle.ledger import Purse
from .oracle.position import EVERY_TILE, Position
from .oracle_shadow import hex_named, tile_named

BLACK, GREEN = 1, 2


def empty_map(*built: int) -> Position:
    return Position(oracle.land.read("northeast"), built=frozenset(built))


def build(position: Position, seat: int, *tiles: str) -> Position:
    for tile in tiles:
        name, face = tile.split()
        position = oracle.building.build(position, seat, hex_named(name), tile_named(face))
    return position


def refused(position: Position, seat: int, tile: str) -> str:
    with pytest.raises(Illegal) as reason:
        build(position, seat, tile)
    return str(reason.value)


def cost(position: Position, tile: str) -> int:
    name, face = tile.split()
    return oracle.building.cost(position, hex_named(name), tile_named(face))


def links_of(position: Position, seat: int | None) -> list[set[str]]:
    found = [places for places, owner in oracle.lines.links(position) if owner == seat]
    return sorted([{f"{q},{r}" for q, r in places} for places in found], key=sorted)


# --- tables


def test_there_are_136_pieces_and_69_ways_to_lay_them() -> None:
    assert sum(count for _, count in oracle.tables.PIECES) == 136
    # 6 rotations each; T21, T42, 21 and 41 have 3, T31 has 2, 45 has 3
    assert len(EVERY_TILE) == (11 * 6 - 3 - 3 - 4) + (10 * 6 - 3 - 3 - 3)


def test_stm_113_faces_that_share_pieces() -> None:
    assert oracle.stock.can_be_made(["21"] * 80 + ["22"] * 6)
    assert not oracle.stock.can_be_made(["21"] * 80 + ["22"] * 7)
    assert oracle.stock.can_be_made(["44"] * 4 + ["46"] * 4)
    assert not oracle.stock.can_be_made(["44"] * 4 + ["46"] * 3 + ["47"] * 2)
    assert not oracle.stock.can_be_made(["T11"] * 5)


# --- building


def test_stm_ex_06_what_is_legal_on_an_empty_map() -> None:
    position = empty_map()
    build(position, 0, "7,1 22@1", "7,2 21@0")
    build(position, 0, "7,5 21@1")
    assert refused(build(position, 0, "6,1 23@4"), 0, "5,2 23@0") == "STM-128"
    assert refused(position, 0, "12,1 23@0") == "STM-121"
    assert refused(position, 0, "7,3 21@0") == "STM-123"
    assert refused(position, 0, "10,2 21@0") == "STM-121"
    assert refused(position, 0, "1,2 21@0") == "STM-120"
    assert refused(position, 0, "8,0 21@0") == "STM-120"


def test_stm_ex_07_two_links_for_10_dollars() -> None:
    position, dollars = empty_map(), 0
    for tile in ("8,1 21@0", "8,2 T21@0", "8,3 21@0"):
        dollars += cost(position, tile)
        position = build(position, 0, tile)
    assert dollars == 10
    assert links_of(position, 0) == [{"8,0", "8,2"}, {"8,2", "8,4"}]


def test_stm_ex_10_an_exit_that_is_not_extended_is_lost() -> None:
    position = build(empty_map(), BLACK, "8,1 21@0", "8,2 T32@1")
    position = oracle.building.end_build_turn(position, BLACK)
    position = build(position, BLACK, "7,3 21@1")
    position = oracle.building.end_build_turn(position, BLACK)
    assert position.owner[(8, 2), 1] is None
    assert position.owner[(7, 3), 4] == BLACK
    assert links_of(position, BLACK) == [{"8,0", "8,2"}]


def test_stm_ex_11_redirecting() -> None:
    position = build(empty_map(), 0, "7,1 22@1")
    position = oracle.building.end_build_turn(position, 0)
    assert cost(position, "7,1 21@1") == 2
    position = build(position, 0, "7,1 21@1")
    assert position.owner[(7, 1), 4] == 0
    assert oracle.building.end_build_turn(position, 0).owner[(7, 1), 4] is None


def green_below_black() -> Position:
    """STM-EX-12: black's curve south-east of Boston, green's open end south of it."""
    position = empty_map()
    position.tiles[14, -2] = tile_named("22@2")
    position.owner |= {((14, -2), 2): BLACK, ((14, -2), 4): BLACK}
    return build(position, GREEN, "13,-1 22@2", "14,-1 23@5")


def test_stm_ex_12_upgrading() -> None:
    position = green_below_black()
    assert cost(position, "14,-2 42@3") == 4
    after = build(position, GREEN, "14,-2 42@3")
    owners = [after.owner.get(((14, -2), side), "none") for side in range(6)]
    assert owners == [GREEN, "none", BLACK, GREEN, BLACK, "none"]
    assert refused(position, GREEN, "14,-2 21@0") == "STM-173"


def test_stm_ex_13_a_complex_face_on_an_empty_hex() -> None:
    position = oracle.cities.urbanize(empty_map(), GREEN, (11, 2), "gray")
    assert cost(position, "11,1 46@5") == 5
    position = build(position, GREEN, "11,1 46@5")
    assert links_of(position, GREEN) == [{"10,1", "12,0"}]


def test_stm_ex_33_a_link_of_a_town_tile_alone_vanishes() -> None:
    position = build(empty_map(), GREEN, "7,0 T21@2")
    assert links_of(position, GREEN) == [{"7,0", "8,0"}]
    position = oracle.cities.urbanize(position, BLACK, (7, 0), "gray")
    assert position.owner == {}


def test_stm_ex_34_an_exit_for_somebody_else() -> None:
    position = build(empty_map(), BLACK, "8,1 21@0")
    position = build(position, GREEN, "7,4 22@0", "7,3 22@1", "8,2 T22@4")
    assert links_of(position, GREEN) == [{"8,2", "8,4"}]
    assert links_of(position, BLACK) == [{"8,0", "8,2"}]


def test_stm_ex_35_an_exit_can_be_claimed_once_it_is_lost() -> None:
    position = build(empty_map(), BLACK, "8,1 21@0", "8,2 T32@1")
    assert refused(position, GREEN, "9,1 22@2") == "STM-134"
    for _ in range(2):
        position = oracle.building.end_build_turn(position, BLACK)
    position = build(position, GREEN, "9,1 22@2")
    assert links_of(position, GREEN) == [{"10,1", "8,2"}]


def test_stm_ex_36_redirecting_one_of_two_segments() -> None:
    position = build(green_below_black(), GREEN, "14,-2 42@3")
    position = build(position, GREEN, "14,-2 43@2")
    assert position.owner[(14, -2), 2] == position.owner[(14, -2), 4] == BLACK
    assert links_of(position, GREEN) == [{"12,0", "13,-2"}]


def test_stm_131_the_tile_as_a_whole() -> None:
    """The second segment goes on from a town that only the first one reaches."""
    position = empty_map(GREEN)
    position.tiles |= {(14, -4): tile_named("T23@3"), (13, -3): tile_named("23@1")}
    lost = [((14, -4), 3), ((14, -4), 4), ((13, -3), 1), ((13, -3), 2)]
    position.owner |= dict.fromkeys(lost)
    assert refused(position, GREEN, "14,-3 22@3") == "STM-164"  # the second one alone
    by_turns = build(position, GREEN, "14,-3 22@4", "14,-3 43@3")  # Boston to the town, then on
    at_once = build(position, GREEN, "14,-3 43@3")
    assert links_of(at_once, GREEN) == [{"13,-2", "14,-4"}]
    assert at_once.owner == by_turns.owner
    position.owner |= dict.fromkeys(lost[2:], BLACK)
    assert refused(position, GREEN, "14,-3 43@3") == "STM-134"


def test_stm_122_the_first_tile_leaves_a_city() -> None:
    position = empty_map()
    assert refused(position, 0, "8,1 41@0") == "STM-124"  # the other segment from nowhere
    position = build(position, BLACK, "9,0 22@3")  # from Albany to the south, past 8,1
    position.owner |= dict.fromkeys(position.owner)
    assert refused(position, 0, "9,1 21@0") == "STM-122"
    after = build(position, 0, "9,0 21@2")  # turned on the hex where it leaves Albany
    assert after.built == {0, BLACK}
    assert after.owner[(9, 0), 2] is None


def test_stm_193_a_loop_at_a_new_city() -> None:
    position = build(empty_map(), 0, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 23@5")
    position = oracle.cities.urbanize(position, 1, (8, 2), "gray")
    assert links_of(position, 0) == [{"8,0", "8,2"}]
    position = oracle.building.end_build_turn(position, 0)  # all was added in this turn
    assert position.owner[(9, 1), 3] == 0
    position = oracle.building.end_build_turn(position, 0)
    assert position.owner[(9, 1), 3] is None


# --- goods


def test_stm_213_a_cube_over_two_links() -> None:
    position = build(empty_map(), 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    colour = position.city((8, 4))
    assert colour is not None
    found = oracle.goods.deliveries(position, 3, 0, 2, (8, 0))
    assert found == {colour: {Delivery((8, 4), (2, 0, 0), ((8, 2),))}}
    assert oracle.goods.deliveries(position, 3, 0, 1, (8, 0)) == {}
    assert oracle.goods.deliveries(position, 3, 1, 2, (8, 0)) == {}


def test_stm_218_own_links_at_least_as_many_as_those_of_anybody_else() -> None:
    position = build(empty_map(), 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    position.owner[(8, 1), 0] = position.owner[(8, 1), 3] = position.owner[(8, 2), 0] = 1
    for seat in (0, 1):
        found = oracle.goods.deliveries(position, 3, seat, 2, (8, 0))
        assert [d.points for ds in found.values() for d in ds] == [(1, 1, 0)]
    assert oracle.goods.deliveries(position, 3, 2, 2, (8, 0)) == {}


# --- money


def test_stm_ex_01_to_28_loans_and_payments() -> None:
    ledger = oracle.ledger
    assert ledger.paid_with_loans(Purse(), 8) == Purse(2, -2)
    assert ledger.paid_with_loans(Purse(1, -9, 5), 10) == Purse(1, -10, 3)
    assert ledger.paid_with_loans(Purse(0, -10, 1), 1) is None
    assert ledger.paid_from_cash(Purse(4), 5) is None
    assert ledger.after_income(Purse(0, 2), False, False, 1) == (Purse(2, 2), 0)
    assert ledger.after_income(Purse(0, -1), False, False, 6) == (Purse(4, -2), 0)
    assert ledger.paid_by_force(Purse(2, 0, 4), 5) == (Purse(1, 0, 2), 0)
    assert ledger.paid_by_force(Purse(0, -3, 1), 6) == (Purse(0, -5, 0), 0)
    assert ledger.after_income(Purse(5, -9, 1), True, False, 1) == (Purse(0, -10, 0), 1)
    assert ledger.after_income(Purse(0, -10, 1), False, False, 1)[1] > 0


@pytest.mark.parametrize(("level", "price"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_stm_ex_31_the_price_of_the_locomotive(level: int, price: int) -> None:
    assert oracle.ledger.price_of_tile("locomotive", level, standard=False) == price
    assert oracle.ledger.price_of_tile("locomotive", level, standard=True) == 0


def test_stm_ex_20_and_21_points_at_the_end() -> None:
    assert oracle.ledger.final_points(Purse(0, -1, 37), 10) == 45
    assert oracle.ledger.final_points(Purse(9, 5, 0), 0) == 2
    assert oracle.ledger.final_points(Purse(9, -2, 0), 0) == -4
    assert oracle.ledger.final_points(Purse(9, 0, 0), 0) == 0


# --- auctions


def test_stm_ex_22_the_standard_auction() -> None:
    manolo, pedro, marta, david = range(4)
    auction = OrderAuction([manolo, pedro, marta, david], david)
    for seat, bid in (
        (manolo, 0), (pedro, 2), (marta, None), (david, None),
        (manolo, 3), (pedro, None), (david, None),
    ):  # fmt: skip
        assert auction.turn == seat
        if bid is None:
            auction.leave()
        else:
            auction.bid(bid)
    assert auction.over
    assert auction.places() == [manolo, david, pedro, marta]
    assert auction.payments() == {manolo: 3, david: 0, pedro: 1, marta: 0}


def test_stm_045_the_left_neighbour_of_the_winner_opens() -> None:
    auction = PlaceAuction(4, 2)
    for seat, bid in ((2, 0), (3, None), (0, 7), (1, None), (2, None)):
        assert auction.turn == seat
        if bid is None:
            auction.leave()
        else:
            auction.bid(bid)
    assert (auction.order, auction.paid, auction.turn) == ([0], [7], 1)
    auction.leave()
    auction.leave()
    assert (auction.order, auction.paid, auction.turn) == ([0, 3], [7, 0], 1)
    auction.leave()
    assert (auction.order, auction.paid) == ([0, 3, 2, 1], [7, 0, 0, 0])
    assert auction.over
