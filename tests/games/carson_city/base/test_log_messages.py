"""What duels, auctions and sealed answers sound like, with their figures, and what stays unsaid."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces
from tests.games.carson_city.positions import (
    a_match,
    a_state,
    at_step,
    location,
    only_part,
    own,
    parcels,
    play,
    put,
    stand,
    state_of,
)
from tests.games.carson_city.test_messages_rare import asked, effect, english, told
from tests.games.carson_city.variant_positions import (
    a_fight,
    charge,
    do,
    first_wave,
    hand,
    horses_in,
    on,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.steps import (
    BuyParcels,
    PickDuel,
    PlaceBuilding,
    RollDuel,
    SpendMoney,
)
from westbound.games.carson_city.characters.auctioneer import PlaceBid
from westbound.games.carson_city.characters.governor import ChooseTax
from westbound.games.carson_city.characters.gunsmith import RerollDie
from westbound.games.carson_city.components import MINE, SALOON
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles, RevealTiles
from westbound.games.carson_city.variants.horses.rules import hold_rodeo
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights

# --- duels


def test_a_sharpshooter_and_dynamite_show_both_dice() -> None:
    """CC-192 adds them, CC-211 takes the better one."""
    state = a_state()
    stand(state, 0, "gambling")
    stand(state, 1, "gambling")
    stand(state, 2, "gambling")
    charge(state, 1, "gambling")
    state.sharpshooter = (1, 0, 0)
    state.reserve, state.revolvers = [0, 0, 0], [1, 1, 1]
    at_step(state, RerollDie(2, (2, 5, 3, 4, 6), (0, 1, 2), location("gambling")))
    faces(state, seat2="gunsmith_r")
    assert english(asked(state)) == (
        "Duel on Gambling: Ana 5(2/5)+1=6, Bo 3+4+1=8, Cy 6+1=7. "
        "Cy rolls again with the Gunsmith or keeps the roll."
    )
    assert english(told(state, "stand", 2)).endswith("6+1=7. Bo wins.")
    play(state, "reroll")
    assert english(told(state, "roll 6")).endswith("6+1=7. Bo wins.")
    assert english(told(state, "roll 1")).endswith("1+1=2. Bo wins.")


def test_cc_193_the_gunsmith_may_still_roll_when_the_dice_lie_open() -> None:
    state = faces(a_state(), seat1="gunsmith_r")
    state.reserve, state.revolvers = [0, 0, 0], [1, 1, 1]
    at_step(state, RollDuel(CHANCE, (0, 1), location("gambling")))
    assert english(told(state, "roll 3 2")) == (
        "Duel on Gambling: Ana 3+1=4, Bo 2+1=3. Bo may roll again."
    )
    assert english(told(faces(state, seat1="mercenary_y"), "roll 3 2")).endswith("Ana wins.")


@pytest.mark.parametrize(
    ("dice", "end"),
    [
        ("3 2", "Ana 3+1=4, Bo 2+1=3. Ana wins."),
        ("2 2", "Ana 2+1=3, Bo 2+1=3. A tie: Ana passed first and wins."),
    ],
)
def test_cc_068_a_tie_is_told_as_one(dice: str, end: str) -> None:
    state = a_state()
    state.reserve, state.revolvers = [0, 0, 0], [1, 1, 1]
    at_step(state, RollDuel(CHANCE, (0, 1), location("gambling")))
    assert english(told(state, f"roll {dice}")) == f"Duel on Gambling: {end}"


def test_duel_tiles_are_told_only_when_they_are_shown() -> None:
    """CC-225: who plays which tile is told to nobody; CC-231: the Gunsmith's side waits."""
    state = faces(a_state(options=on("tiles")), seat1="gunsmith_r")
    state.reserve, state.revolvers = [0, 0, 0], [1, 1, 1]
    hand(state, 0, 1, 4)
    hand(state, 1, 2, 5)
    here, shown = location("C4"), ((4,), ())
    at_step(state, PutDownTiles(0, (0,), here))
    assert told(state, "play 1") == told(state, "play 4")
    assert english(told(state, "play 1")) == "Ana plays face down."
    assert english(effect(state, "play 4")) == "Total 5, with your firepower of 1."
    at_step(state, RevealTiles(CHANCE, (0, 1), 1, here, ()))
    assert english(told(state, "reveal 4 none")) == (
        "Duel on C4: Ana 4+1=5, Bo ?+1. Bo plays last."
    )
    at_step(state, RevealTiles(CHANCE, (0, 1), -1, here, shown))
    assert english(told(state, "reveal 4 5")) == "Duel on C4: Ana 4+1=5, Bo 5+1=6. Bo wins."


@pytest.mark.parametrize("outlaws", [True, False])
def test_cc_254_a_fight_with_an_outlaw_is_not_called_a_duel(outlaws: bool) -> None:
    state = a_fight(0, owner=1)
    if outlaws:
        only_part(state, begin_outlaw_fights)
        words = "fight with an outlaw that comes next", "fight with the outlaw on C4"
    else:
        at_step(state, PickDuel(0, parcels("C4")))
        words = "duel that is fought next", "duel on C4"
    assert english(asked(state)) == f"Ana picks the {words[0]}: C4."
    assert english(told(state, "duel C4")) == f"Ana picks the {words[1]}."


