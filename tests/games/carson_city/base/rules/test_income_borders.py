"""Income, on the border: CC-117, CC-122."""

from __future__ import annotations

from tests.games.carson_city.card_positions import charge, give_dynamite
from tests.games.carson_city.positions import a_state, asked, only_part, parcels, play, put, stand
from westbound.games.carson_city.base.rules.income import clear_buildings
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices


def test_cc_122_thefts_and_doublings_end_with_the_income() -> None:
    state = a_state()
    state.thefts = [0, parcels("A1"), parcels("B2")]
    state.doubled = [3, 0, 4]
    clear_buildings(state)
    assert (state.thefts, state.doubled) == ([0, 0, 0], [0, 0, 0])
    assert (state.tripled, state.doubled_at) == (0, 0)


def test_cc_117_choices_about_income_come_in_pass_order() -> None:
    state = a_state(passed=(2, 0, 1), centre=None)
    put(state, "mountain", "B2")
    for seat, spot in ((0, "A1"), (1, "A2"), (2, "C3")):
        put(state, "mine", spot, seat=seat)
        give_dynamite(state, seat, 1)
    only_part(state, ask_income_choices)
    for seat in (2, 0, 1):
        assert asked(state) == ("triple_mines", seat)
        play(state, "done")
    assert state.agenda == []


def test_cc_117_dynamite_with_a_cowboy_needs_no_further_token() -> None:
    state = a_state(centre=None)
    put(state, "mountain", "B2")
    put(state, "mine", "A1", seat=1)
    stand(state, 1, "A1")
    charge(state, 1, "A1")
    only_part(state, ask_income_choices)
    assert state.tripled == parcels("A1")
