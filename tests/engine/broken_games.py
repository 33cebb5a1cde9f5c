"""The tiny game with one mistake each: the conformance suite must find every one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import DEAL, GAMBLE, PLAY, Play, TinyMove, TinyState, Win
from westbound.engine.arrays import ArrayField
from westbound.engine.game import Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Criterion, Standing, rank_seats
from westbound.engine.step import CHANCE


class LeaksTheHands(Tiny):
    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        return {**super().observe(state, seat), "all": [list(hand) for hand in state.hands]}


class LeaksTheSealedCards(Tiny):
    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        return {**super().observe(state, seat), "hint": sum(state.sealed)}


class ReadsTheLeak(LeaksTheHands):
    """The view leaks, and what is dealt from it is the truth: both views are byte-equal."""

    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        secret: dict[str, Json] = {"deck": list(state.deck), "table": list(state.sealed)}
        return {**super().observe(state, seat), **secret}

    def determinize(self, observation: Mapping[str, Any], rng: Rng) -> TinyState:
        state = super().determinize(observation, rng)
        state.hands = [list(hand) for hand in observation["all"]]
        state.sealed, state.deck = list(observation["table"]), list(observation["deck"])
        return state


class SaysNotWhatIsSecret(Tiny):
    def secret_to(self, state: TinyState, move: Move, seat: int) -> int | None:
        return None


class TellsTheCardInTheLog(Tiny):
    def log_sentence(self, state: TinyState, move: Move, seat: int) -> Sentence:
        return Sentence(move.text, {"seat": seat})


class DealsImpossibleHands(Tiny):
    def determinize(self, observation: Mapping[str, Any], rng: Rng) -> TinyState:
        state = super().determinize(observation, rng)
        state.deck[0] += 1
        return state


class ForgetsThePoints(Tiny):
    """A remote viewer gets points as text: JSON-ready, but not what is read back."""

    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        return {**super().observe(state, seat), "points": {seat: 0}}  # type: ignore[dict-item]


class SharingState(TinyState):
    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands[:]
        return new


class SharesAList(Tiny):
    def new(self, players: int, options: Mapping[str, Value]) -> TinyState:
        state = SharingState(players, options)
        self.deal(state, 2)
        return state


class ForgetfulState(TinyState):
    __slots__ = ()
    fields = tuple(name for name in TinyState.fields if name != "points")


class ForgetsAField(Tiny):
    def new(self, players: int, options: Mapping[str, Value]) -> TinyState:
        state = ForgetfulState(players, options)
        self.deal(state, 2)
        return state


class ListsAnIllegalMove(Tiny):
    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        return [*super().legal(state, seat), PLAY[3]]


class ForgetsALegalMove(Tiny):
    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        return super().legal(state, seat)[:1]


class AcceptsAnIllegalMove(Tiny):
    def forbids(self, state: TinyState, move: TinyMove, seat: int) -> Refusal | None:
        return None if move.word == "play" else super().forbids(state, move, seat)


class AcceptsAnotherSeat(Tiny):
    def why_not_their_turn(self, state: TinyState, seat: int) -> Refusal | None:
        return None


class RefusesWithoutARule(Tiny):
    def forbids(self, state: TinyState, move: TinyMove, seat: int) -> Refusal | None:
        return Refusal("TNY-999") if super().forbids(state, move, seat) else None


class ChangesWhenItRefuses(Tiny):
    def forbids(self, state: TinyState, move: TinyMove, seat: int) -> Refusal | None:
        refusal = super().forbids(state, move, seat)
        if refusal is not None and seat != CHANCE:
            state.points[seat] -= 1
        return refusal


class ChangesWhenLookedAt(Tiny):
    def evaluate(self, state: TinyState, seat: int, style: str = "") -> float:
        state.points[seat] += 1
        return 0.0


class NeverEnds(Tiny):
    """The cards played go back to the deck."""

    def deal(self, state: TinyState, each: int) -> None:
        state.deck = [deck + old for deck, old in zip(state.deck, state.discard, strict=True)]
        state.discard = [0] * len(state.discard)
        super().deal(state, each)


class AsksNobody(Tiny):
    def play(self, state: TinyState, step: Play, move: TinyMove, seat: int) -> None:
        super().play(state, step, move, seat)
        state.agenda.append(Play(0, ()))


class AsksASeatThatIsNot(Tiny):
    def reveal(self, state: TinyState) -> None:
        state.agenda.append(Win(len(state.points), 1))


class HasNoMove(Tiny):
    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        return super().legal(state, seat) if state.points[seat] < 4 else []


class LosesACard(Tiny):
    def reveal(self, state: TinyState) -> None:
        super().reveal(state)
        state.discard[0] = 0


class DependsOnHashOrder(Tiny):
    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        return list(set(super().legal(state, seat)))


class Remembers(Tiny):
    """Something outside the state: the game itself counts, so a replay differs."""

    applied = 0

    def apply(self, state: TinyState, move: Move, seat: int) -> None:
        super().apply(state, move, seat)
        self.applied += 1
        state.points[0] += self.applied % 5 == 0


class Louder(TinyMove):
    __slots__ = ()


class ReadsTheSame(Tiny):
    """Two moves with one text."""

    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        moves = super().legal(state, seat)
        return [*moves, *(Louder(m.word, m.number) for m in moves if isinstance(m, TinyMove))]


class ClickedTheSame(Tiny):
    class Card(TinyMove):
        __slots__ = ()

        def picks(self) -> tuple[str, ...]:
            return ("do:play",)

    def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
        moves = super().legal(state, seat)
        return [self.Card("play", int(m.text[-1])) if m in PLAY else m for m in moves]


class ForgetsWords(Tiny):
    def player_moves_of(self, state: TinyState) -> Sequence[Move]:
        return [move for move in self.all_moves() if move is not GAMBLE]


class SpellsTheSame(Tiny):
    def pick_words(self, pick: str) -> tuple[str, ...]:
        return (pick[:5],)


class ReadsOtherwise(Tiny):
    def parse(self, text: str) -> Move:
        return GAMBLE if text.strip() == "bank" else super().parse(text)


class ReadsRubbish(Tiny):
    def parse(self, text: str) -> Move:
        return super().parse(text.lower().replace("x", ""))


class CrashesOnRubbish(Tiny):
    def parse(self, text: str) -> Move:
        return super().parse(text) if text.split()[-1] else super().parse("")


class DealsWhatIsGone(Tiny):
    def sample(self, state: TinyState, rng: Rng) -> Move:
        move = super().sample(state, rng)
        return DEAL[3] if move in DEAL else move


class ThinksAllDiceAlike(Tiny):
    """Any outcome is accepted, possible or not."""

    def why_not(self, state: TinyState, move: Move, seat: int) -> Refusal | None:
        return None if seat == CHANCE and state.agenda else super().why_not(state, move, seat)


class AppliesOtherwise(Tiny):
    """The careful door does something else than the trusting one."""

    def submit(self, state: TinyState, move: Move, seat: int) -> Refusal | None:
        refusal = super().submit(state, move, seat)
        state.points[seat] += refusal is not None
        return refusal


class RanksAllFirst(Tiny):
    def standings(self, state: TinyState) -> list[Standing]:
        return [Standing(s.seat, 1, s.points, s.breakdown) for s in super().standings(state)]


class HidesWhatDecided(Tiny):
    """Equal points, and nobody is told why one is ahead, or that nothing decides."""

    def standings(self, state: TinyState) -> list[Standing]:
        return [replace(s, decided_by=None) for s in super().standings(state)]


class DecidesWithoutWords(Tiny):
    def standings(self, state: TinyState) -> list[Standing]:
        points = [{"cards": points} for points in state.points]
        seats = range(len(points))
        return rank_seats(points, [Criterion("TNY-002", "whatever", seats)])


class DecidesByNoRule(Tiny):
    def standings(self, state: TinyState) -> list[Standing]:
        return rank_seats([{"cards": points} for points in state.points], shared_by="TNY-999")


class MiscountsPoints(Tiny):
    def standings(self, state: TinyState) -> list[Standing]:
        return [Standing(s.seat, s.rank, s.points, {"cards": 0}) for s in super().standings(state)]


class RevealsWithoutChance(Tiny):
    """Who has points sees the next hand: a decision shows it, no chance and no sealed choice."""

    def observe(self, state: TinyState, seat: int | None) -> dict[str, Json]:
        view = super().observe(state, seat)
        if seat is not None and state.points[seat]:
            view["next_hand"] = list(state.hands[seat - 1])
        return view


class NamesTwoArraysAlike(Tiny):
    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        hand, *others = super().array_fields(players, options)
        return (hand._replace(name=others[0].name), *others)


class LabelsTooLittle(Tiny):
    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        *others, step = super().array_fields(players, options)
        return (*others, step._replace(labels=step.labels[1:]))


class HasNumbersOutOfRange(Tiny):
    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        return [-number for number in super().array_values(observation)]


class HasNumbersTooFew(Tiny):
    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        return super().array_values(observation)[1:]


class CountsTheLooks(Tiny):
    """Two looks at one position have different numbers."""

    looks = 0

    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        *numbers, _ = super().array_values(observation)
        self.looks += 1
        return [*numbers, float(self.looks % 2)]


class ShowsNoChange(Tiny):
    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        return [0.0 for _ in super().array_values(observation)]


class LeavesPointsOutOfTexts(Tiny):
    def position_layout(self, agreed: Agreed) -> Layout[TinyState]:
        layout = super().position_layout(agreed)
        layout.sections = tuple(s for s in layout.sections if s.name != "points")
        return layout


class WritesSecretsDown(Tiny):
    def position_seen_by(self, state: TinyState, seat: int | None) -> TinyState:
        return state