# --- auctions


@pytest.mark.parametrize(
    ("bidder", "leader", "out", "move", "expected"),
    [
        (1, 0, 0, "bid 9", "Bo bids $9."),
        (1, 0, 0, "pass", "Bo passes in the auction."),
        (
            1,
            0,
            4,
            "pass",
            "Bo passes, and the auction is over: Ana pays $3 and receives C4 and C5.",
        ),
        (
            0,
            2,
            2,
            "pass",
            "Ana passes, and the auction is over: Cy pays $7 and receives C4 and C5.",
        ),
        (2, -1, 3, "pass", "Cy passes, and the auction is over without a bid."),
        (
            2,
            -1,
            3,
            "bid 8",
            "Cy bids $8, and nobody is left to outbid. Cy pays $8 and receives C4 and C5.",
        ),
    ],
)
def test_the_end_of_an_auction_is_told(
    bidder: int, leader: int, out: int, move: str, expected: str
) -> None:
    """CC-197: Ana is the Auctioneer; the highest bid so far is 7, if there is any."""
    state = a_state(money=20)
    high = 7 if leader >= 0 else 0
    at_step(state, PlaceBid(bidder, 0, high, leader, out, parcels("C4 C5")))
    assert english(told(state, move, bidder)) == expected


def test_what_is_told_of_an_auction_is_what_happens() -> None:
    state = a_state(money=20)
    at_step(state, PlaceBid(1, 0, 7, 0, 4, 0))  # the 3-revolver token: CC-198
    assert english(told(state, "pass", 1)).endswith(
        "Ana pays $0 and receives the 3-revolver token."
    )
    play(state, "pass")
    assert (state.ammunition, state.money) == (0, [20, 20, 20])


# --- sealed answers


def test_a_plan_is_told_to_nobody() -> None:
    """CC-240: neither the moves nor "lock" or "stay"."""
    state = first_wave(3, "horses")
    for seat in range(3):
        legal = GAME.legal(state, seat)
        sentences = {move.kind: GAME.log_sentence(state, move, seat) for move in legal}
        assert {str(s.params) for s in sentences.values()} == {str({"seat": seat})}
        assert {kind for kind, s in sentences.items() if s.key == "plan_handed_in"} == {
            "stay",
            "lock",
        }


def test_a_planner_is_not_told_whom_he_would_meet_in_sealed_plans() -> None:
    state = first_wave()
    do(state, 1, "place C1")
    assert english(effect(state, "place C1", 1)) == english(effect(state, "place C1", 2))
    assert "duel with Ana" in english(effect(state, "place gambling", 2))


def test_a_sheet_is_told_to_nobody_before_all_are_revealed() -> None:
    state = a_state(options=on("sheets"), phase=0)
    state.sheets = ((0, 0, 0, 0, 1, 0),) * 3
    at_step(state, FillSheets(0, (0, 2)))
    assert english(asked(state)).endswith("Still thinking: Ana and Cy.")
    assert told(state, "item road") == told(state, "item sharpshooter")
    assert english(told(state, "item road")) == "Ana fills in the sheet."
    assert english(effect(state, "item sharpshooter")) == "Points left: 16 → 11."
    assert english(effect(state, "seal")) == "16 points would be lost."
    state.sheets = ((5, 1, 1, 2, 3, 0), (0, 0, 0, 0, 1, 1), (0, 0, 0, 0, 1, 0))
    at_step(state, RevealSheets())
    move = GAME.sample(state, Rng(1))
    assert english(("log", GAME.log_sentence(state, move, CHANCE))) == (
        "The sheets are revealed: Ana ($15, 1 road, 1 revolver, 2 parcels, 3 cowboys), "
        "Bo ($0, 0 roads, 0 revolvers, 0 parcels, 1 cowboy, sharpshooter), "
        "Cy ($0, 0 roads, 0 revolvers, 0 parcels, 1 cowboy)."
    )


def test_a_white_cowboy_that_is_sent_back_is_told() -> None:
    """CC-241: it arrives in the same wave as a rival's cowboy."""
    state = first_wave()
    state.white_owner = 0
    do(state, 0, "place white C1", "stay")
    do(state, 1, "place C1", "lock")
    do(state, 2, "stay")
    assert english(told(state, "reveal")) == (
        "The plans of wave 1 are revealed: Ana (Gambling), Bo (C1), Cy (nobody placed), "
        "white cowboy of Ana sent back. Locked now: Bo."
    )


# --- figures


def test_taxes_are_told_for_each_rival() -> None:
    """CC-200: $1 per token, or per $10 begun."""
    state = at_step(a_state(money=[0, 21, 3]), ChooseTax(0))
    state.revolvers = [5, 4, 4]
    assert english(effect(state, "tax money")) == "$4 for you: $3 from Bo and $1 from Cy."
    assert english(effect(state, "tax weapons")) == "$7 for you: $4 from Bo and $3 from Cy."
    assert (
        english(told(state, "tax money"))
        == "Ana taxes money and receives $4: $3 from Bo and $1 from Cy."
    )


