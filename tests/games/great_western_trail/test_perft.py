"""The lines of play from built positions, counted by hand."""

from __future__ import annotations

import pytest

from westbound.engine.option import complete
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTION_CODES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_CODES
from westbound.kit.suites.perft import PerftSuite, count_lines, lines_from

from . import positions as p

# --- numbers worked out by hand


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_039_everybody_begins_at_one_of_seven_buildings(players: int) -> None:
    state = GAME.new(players, complete(OPTIONS, {}))
    assert count_lines(GAME, state, 1) == [7]


def poor() -> TrailState:
    """4 players without money and cards; only neutral buildings on the trail."""
    return p.a_state(4, money=0)


def from_the_start() -> TrailState:
    """4 steps lead to A, B, C, and then to D or E: 5 ways. There the auxiliary actions gain $1 and
    draw are always open, and: at C a certificate or the engine, at D another auxiliary action, at E
    a cowboy draws market cards. 2 + 2 + 4 + 3 + 3."""
    return p.moving(poor(), 0, at="start")


def with_seven_steps() -> TrailState:
    """A, AB, ABC, ABCD, ABCE, ABCDE, ABCEF, ABCDEF, ABCEFG, ABCDEFG, ABCEFG and Kansas City."""
    state = poor()
    p.clear(state, 0, "step_dollars step_vp")
    return p.moving(state, 0, at="start")


def gwt_157() -> TrailState:
    """To 2, 4, 5 or the turnout after 4."""
    state = poor()
    p.engine(state, 0, "1")
    p.engine(state, 1, "3")
    return p.at_step(state, s.MoveEngine(0, False, 3))


def gwt_278() -> TrailState:
    """Back 2 from 8: to 6 or 7."""
    state = poor()
    p.engine(state, 0, "8")
    return p.at_step(state, s.MoveEngineBack(0, 2))


def one_craftsman() -> TrailState:
    """1a, 2a and 3a on 22 spaces."""
    return p.at_step(p.a_state(4, money=2), s.PlaceBuilding(0, False, 2))


def two_craftsmen() -> TrailState:
    """2a, 3a and 4a on the 20 empty spaces; over the own 1a also 4a and 5a (one and two more)."""
    state = p.a_state(4, money=4)
    p.workers(state, 0, craftsman=2)
    p.put_building(state, 0, 1, "A1")
    p.put_building(state, 1, 5, "A2")
    return p.at_step(state, s.PlaceBuilding(0, False, 2))


def three_cowboys() -> TrailState:
    """Holstein or Ayrshire with 1 cowboy ($6) or 2 ($3), two Holsteins or one of each with 3 ($5).

    Then: with $6, 2 cowboys and H, A left 4 ways or done, with H, H 2 or done; with $9, 1 cowboy
    and H, A 2 or done, with H, H 1 or done; after a pair the next player has 5 ways from the start.
    """
    state = p.a_state(4, money=12, at="start")
    p.market(state, "holstein holstein ayrshire")
    state.market_stack = ()
    return p.at_step(state, s.BuyCattle(0, False, 3))


def gwt_114() -> TrailState:
    """Four cities; 6 kinds of white discs for three of them, all 10 kinds for Albuquerque."""
    state = p.a_state(4, money=20)
    p.engine(state, 0, "5")
    p.discs_on(state, 0, "topeka colorado_springs")
    return p.at_step(state, s.Delivery(0, False, 10))


def all_auxiliaries() -> TrailState:
    """Five single and five double ones."""
    state = p.a_state(4, money=2)
    p.engine(state, 0, "20")
    discs = "aux_dollar aux_draw aux_cert aux_cert aux_engine aux_engine aux_trash aux_trash"
    p.clear(state, 0, discs)
    return p.at_step(state, s.Auxiliary(0, False))


def kansas_city() -> TrailState:
    """Two tiles in each of three columns; no income; Kansas City alone; 6 kinds of white discs."""
    state = poor()
    p.foresight(state, "green_teepee blue_teepee cowboy engineer craftsman blue_teepee")
    return p.using(state, 0, "kansas_city")


def two_discards() -> TrailState:
    """Jersey then either, or Guernsey then Jersey."""
    state = poor()
    p.hand(state, 0, "jersey jersey guernsey")
    return p.at_step(state, s.DiscardCards(0, 2))


def upgrade_with_master() -> TrailState:
    """Upgrade or not; 6 kinds of white discs; give up a cowboy, an engineer, or nobody.

    Whoever does not upgrade ends their turn: the next player stands at A with $2 and goes to
    B, BC, BCD, BCE, BCDE or BCEF; there they have 3 (build), 4, 4, 3, 3 and 2 actions.
    """
    state = p.a_state(4, money=2)
    p.workers(state, 0, cowboy=2, engineer=3)
    return p.at_step(state, s.UpgradeStation(0, 0))


def three_jobs() -> TrailState:
    """$7 for rows of $6 and $7; the token is in the row below."""
    state = p.a_state(4, money=7)
    p.jobs(state, 1, "cowboy engineer")
    p.jobs(state, 3, "craftsman")
    return p.at_step(state, s.Hire(0, False, 0))


