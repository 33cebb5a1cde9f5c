"""What a bot knows: better positions are worth more, and nobody rates what they cannot know."""

from __future__ import annotations

from positions import a_turn, play, put

from claim_stakes.heuristics import evaluate


def test_ore_veins_and_dust_are_worth_having() -> None:
    poor, rich = a_turn(), a_turn()
    put(poor, "C3", 0, ore=0)
    put(rich, "C3", 0, ore=5)
    assert evaluate(rich, 0) > evaluate(poor, 0)
    assert evaluate(rich, 1) < evaluate(poor, 1)
    apart, joined = a_turn(owned={"C3": 0, "E3": 0}), a_turn(owned={"C3": 0, "C4": 0})
    assert evaluate(joined, 0) > evaluate(apart, 0)
    thrifty = a_turn(dust=2)
    thrifty.dust[0] = 6
    assert evaluate(thrifty, 0) > evaluate(a_turn(dust=2), 0)


def test_a_known_nugget_is_worth_digging_for() -> None:
    values = []
    for ore in (0, 5):
        state = a_turn()
        play(state, "survey C4", f"find {ore}")
        values.append((evaluate(state, 0), evaluate(state, 1)))
    (clay, clay_to_rival), (nugget, nugget_to_rival) = values
    assert nugget > clay
    assert nugget_to_rival == clay_to_rival


def test_a_jump_is_worth_what_the_die_may_bring() -> None:
    values = []
    for ore in (0, 5):
        state = a_turn(owned={"B2": 0})
        put(state, "C3", 1, ore)
        play(state, "jump C3")
        values.append(evaluate(state, 0))
    assert values[1] > values[0]