@pytest.mark.parametrize(
    ("money", "sentence"),
    [
        (
            31,
            "Ana has $31 and a limit of $30: "
            "at least $1 must be spent, and every full $10 gives 1 VP.",
        ),
        (
            30,
            "Ana has $30 and may keep it all (limit $30); every full $10 spent gives 1 VP.",
        ),
    ],
)
def test_cc_160_the_money_limit_asks_for_nothing_that_need_not_go(
    money: int, sentence: str
) -> None:
    state = at_step(faces(a_state(money=money), seat0="settler_y"), SpendMoney(0))
    assert english(asked(state)) == sentence


@pytest.mark.parametrize(
    ("amount", "sentence"),
    [
        (0, "Ana keeps all money."),
        (9, "Ana spends $9 at the end of the round."),
        (10, "Ana spends $10 at the end of the round and receives 1 VP."),
        (39, "Ana spends $39 at the end of the round and receives 3 VP."),
    ],
)
def test_cc_160_what_goes_is_told_with_its_points(amount: int, sentence: str) -> None:
    state = at_step(a_state(money=60), SpendMoney(0))
    assert english(told(state, f"spend {amount}")) == sentence


@pytest.mark.parametrize(
    ("building", "sentence"),
    [
        (
            SALOON,
            "Ana places the saloon, asks a rival for consent to its house, or keeps the building.",
        ),
        (MINE, "Ana places the mine or keeps it for later."),
    ],
)
def test_cc_099_only_a_building_with_houses_asks_for_consent(building: int, sentence: str) -> None:
    assert english(asked(at_step(a_state(), PlaceBuilding(0, 0, 0, building)))) == sentence


# --- the rodeo


def a_rodeo(**corrals: int) -> CarsonState:
    """Cy passed first, then Ana, then Bo; Bo's horses are in these corrals."""
    state = a_state(options=on("horses"), passed=(2, 0, 1))
    horses_in(state, 0, corral_4=2)
    horses_in(state, 1, **corrals)
    state.rodeos = (0, 1, 0)
    return only_part(state, hold_rodeo)


def test_cc_272_the_rodeo_is_told_with_everybodys_points_best_first() -> None:
    assert english(told(a_rodeo(corral_5=2, corral_1=1), "take token", 1)) == (
        "Rodeo points: Bo 11, Ana 8, Cy 0. Bo wins and takes a rodeo token (now has 2)."
    )


def test_cc_272_a_tie_of_the_rodeo_is_told_as_one() -> None:
    assert english(told(a_rodeo(corral_3=2, corral_2=1), "take token", 0)) == (
        "Rodeo points: Ana 8, Bo 8, Cy 0. A tie: Ana passed first and takes a rodeo token "
        "(now has 1)."
    )


def test_cc_272_the_rodeo_is_in_the_log_of_a_match() -> None:
    match = a_match(horses=True)
    rng = Rng(1)
    while sum(state_of(match).rodeos) == 0:
        match.play(rng.choice(match.moves()))
    held = [entry for entry in match.log if entry.text == "take token" and entry.automatic]
    assert [state_of(match).rodeos[entry.seat] for entry in held] == [1]


# --- cards


def test_cc_174_a_red_newsboy_lowers_the_limit_of_what_he_borrows() -> None:
    state = choosing("0R 2Y")
    play(state, "choose newsboy")
    assert english(effect(state, "choose banker")) == (
        "$9 at once. Order number 0 in phase 2 (the lowest goes first), money limit $115."
    )
    assert english(told(state, "choose banker")) == "Ana borrows the Banker."


def test_cc_189_an_indian_pays_at_most_three() -> None:
    state = faces(a_state(money=10), seat0="indian_r")
    own(state, 1, "A1")
    put(state, "mountain", "B2 B3 B4 C3")
    at_step(state, BuyParcels(0, parcels("C2")))
    assert english(effect(state, "buy C2")) == "Costs $3: $10 → $7."
    assert english(told(state, "buy C2")) == "Ana buys C2 for $3."


@pytest.mark.parametrize(
    ("cowboys", "log", "preview"),
    [
        (
            0,
            "Ana keeps all cowboys and receives 3 VP with the Heroes.",
            "3 VP at once; you keep 3 cowboys in your reserve.",
        ),
        (
            2,
            "Ana returns 2 cowboys with the Heroes and receives 9 VP.",
            "9 VP at once; 1 cowboy left in your reserve.",
        ),
    ],
)
def test_cc_206_whether_the_heroes_return_any(cowboys: int, log: str, preview: str) -> None:
    state = play(choosing("16R"), "choose heroes")
    assert english(told(state, f"return {cowboys}")) == log
    assert english(effect(state, f"return {cowboys}")) == preview


def test_cc_042_the_number_of_a_card_is_told_as_its_number() -> None:
    """Card 15 does not give place 15."""
    assert english(effect(choosing("15R"), "choose cowboy")) == (
        "A ranch on a parcel of your choice for $8. "
        "Order number 15 in phase 2 (the lowest goes first), money limit $20."
    )