def trade_with_two_dollars() -> TrailState:
    """The teepee on -3 is too dear."""
    state = p.a_state(4, money=2)
    for space in ("teepee_-3", "teepee_-1", "teepee_1"):
        p.put_tile(state, "green_teepee", space)
    return p.at_step(state, s.Trade(0, False))


def two_hazards() -> TrailState:
    state = p.a_state(4, money=5)
    p.put_tile(state, "flood_2_green", "flood1")
    p.put_tile(state, "drought_2_green", "drought2")
    return p.at_step(state, s.RemoveHazard(0, True, 5))


def four_on_display() -> TrailState:
    """Three different cards, or the top of the stack."""
    state = poor()
    p.display(state, "aux_sf aux_sf move_345 draw_5h")
    return p.at_step(state, s.TakeObjective(0, False, False))


def delivery_from_five() -> TrailState:
    """Back to 4, the turnout after 4, 3, 2, 1 or 0: cities up to 1, 0, 2, 3, 4 and 5."""
    state = poor()
    p.engine(state, 0, "5")
    return p.at_step(state, s.BackForDelivery(0))


def from_the_end() -> TrailState:
    """Spaces 0 to 38 and nine turnouts; one is taken."""
    state = poor()
    p.engine(state, 0, "39")
    p.engine(state, 1, "s3")
    return p.at_step(state, s.BackFromEnd(0))


def stations_behind() -> TrailState:
    """Of s1 to s4 behind space 14 one is upgraded already; the others cost $2 or $4."""
    state = p.a_state(4, money=4)
    p.engine(state, 0, "14")
    p.discs_on(state, 0, "s2")
    return p.at_step(state, s.UpgradeBehind(0))


def remove_cards() -> TrailState:
    """Jersey, Guernsey or none; then 3, then 2, or 6 ways of the next player from A."""
    state = poor()
    p.hand(state, 0, "jersey jersey guernsey")
    return p.at_step(state, s.TrashCards(0, 2))


def six_certificates() -> TrailState:
    """0, 2, 3, 4, 5 or 6."""
    state = poor()
    p.clear(state, 0, "certificates_4 certificates_6")
    p.certificates(state, 0, 6)
    return p.at_step(state, s.Income(0))


def two_more_steps() -> TrailState:
    return p.at_step(poor(), s.MoveAgain(0, 2))


def three_free_steps() -> TrailState:
    """B, BC, BCD, BCE, or stay."""
    return p.at_step(poor(), s.MoveFree(0, False, 3))


def free_steps_before_kansas_city() -> TrailState:
    """GWT-237: only Kansas City is ahead."""
    state = p.a_state(4, money=0, at="G")
    return p.at_step(state, s.MoveFree(0, False, 3))


def copy_10b() -> TrailState:
    """A has nothing for who has nothing, so only 10b can be copied: $4, engine or move. Then two
    others or done; 1 to 4 with the engine; and A2, A2 B, A2 BC, A2 BCD, A2 BCE on the trail."""
    state = p.a_state(4, sides="aaaaaaabab", money=0, at="A1")
    p.put_building(state, 0, 8, "A1")
    p.put_building(state, 1, 10, "A2")
    return p.at_step(state, s.CopyBuilding(0, (SPACE_CODES["A1"],)))


def a_jersey_for_a_certificate() -> TrailState:
    """Discard it or not; the next player has 6 ways."""
    state = poor()
    p.hand(state, 0, "jersey jersey")
    return p.at_step(state, s.Bonus(0, (ACTION_CODES["engineer_2"],)))


class TestPerft(PerftSuite[TrailState]):
    game = GAME
    positions = (
        lines_from(from_the_start, [5, 14]),
        lines_from(with_seven_steps, [11]),
        lines_from(gwt_157, [4]),
        lines_from(gwt_278, [2]),
        lines_from(one_craftsman, [66]),
        lines_from(two_craftsmen, [62]),
        lines_from(three_cowboys, [6, 5 + 3 + 3 + 2 + 5 + 5]),
        lines_from(gwt_114, [4, 28]),
        lines_from(all_auxiliaries, [10]),
        lines_from(kansas_city, [2, 4, 8, 8, 48]),
        lines_from(two_discards, [2, 3]),
        lines_from(three_jobs, [3]),
        lines_from(trade_with_two_dollars, [2]),
        lines_from(two_hazards, [3]),
        lines_from(four_on_display, [4]),
        lines_from(delivery_from_five, [6, 2 + 1 + 2 + 2 + 3 + 3]),
        lines_from(from_the_end, [47]),
        lines_from(stations_behind, [3]),
        lines_from(remove_cards, [3, 3 + 2 + 6]),
        lines_from(six_certificates, [6]),
        lines_from(two_more_steps, [2]),
        lines_from(three_free_steps, [5]),
        lines_from(free_steps_before_kansas_city, [1]),
        lines_from(copy_10b, [1, 3, 3 + 4 + 5]),
        lines_from(a_jersey_for_a_certificate, [2, 12]),
        lines_from(upgrade_with_master, [2, 6 + 6, 6 * 3 + 19]),
    )
