"""What a move costs and brings is said before it is made, and it is true."""

from __future__ import annotations

import pytest

from tests.games.steam.busy_walks import players_of, walk
from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    building,
    cubes,
    moving_goods,
    play,
    supply,
    track,
)
from tests.games.steam.sentences import said_in
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.steam import moves as m
from westbound.games.steam.components import LOAN, LOAN_VP
from westbound.games.steam.drawing.tips import tips
from westbound.games.steam.effects import each
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import (
    Bid,
    BidForOrder,
    ChooseActionTile,
    IncomeOrPoints,
    MoveGoods,
)

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def effect(state: SteamState, text: str) -> str:
    move, seat = GAME.parse(text), state.agenda[-1].seat
    assert GAME.why_not(state, move, seat) is None
    sentence = GAME.preview(state, move, seat)
    assert sentence is not None
    return catalogue(GAME.package, "en").sentence("effects", sentence, NAMES)


# --- built positions


def test_a_bid_says_price_and_loans() -> None:
    state = a_state(5, money=1)
    state.order = []
    at_step(state, Bid(1, 3, (1, 0), 0))
    assert effect(state, "bid 7") == (
        "Position 1 for $7 if nobody bids more: cash $1 → $4; 2 loans; income 0 → −2."
    )
    assert effect(state, "pass") == "Ana takes position 1 for $3."


def test_stm_105_leaving_the_auction_says_position_and_payment() -> None:
    state = a_state(4, ruleset="standard", money=10)
    at_step(state, BidForOrder(1, (6, 5, -1, -1), -1, 6, (1, 3, 0), 0, (2,)))
    assert effect(state, "pass") == "You take position 3 and pay $3: cash $10 → $7."
    assert effect(state, "bid 8").startswith(
        "If you end first or second you pay $8: cash $10 → $2."
    )


def test_a_tile_of_action_says_power_price_and_number() -> None:
    state = at_step(a_state(money=2), ChooseActionTile(0))
    assert effect(state, "take locomotive") == (
        "Locomotive level 1 → 2 at once; number 6 for the next turn order; costs $6;"
        " cash $2 → $1; 1 loan; income 0 → −1."
    )
    assert effect(state, "take turn_order") == (
        "You are first in the next turn; number 1 for the next turn order."
    )
    state = at_step(a_state(ruleset="standard"), ChooseActionTile(0))
    assert effect(state, "take turn_order") == "You may pass once for free in the next auction."


@pytest.mark.parametrize("ruleset", ["base", "standard"])
def test_stm_263_in_the_last_turn_the_number_is_for_ties_only(ruleset: str) -> None:
    state = at_step(a_state(ruleset=ruleset), ChooseActionTile(0))
    state.turn = state.setup.turns - 1
    assert "tie" not in effect(state, "take first_move")
    state.turn += 1
    assert effect(state, "take first_move") == (
        "You act first in both rounds of moving goods; number 2 if there is a tie."
    )
    assert effect(state, "take turn_order") == (
        "It has no power in the last turn; number 1 if there is a tie."
    )
    told = tips(GAME.observe(state, 0), catalogue(GAME.package, "en"))
    assert "It has no power in the last turn." in told["action:turn_order"]
    if ruleset == "base":
        assert effect(state, "take urbanization passing") == (
            "You pay nothing and do nothing; number 7 if there is a tie."
        )


def test_a_hex_says_what_tiles_cost_there() -> None:
    state = building(a_state(money=3))
    assert effect(state, "build 8,1") == (
        "A track tile on the plains near Albany (8,1) costs $3; cash $3, up to $53 to spend."
    )


def test_stm_163_a_claim_and_an_open_end_are_said() -> None:
    state = a_state(money=9)
    track(state, 1, "8,1 21@0")
    state.owner = [-2 if owner == 1 else owner for owner in state.owner]
    state.built |= 1
    play(building(state), "build 8,2")
    assert effect(state, "tile T21@0") == (
        "Costs $4: cash $9 → $5; claims Albany → Poughkeepsie; completes Poughkeepsie–Albany;"
        " still incomplete: Poughkeepsie → plains near New York (8,3)."
    )


def test_urbanization_growth_and_supply() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    track(state, 1, "9,2 22@1")
    supply(state, 1, "red blue")
    building(state)
    assert effect(state, "urbanize 9,3 gray") == (
        "A gray New City with one of the sets of cubes in the goods supply (1 left);"
        " completes Hartford–New Haven for Bo."
    )
    play(state, "urbanize 9,3 gray")
    assert effect(state, "supply 1") == "New Haven gets red and blue and then has red and blue."
    action(state, 0, "city_growth")
    state.done_action = 0
    supply(state, 2, "red")
    assert effect(building(state), "grow 8,0") == (
        "All the cubes of one supply space come here; 9 growth markers left."
    )


