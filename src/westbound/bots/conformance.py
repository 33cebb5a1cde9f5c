"""What every bot must pass, of ours or of others: honest, repeatable, and no trouble to the table.

Name the bot and the game in a subclass whose name begins with Test; pytest does the rest:

    class TestScout(BotConformance):
        bot = "scout(futures=2)"
        game = "carson"
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

from westbound.bots.bot import LiveView, SerializedView
from westbound.bots.decision import choose_move, decision_seed
from westbound.bots.process_bot import close_bots, errors_of
from westbound.bots.registry import make_bot
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import find_game


class Decision(NamedTuple):
    """A position in which the bot is asked, and what it answered."""

    state: State
    seat: int
    moves: Sequence[Move]
    seed: int
    chosen: Move


class BotConformance:
    """Each test is a promise. Positions are those of a match of the bot against itself."""

    bot: ClassVar[str]  # as `make_bot` takes it
    game: ClassVar[str]
    players: ClassVar[int] = 0  # 0: the fewest the game is for
    options: ClassVar[Mapping[str, Value]] = {}
    seed: ClassVar[int] = 1
    max_decisions: ClassVar[int] = 60  # of one match
    samples: ClassVar[int] = 12  # positions in which a bot is asked again
    worlds: ClassVar[int] = 2  # that look alike to the seat, for each of them

    # --- what is tried

    def found_game(self) -> Game[State]:
        return find_game(self.game)

    def decisions(self) -> Iterator[Decision]:
        """One match, decision by decision."""
        game = self.found_game()
        match = Match(game, self.players or game.players[0], self.seed, self.options)
        match.advance()
        bots = [make_bot(self.bot, game) for _ in range(match.players)]
        try:
            for _ in range(self.max_decisions):
                if (seat := match.turn) is None:
                    return
                moves, seed = match.moves(), decision_seed(match.seed, len(match.log))
                view = LiveView(game, match.state.copy(), seat)  # a meddler spoils only its own
                chosen = choose_move(bots[seat], view, list(moves), seed)
                yield Decision(match.state, seat, moves, seed, chosen)
                match.play(chosen)
        finally:
            failed = sum(map(errors_of, bots))
            close_bots(bots)
        assert not failed, f"{self.bot} failed {failed} times"

    def sampled(self) -> list[Decision]:
        """Some of them with a choice, spread over the match; the states are copies."""
        found = [d._replace(state=d.state.copy()) for d in self.decisions() if len(d.moves) > 1]
        assert found, "the bot never had a choice"
        step = max(1, len(found) // self.samples)
        return found[::step][: self.samples]

    def asked_anew(self, view: LiveView | SerializedView, decision: Decision) -> Move:
        """What a fresh bot of the same kind answers."""
        bot = make_bot(self.bot, self.found_game())
        try:
            return choose_move(bot, view, list(decision.moves), decision.seed)
        finally:
            close_bots([bot])

    # --- promises

    def test_it_chooses_legal_moves(self) -> None:
        for decision in self.decisions():
            told = f"{self.bot} chose {decision.chosen}, which is not legal"
            assert decision.chosen in decision.moves, told

    def test_thinking_changes_nothing(self) -> None:
        game = self.found_game()
        for decision in self.sampled():
            before, listed = decision.state.key(), list(decision.moves)
            self.asked_anew(LiveView(game, decision.state, decision.seat), decision)
            assert decision.state.key() == before, "the bot changed the position"
            assert list(decision.moves) == listed

    def test_the_same_decision_has_the_same_answer(self) -> None:
        game = self.found_game()
        for decision in self.sampled():
            again = self.asked_anew(LiveView(game, decision.state, decision.seat), decision)
            assert again == decision.chosen, f"{decision.chosen}, then {again}"

    def test_it_answers_the_same_from_the_observation_alone(self) -> None:
        """In another process, as at a table."""
        game = self.found_game()
        for decision in self.sampled():
            seat = decision.seat
            observation = LiveView(game, decision.state, seat).observation()
            there = self.asked_anew(SerializedView(game, observation, seat), decision)
            assert there == decision.chosen, f"here {decision.chosen}, elsewhere {there}"

    def test_what_is_hidden_makes_no_difference(self) -> None:
        """Two worlds that look alike to the seat: the bot must not tell them apart."""
        game = self.found_game()
        for decision in self.sampled():
            for number in range(self.worlds):
                other = game.sample_state(decision.state, decision.seat, Rng(self.seed, number))
                answer = self.asked_anew(LiveView(game, other, decision.seat), decision)
                told = f"{decision.chosen} here, {answer} where only hidden things differ"
                assert answer == decision.chosen, told
