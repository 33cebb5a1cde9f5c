"""A tiny complete game for the engine's own tests: hidden hands, a sealed choice, dice, options.

Everybody plays a card face down (TNY-001); the highest one that nobody else has played scores
(TNY-002), and its owner may gamble for the double (TNY-003). Then hands are filled (TNY-004).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.tiny_pieces import (
    BANK,
    BY_TEXT,
    DEAL,
    GAMBLE,
    HAND,
    KINDS,
    NOTHING,
    PLAY,
    RANKS,
    ROLL,
    UNIVERSE,
    Deal,
    Play,
    Roll,
    TinyMove,
    TinyState,
    TinyStep,
    Win,
)
from westbound.engine.arrays import ArrayField
from westbound.engine.codec import dump_step, load_step
from westbound.engine.errors import BadInput
from westbound.engine.game import Game, Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Option, Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing, rank_seats
from westbound.engine.step import CHANCE


class Tiny(Game[TinyState]):
    id = "tiny"
    title = "Tiny"
    rule_prefix = "TNY"
    rules_version = 1
    players = range(2, 5)
    options = (
        Option("copies", (2, 3), 2, "TNY-004", beginner=2),
        Option("gambling", (True, False), True, "TNY-003"),
    )
    package = "tests.engine"
    step_kinds = KINDS

    def new(self, players: int, options: Mapping[str, Value]) -> TinyState:
        state = TinyState(players, options)
        self.deal(state, HAND)
        return state

    def deal(self, state: TinyState, each: int) -> None:
        """TNY-004: everybody gets a card or nobody; then all play."""
        seats = range(len(state.hands))
        if any(map(any, state.hands)) or each == HAND:
            state.agenda.append(Play(0, tuple(seats)))
        for _ in range(each):
            if sum(state.deck) >= len(seats) * each:
                state.agenda.extend(Deal(CHANCE, seat) for seat in reversed(seats))

    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        if isinstance(state.agenda[-1], Play):
            return [PLAY[rank] for rank in range(RANKS) if state.hands[seat][rank]]
        return [move for move in (BANK, GAMBLE) if self.forbids(state, move, seat) is None]

    def why_not(self, state: TinyState, move: Move, seat: int) -> Refusal | None:
        refusal = self.why_not_their_turn(state, seat)
        if refusal is not None:
            return refusal
        assert isinstance(move, TinyMove)
        step = state.agenda[-1]
        assert isinstance(step, TinyStep | Play)
        if move.word not in step.words.split():
            return Refusal(step.rule, case="not_now")
        return self.forbids(state, move, seat)

    def forbids(self, state: TinyState, move: TinyMove, seat: int) -> Refusal | None:
        if move.word == "play" and not state.hands[seat][move.number - 1]:
            return Refusal("TNY-001", card=move.number)
        if move.word == "deal" and not state.deck[move.number - 1]:
            return Refusal("TNY-004", card=move.number)
        if move is GAMBLE and not dict(state.options)["gambling"]:
            return Refusal("TNY-003")
        return None

    def apply(self, state: TinyState, move: Move, seat: int) -> None:
        assert isinstance(move, TinyMove)
        step = state.agenda.pop()
        if isinstance(step, Play):
            self.play(state, step, move, seat)
        elif isinstance(step, Deal):
            state.deck[move.number - 1] -= 1
            state.hands[step.number][move.number - 1] += 1
        elif isinstance(step, Roll):
            gambler, stake = divmod(step.number, 10)
            state.points[gambler] += 2 * stake if move.number >= 4 else 0
        elif isinstance(step, Win) and move is GAMBLE:
            state.agenda.append(Roll(CHANCE, 10 * seat + step.number))
        elif isinstance(step, Win):
            state.points[seat] += step.number

    def play(self, state: TinyState, step: Play, move: TinyMove, seat: int) -> None:
        state.hands[seat][move.number - 1] -= 1
        state.sealed[seat] = move.number - 1
        waiting = tuple(other for other in step.waiting if other != seat)
        if waiting:
            state.agenda.append(Play(waiting[0], waiting))
        else:
            self.reveal(state)

    def reveal(self, state: TinyState) -> None:
        """TNY-002: the highest card that was played once."""
        played, state.sealed = state.sealed, [NOTHING] * len(state.sealed)
        for rank in played:
            state.discard[rank] += 1
        self.deal(state, 1)
        single = [rank for rank in played if played.count(rank) == 1]
        if single:
            state.agenda.append(Win(played.index(max(single)), max(single) + 1))

    def sample(self, state: TinyState, rng: Rng) -> Move:
        if isinstance(state.agenda[-1], Roll):
            return rng.choice(ROLL)
        return rng.choice([DEAL[rank] for rank in range(RANKS) for _ in range(state.deck[rank])])

    def parse(self, text: str) -> Move:
        move = BY_TEXT.get(" ".join(text.split()))
        if move is None:
            raise BadInput(f"{text[:20]!r} is not a move of Tiny")
        return move

    def all_moves(self) -> Sequence[Move]:
        return UNIVERSE

    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        return {
            "viewer": seat,
            "options": dict(state.options),
            "hand": None if seat is None else list(state.hands[seat]),
            "sealed": None if seat is None else state.sealed[seat],
            "cards": [sum(hand) for hand in state.hands],
            "played": [card != NOTHING for card in state.sealed],
            "discard": list(state.discard),
            "points": list(state.points),
            "agenda": [dump_step(step) for step in state.agenda],
        }

    def determinize(self, observation: Mapping[str, Any], rng: Rng) -> TinyState:
        """All cards that the viewer does not know are mixed and dealt anew."""
        seen = observation
        state = TinyState(len(seen["cards"]), seen["options"])
        state.agenda = [load_step(step, KINDS) for step in seen["agenda"]]
        state.discard, state.points = list(seen["discard"]), list(seen["points"])
        unseen = [rank for rank in range(RANKS) for _ in range(state.deck[rank])]
        for rank in (r for r in range(RANKS) for _ in range(state.discard[r])):
            unseen.remove(rank)
        viewer = seen["viewer"]
        if viewer is not None:
            state.hands[viewer], state.sealed[viewer] = list(seen["hand"]), seen["sealed"]
            known = [rank for rank in range(RANKS) for _ in range(seen["hand"][rank])]
            for rank in known + [r for r in (seen["sealed"],) if r != NOTHING]:
                unseen.remove(rank)
        rng.shuffle(unseen)
        for seat in (s for s in range(len(seen["cards"])) if s != viewer):
            for _ in range(seen["cards"][seat]):
                state.hands[seat][unseen.pop()] += 1
            if seen["played"][seat]:
                state.sealed[seat] = unseen.pop()
        state.deck = [unseen.count(rank) for rank in range(RANKS)]
        return state

    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        return (
            ArrayField("hand", (RANKS,), 0, HAND, "own cards by rank"),
            ArrayField("cards", (players,), 0, HAND, "cards in hand"),
            ArrayField("played", (players,), 0, 1, "who has played"),
            ArrayField("discard", (RANKS,), 0, 3, "cards played before, by rank"),
            ArrayField("points", (players,), 0, 999, "points"),
            ArrayField("step", (3,), 0, 1, "what is asked", labels=("play", "win", "chance")),
        )

    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        me = observation["viewer"]
        if me is None:
            raise BadInput("a spectator has no hand")
        by_seat = [observation[name] for name in ("cards", "played", "points")]
        cards, played, points = [values[me:] + values[:me] for values in by_seat]
        kind = observation["agenda"][-1]["kind"]
        asked = [kind == "play", kind == "win", kind not in ("play", "win")]
        return [*observation["hand"], *cards, *played, *observation["discard"], *points, *asked]

    def standings(self, state: TinyState) -> list[Standing]:
        return rank_seats([{"cards": points} for points in state.points])

    def log_sentence(self, state: TinyState, move: Move, seat: int) -> Sentence:
        return Sentence(move.text.split()[0], {"seat": seat})

    def secret_to(self, state: TinyState, move: Move, seat: int) -> int | None:
        step = state.agenda[-1]
        return step.number if isinstance(step, Deal) else None

    def prompt(self, state: TinyState) -> Sentence:
        return Sentence(state.agenda[-1].kind if state.agenda else "over", {})

    def draw(
        self, state: TinyState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return f"{names} {state.points}"

    def evaluate(self, state: TinyState, seat: int, style: str = "") -> float:
        return float(state.points[seat])

    def check_invariants(self, state: TinyState) -> list[str]:
        sealed = [state.sealed.count(rank) for rank in range(RANKS)]
        piles = (state.deck, state.discard, sealed, *state.hands)
        total = [sum(counts) for counts in zip(*piles, strict=True)]
        return [] if total == [dict(state.options)["copies"]] * RANKS else [f"cards: {total}"]