def test_goods_say_cities_scorers_and_what_is_due() -> None:
    state = a_state(ruleset="standard")
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    track(state, 1, "8,3 21@0")
    cubes(state, "8,0", "blue")
    state.level, state.income = [2] * 4, [3, 0, 0, 0]
    moving_goods(state)
    assert effect(state, "cube 8,0 blue") == (
        "Cities it can reach, with the most points for you: New York (1)."
    )
    assert effect(state, "upgrade") == (
        "Locomotive level 2 → 3, for free."
        " Due at the end of the turn with income 3: $0 after upkeep of $3."
    )
    play(state, "cube 8,0 blue")
    assert effect(state, "to 8,4 for 1/1/0/0") == "Points: Ana 1, Bo 1."
    play(state, "to 8,4 for 1/1/0/0")
    assert effect(state, "income") == (
        "Income 3 → 4. Then due at the end of the turn: +$2 after upkeep of $2."
    )


def test_stm_228_income_above_the_highest_is_said_to_be_lost() -> None:
    state = at_step(a_state(), MoveGoods(1), IncomeOrPoints(0, 3))
    state.phase, state.income[0] = "goods", 9
    assert effect(state, "income") == (
        "Income 9 → 10; 2 points are lost. Then due at the end of the turn: +$10."
    )


def test_stm_161_the_end_of_the_build_turn_warns() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    assert effect(building(state), "done") == (
        "3 tiles not used; Albany → plains near Scranton (7,2) is lost, not extended."
    )


# --- all through matches: the numbers are the difference that the move makes


def number(value: Param) -> int:
    return value if isinstance(value, int) else 0


def then(change: Param, now: int) -> int:
    """The second number of "3 → 5"; nothing said means that nothing changes."""
    assert isinstance(change, str)
    return int(change.split(" → ")[1].replace("−", "-")) if change else now


def check(state: SteamState, move: Move, seat: int, sentence: Sentence) -> bool:
    """Compare with the position after the move; False if this kind has no number to compare."""
    after, said = state.copy(), sentence.params
    GAME.apply(after, move, seat)
    if isinstance(move, m.PlaceFace):
        paid = state.money[seat] + number(said_in(sentence, "loans")) * LOAN - after.money[seat]
        assert (said["money"], said["left"]) == (state.money[seat], after.money[seat])
        assert said["cost"] == paid
        assert then(said_in(sentence, "income"), state.income[seat]) == after.income[seat]
        assert then(said_in(sentence, "vp"), state.vp[seat]) == after.vp[seat]
    elif isinstance(move, m.TakeLoans):
        assert said["left"] == after.money[seat]
        assert said["gain"] == after.money[seat] - state.money[seat]
        lost = state.income[seat] - after.income[seat]
        assert lost + (state.vp[seat] - after.vp[seat]) // LOAN_VP == move.amount
        assert then(said_in(sentence, "income"), state.income[seat]) == after.income[seat]
    elif isinstance(move, m.TakeAction) and not move.passing:
        loans = number(said_in(sentence, "loans")) * LOAN
        assert number(said_in(sentence, "price")) == state.money[seat] + loans - after.money[seat]
        assert then(said_in(sentence, "income"), state.income[seat]) == after.income[seat]
        assert then(said["level"], state.level[seat]) == after.level[seat]
    elif sentence.key == "pass_order":
        if after.phase == state.phase:  # paid when the auction is over
            return False
        assert said["left"] == after.money[seat]
        assert after.order[number(said["number"]) - 1] == seat
    elif isinstance(move, m.GoTo):
        open_steps = [s for s in reversed(after.agenda) if isinstance(s, IncomeOrPoints)]
        assert said["gains"] == each({s.seat: s.points for s in open_steps})
    elif isinstance(move, m.ToPoints) and after.phase == "goods":
        assert (said["before"], said["now"]) == (state.vp[seat], after.vp[seat])
    elif isinstance(move, m.ToIncome) and after.phase == "goods":
        assert (said["before"], said["income"]) == (state.income[seat], after.income[seat])
        due = after.income[seat] - upkeep(after, seat)
        assert str(said["due"]).replace("$", "").replace("+", "") == str(due)
    else:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_numbers_are_the_difference_that_the_move_makes(seed: int) -> None:
    checked: dict[str, int] = {}
    for state, seat, move in walk(seed, rich=seed % 2 == 0):
        if seat == CHANCE:
            continue
        sentence = GAME.preview(state, move, seat)
        if sentence is not None and check(state, move, seat, sentence):
            checked[move.kind] = checked.get(move.kind, 0) + 1
    assert checked["tile"] >= 5
    assert checked["take"] >= 5


def test_every_preview_can_be_said_in_every_language() -> None:
    said: set[str] = set()
    for seed in range(8):
        names = NAMES[: players_of(seed)]
        for count, (state, seat, move) in enumerate(walk(seed, rich=seed % 3 != 1)):
            if seat == CHANCE:
                continue
            legal = [move] if count % 6 else GAME.legal(state, seat)
            for choice in legal:
                sentence = GAME.preview(state, choice, seat)
                if sentence is None:
                    assert choice.text == "borrow 0"
                    continue
                said.add(sentence.key)
                for language in LANGUAGES:
                    text = catalogue(GAME.package, language).sentence("effects", sentence, names)
                    assert text.endswith(".")
                    assert "{" not in text
                    assert "_" not in text
    assert said == set(catalogue(GAME.package, "en").tables["effects"])
