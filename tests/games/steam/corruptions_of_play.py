"""What can go wrong with players, turn order, action tiles and the agenda."""

from __future__ import annotations

from westbound.games.steam import steps as s
from westbound.games.steam.components import CITY_GROWTH, ENGINEER, MAX_LEVEL, NO_TILE, TURN_ORDER
from westbound.games.steam.flow import flow_of
from westbound.games.steam.state import SteamState

# --- players, order and action tiles


def owe_money(state: SteamState) -> None:
    state.money[2] = -1


def owe_too_much(state: SteamState) -> None:
    state.income[1] = -11


def earn_too_much(state: SteamState) -> None:
    state.income[1] = 11


def owe_points(state: SteamState) -> None:
    state.vp[3] = -1


def drive_too_fast(state: SteamState) -> None:
    state.level[0] = MAX_LEVEL + 1


def stand_still(state: SteamState) -> None:
    state.level[0] = 0


def leave_the_order(state: SteamState) -> None:
    state.order.pop()


def be_in_the_order_twice(state: SteamState) -> None:
    state.order.append(state.order[0])


def bankrupt_everybody(state: SteamState) -> None:
    state.gone = 15


def keep_money_when_bankrupt(state: SteamState) -> None:
    seat = state.order.pop()
    state.gone, state.money[seat] = 1 << seat, 3


def play_a_turn_too_many(state: SteamState) -> None:
    state.turn = state.setup.turns + 1


def move_goods_a_third_time(state: SteamState) -> None:
    state.goods_round = 3


def pass_for_nothing_in_the_base_game(state: SteamState) -> None:
    state.next_free_pass = 1


def take_a_tile_twice(state: SteamState) -> None:
    state.tile[0] = state.tile[1]


def take_an_eighth_tile(state: SteamState) -> None:
    state.tile[0] = 7


def take_no_tile(state: SteamState) -> None:
    state.tile[0] = NO_TILE


def holding(state: SteamState, tile: int) -> int:
    """A seat with this action tile, exchanged for the one it has."""
    state.tile = [other for other in (TURN_ORDER, ENGINEER, 3, 1) if other != tile][:3]
    state.tile.insert(0, tile)
    state.passed = state.done_action = 0
    return 0


def turn_the_engineer_over(state: SteamState) -> None:
    state.passed = 1 << holding(state, ENGINEER)


def grow_without_the_tile(state: SteamState) -> None:
    state.done_action = 1 << holding(state, ENGINEER)


def grow_and_pass(state: SteamState) -> None:
    state.passed = state.done_action = 1 << holding(state, CITY_GROWTH)


def upgrade_as_nobody(state: SteamState) -> None:
    state.upgraded = 16


PLAYERS = (
    owe_money, owe_too_much, earn_too_much, owe_points, drive_too_fast, stand_still,
    leave_the_order, be_in_the_order_twice, bankrupt_everybody, keep_money_when_bankrupt,
    play_a_turn_too_many, move_goods_a_third_time, pass_for_nothing_in_the_base_game,
    take_a_tile_twice, take_an_eighth_tile, take_no_tile, turn_the_engineer_over,
    grow_without_the_tile, grow_and_pass, upgrade_as_nobody,
)  # fmt: skip


# --- the agenda


def end_in_the_middle(state: SteamState) -> None:
    state.agenda.clear()


def be_over_and_go_on(state: SteamState) -> None:
    state.phase = "over"


def be_in_no_phase(state: SteamState) -> None:
    state.phase = "lunch"


def be_in_another_phase(state: SteamState) -> None:
    state.phase = "goods"
    state.added = ()


def forget_what_follows(state: SteamState) -> None:
    del state.agenda[0]


def ask_nothing(state: SteamState) -> None:
    del state.agenda[1:]


def begin_a_phase_within_another(state: SteamState) -> None:
    state.agenda.insert(1, flow_of(state).steps[3])


def ask_a_seat_that_is_not_there(state: SteamState) -> None:
    state.agenda[-2:] = [s.EndBuildTurn(-2, 4), s.BuildTurn(4, 3)]


def leave_a_step_that_carries_itself_out(state: SteamState) -> None:
    state.agenda.pop()


def build_twice(state: SteamState) -> None:
    state.agenda += state.agenda[-2:]


def end_the_build_turn_of_somebody_else(state: SteamState) -> None:
    seat = state.agenda[-1].seat
    state.agenda[-1] = s.BuildTurn((seat + 1) % 4, 3)


def build_without_an_end(state: SteamState) -> None:
    state.agenda[-2] = s.BuildTurn(state.agenda[-1].seat, 3)


def build_five_tiles(state: SteamState) -> None:
    state.agenda[-1] = s.BuildTurn(state.agenda[-1].seat, 5)


def place_a_tile_too_many(state: SteamState) -> None:
    state.agenda[-1] = s.PlaceTrack(state.agenda[-1].seat, 0, 0)


def place_a_tile_later(state: SteamState) -> None:
    state.agenda[2] = s.PlaceTrack(state.agenda[2].seat, 0, 3)


AGENDA = (
    end_in_the_middle, be_over_and_go_on, be_in_no_phase, be_in_another_phase,
    forget_what_follows, ask_nothing, begin_a_phase_within_another, ask_a_seat_that_is_not_there,
    leave_a_step_that_carries_itself_out, build_twice, end_the_build_turn_of_somebody_else,
    build_without_an_end, build_five_tiles, place_a_tile_too_many, place_a_tile_later,
)  # fmt: skip
