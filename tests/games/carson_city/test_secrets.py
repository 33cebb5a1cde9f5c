"""What is hidden stays hidden. Rules CC-010, CC-210, CC-225, CC-227, CC-229, CC-240, CC-280.

Each test makes two positions that differ only in a secret. Whoever may not know it must see,
read and imagine the same in both; its owner sees the difference.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from tests.games.carson_city.positions import a_state, hold, only_part, play, settle_at, stand
from tests.games.carson_city.variant_positions import (
    a_new_state,
    chance_plays,
    charge,
    do,
    first_wave,
    give_dynamite,
    give_horses,
    hand,
    kit_carson,
    on,
    options,
    view,
    walk,
)
from westbound.engine.conformance.snapshot import snapshot
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import begin_tiles
from westbound.games.carson_city.variants.new_beginning.rules import begin_sheets

NAMES = ("Ann", "Bob", "Cid")
DERIVED = ("places", "road_moves")
EVERYTHING: dict[str, Value] = {
    "new_beginning": True,
    "carson_river": True,
    "duel_tiles": True,
    "kit_carson": True,
    "outlaws": True,
    "horses": True,
}


def imagined(state: CarsonState, viewer: int, seed: int = 7) -> dict[str, object]:
    return snapshot(GAME.sample_state(state, viewer, Rng(seed)), DERIVED)


def dealt_anew(state: CarsonState, viewer: int | None, seed: int = 7) -> CarsonState:
    return GAME.determinize(json.loads(view(state, viewer)), Rng(seed))


def assert_same_to(viewers: Sequence[int | None], one: CarsonState, other: CarsonState) -> None:
    """The viewers cannot tell the two positions apart, in no way."""
    assert GAME.prompt(one) == GAME.prompt(other)
    for viewer in viewers:
        assert view(one, viewer) == view(other, viewer), f"{viewer} sees the secret"
        drawn = [GAME.draw(state, viewer, NAMES) for state in (one, other)]
        assert drawn[0] == drawn[1], f"the drawing tells {viewer} the secret"
        dealt = [snapshot(dealt_anew(state, viewer), DERIVED) for state in (one, other)]
        assert dealt[0] == dealt[1]
        if viewer is not None:
            assert imagined(one, viewer) == imagined(other, viewer)
            if viewer in GAME.deciders(one):
                assert options(one, viewer) == options(other, viewer)


def assert_secret_of(owner: int, one: CarsonState, other: CarsonState) -> None:
    """Only the owner sees the difference."""
    assert view(one, owner) != view(other, owner)
    assert_same_to([seat for seat in (0, 1, 2, None) if seat != owner], one, other)


def assert_told_alike(state: CarsonState, seat: int, *moves: str) -> None:
    """The log says the same of all these moves, and they are declared secret to their maker."""
    parsed = [GAME.parse(text) for text in moves]
    told = [GAME.log_sentence(state, move, seat) for move in parsed]
    assert all(sentence == told[0] for sentence in told), f"the log tells {told}"
    assert {GAME.secret_to(state, move, seat) for move in parsed} == {seat}


# --- sheets


def sheets() -> CarsonState:
    return only_part(a_state(options=on("sheets"), phase=0, passed=()), begin_sheets)


def test_cc_010_210_a_sheet_is_secret_while_it_is_filled() -> None:
    one, other = sheets(), sheets()
    do(one, 1, "item road", "item sharpshooter")
    do(other, 1, "item money", "item parcel", "item cowboy")
    assert_secret_of(1, one, other)


def test_cc_010_210_and_after_it_is_handed_in() -> None:
    one, other = sheets(), sheets()
    for state in (one, other):
        do(state, 0, "item road", "seal")
    do(one, 1, "item road", "seal")
    do(other, 1, "seal")
    assert_secret_of(1, one, other)
    for state in (one, other):
        do(state, 2, "seal")
    assert_secret_of(1, one, other)  # all are in, none is open
    chance_plays(one)
    chance_plays(other)
    assert view(one, 0) != view(other, 0)


def test_cc_210_the_log_does_not_tell_what_is_written() -> None:
    assert_told_alike(sheets(), 1, "item road", "item money", "item sharpshooter")


# --- hands of duel tiles


def dealing(*deals: str) -> CarsonState:
    state = only_part(a_state(options=on("tiles"), phase=0, passed=()), begin_tiles)
    return play(state, *deals)


def test_cc_010_227_a_hand_is_secret_but_for_its_sum() -> None:
    one = dealing("deal 0 1 2 3 4 5", "deal 0 1 2 3 4 5", "deal 0 1 2 3 4 5")
    other = dealing("deal 0 1 2 3 4 5", "deal 0 0 2 4 4 5", "deal 1 1 2 3 3 5")
    for _ in ("dealt", "announced"):
        assert view(one, 1) != view(other, 1)
        assert view(one, 2) != view(other, 2)
        assert_same_to([0, None], one, other)
        chance_plays(one)
        chance_plays(other)
    assert one.announced == other.announced == (15, 15, 15)


def test_cc_229_before_the_sums_are_announced_not_even_they_are_known() -> None:
    one = dealing("deal 0 1 2 3 4 5", "deal 0 0 1 1 2 2")
    other = dealing("deal 0 1 2 3 4 5", "deal 3 3 4 4 5 5")
    assert_secret_of(1, one, other)


def test_cc_227_the_log_does_not_tell_what_is_dealt() -> None:
    state = dealing("deal 0 1 2 3 4 5")
    moves = [GAME.parse(text) for text in ("deal 0 1 2 3 4 5", "deal 0 0 2 4 4 5")]
    assert len({str(GAME.log_sentence(state, move, CHANCE)) for move in moves}) == 1
    assert {GAME.secret_to(state, move, CHANCE) for move in moves} == {1}


def in_play(*hands: str, pile: str = "", mixed: str = "") -> CarsonState:
    """Phase 3 with these hands, such as "0 1 5"; seats 0 and 1 duel for gambling."""
    state = a_state(options=on("tiles"), passed=(0, 1, 2))
    for seat, tiles in enumerate(hands):
        hand(state, seat, *map(int, tiles.split()))
    state.pile = tuple(map(int, pile.split()))
    state.pile_mixed = tuple(map(int, mixed.split()))
    stand(state, 0, "gambling")
    stand(state, 1, "gambling")
    return settle_at(state, "gambling")


def test_cc_010_295_the_mixed_pile_is_secret_to_everybody() -> None:
    rest = "0 0 1 1 2 2"
    one = in_play(rest, "3 4 5", "3 4 5", mixed="0 1 2 3 4 5")
    other = in_play(rest, "0 4 5", "1 4 5", mixed="2 3 3 3 4 5")
    assert_same_to([0, None], one, other)
    assert view(one, 1) != view(other, 1)


def test_cc_010_225_tiles_put_down_are_secret_until_they_are_revealed() -> None:
    rest = ("0 1 2 3 4 5", "0 1 2 3 4 5", "0 1 2 3 4 5")
    one, other = in_play(*rest), in_play(*rest)
    do(one, 0, "play 1")
    do(other, 0, "play 5")
    assert_secret_of(0, one, other)
    for state in (one, other):
        do(state, 1, "play 3")
    assert_secret_of(0, one, other)
    chance_plays(one)
    chance_plays(other)
    assert view(one, 2) != view(other, 2)


def test_cc_225_the_log_does_not_tell_what_is_put_down() -> None:
    state = in_play("0 1 2 3 4 5", "0 1 2 3 4 5", "0 1 2 3 4 5")
    assert_told_alike(state, 0, "play 1", "play 5")
    charge(state, 0, "gambling")
    assert_told_alike(state, 0, "play 1 2", "play 4 5")


def test_cc_225_everybody_sees_who_has_put_down_a_tile_and_how_many_are_left() -> None:
    state = in_play("0 1 2 3 4 5", "0 1 2 3 4 5", "0 1 2 3 4 5")
    do(state, 1, "play 4")
    seen = GAME.observe(state, 2)
    assert seen["handed_in"] == [False, True, False]
    assert seen["waiting"] == [0]
    assert isinstance(seen["seats"], list)
    rival = seen["seats"][1]
    assert isinstance(rival, dict)
    assert (rival["duel_tiles"], rival["tiles_down"]) == ([None] * 5, [None])
    own = GAME.observe(state, 1)["seats"]
    assert isinstance(own, list)
    assert isinstance(own[1], dict)
    assert (own[1]["duel_tiles"], own[1]["tiles_down"]) == ([0, 1, 2, 3, 5], [4])


# --- plans


PLANS = [
    (["place A1"], []),
    (["place wages", "place wages"], ["place corral_1"]),
    (["place A1", "horse 1"], ["place A1", "horse 5"]),
    (["place A1", "dynamite A1"], ["place A1"]),
    (["place A1", "stay"], ["place A1", "lock"]),
    (["place A1", "place A2", "place A3", "lock"], ["stay"]),
]


@pytest.mark.parametrize(("plan", "instead"), PLANS)
def test_cc_010_240_a_plan_is_secret(plan: list[str], instead: list[str]) -> None:
    one, other = (kit_carson(3, "horses") for _ in range(2))
    for state, moves in ((one, plan), (other, instead)):
        give_dynamite(state, 1)
        play(state, "place gambling")
        do(state, 1, *moves)
    assert_secret_of(1, one, other)


@pytest.mark.parametrize(
    "moves", [["lift A1"], ["lift A1", "place A2"], ["lift wages", "place B2"], ["recall"]]
)
def test_cc_010_240_taking_up_again_is_secret_too(moves: list[str]) -> None:
    one, other = (second_wave() for _ in range(2))
    do(one, 1, *moves)
    assert_secret_of(1, one, other)


def second_wave() -> CarsonState:
    """Seat 1 has cowboys on A1 and wages and a horse in a corral."""
    state = first_wave(3, "horses")
    give_horses(state, 1, 1)
    do(state, 1, "place A1", "place wages", "horse 3", "stay")
    do(state, 0, "stay")
    do(state, 2, "stay")
    return chance_plays(state)


def test_cc_010_240_so_is_the_white_cowboy() -> None:
    one, other = (kit_carson(3) for _ in range(2))
    for state in (one, other):
        hold(state, 0, "sheriff", 0)
        state.white_owner = 0
        play(state, "place gambling")
    do(one, 0, "place white roads_3")
    do(other, 0, "place white A1", "place A2")
    assert_secret_of(0, one, other)


def test_cc_240_the_log_does_not_tell_a_plan() -> None:
    state = second_wave()
    assert_told_alike(state, 1, "place B2", "place gambling", "lift A1", "recall")
    assert_told_alike(state, 1, "stay", "lock")


def test_cc_240_everybody_sees_who_has_handed_in() -> None:
    state = first_wave(3)
    do(state, 2, "place A1", "lock")
    for viewer in (0, 2, None):
        seen = GAME.observe(state, viewer)
        assert (seen["handed_in"], seen["waiting"]) == ([False, False, True], [0, 1])


def test_cc_240_a_wave_asks_everybody_by_what_he_knows() -> None:
    one, other = first_wave(3), first_wave(3)
    do(one, 1, "place A1", "place roads_3")
    for text in ("place A1", "place roads_3", "lift A1", "place white A1"):
        move = GAME.parse(text)
        assert GAME.why_not(one, move, 2) == GAME.why_not(other, move, 2)
        if GAME.why_not(one, move, 2) is None:
            assert GAME.preview(one, move, 2) == GAME.preview(other, move, 2)


# --- whole matches


def check_dealt(state: CarsonState, seed: int) -> None:
    """A state dealt from what somebody knows looks the same to him, and could be true."""
    for viewer in (*range(state.setup.players), None):
        seen = view(state, viewer)
        states = [GAME.determinize(json.loads(seen), Rng(seed))]
        if viewer is not None:
            states.append(GAME.sample_state(state, viewer, Rng(seed)))
        for other in states:
            assert view(other, viewer) == seen, (viewer, state.agenda[-1])
            assert GAME.check_invariants(other) == [], (viewer, state.agenda[-1])
            for seat, total in enumerate(other.announced):
                if total != NOBODY and not state.shown[seat]:
                    assert sum(other.hands[seat]) + sum(other.sealed[seat]) == total


@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (2, {"duel_tiles": True, "characters": "showdown"}),
        (3, {"kit_carson": True, "characters": "random", "horses": True}),
        (4, {"new_beginning": True, "duel_tiles": True, "outlaws": True}),
        (3, EVERYTHING),
        (6, EVERYTHING),
    ],
)
def test_cc_010_229_280_what_is_dealt_anew_is_true_to_what_is_seen(
    players: int, chosen: dict[str, Value]
) -> None:
    start = GAME.new(players, complete(GAME.options, chosen))
    positions = walk(start, seed=players, most=500)
    for index, state in enumerate([*positions[:36:6], *positions[36::60]]):
        check_dealt(state, seed=index)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cc_229_announced_sums_hold_in_every_deal(players: int) -> None:
    for seed in range(6):
        state = a_new_state(players, seed, duel_tiles=True)
        for other in (GAME.sample_state(state, seed % players, Rng(n)) for n in range(10)):
            assert [sum(tiles) for tiles in other.hands] == list(state.announced)


def test_cc_280_the_match_goes_on_from_an_imagined_state() -> None:
    start = GAME.new(3, complete(GAME.options, EVERYTHING))
    for state in walk(start, seed=4, most=600)[10::60]:
        walk(GAME.sample_state(state, 0, Rng(1)), seed=5, most=40)
