"""The suite: each method is one promise that every game keeps (docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, TypeAlias

from westbound.engine.combinations import option_combinations
from westbound.engine.conformance import arrays, matches, moves, positions, views
from westbound.engine.conformance.digest import digest_with_hash_seed
from westbound.engine.conformance.walk import (
    Check,
    Chooser,
    Position,
    Sampling,
    Table,
    replay_note,
    sampled,
    walk,
)
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.engine.step import CHANCE

_Key: TypeAlias = "tuple[type[Conformance], Game[State], int, int]"
_positions: dict[_Key, list[Position]] = {}


class Conformance:
    """Name the game in a subclass whose name begins with Test; pytest does the rest."""

    game: ClassVar[Game[State]]
    hides: ClassVar[bool] = False  # whether the game has hidden information
    more_options: ClassVar[Sequence[Mapping[str, Value]]] = ()  # values the options do not list
    choosers: ClassVar[Mapping[str, Chooser]] = {}  # bots and the like
    max_moves: ClassVar[int] = 3000  # a match that takes longer never ends
    max_tables: ClassVar[int] = 60  # above this, combinations are spread over the player counts
    thinning: ClassVar[int] = 1  # look at so many times fewer positions: for a game of long matches

    # --- what is tried

    @property
    def caches(self) -> Sequence[str]:
        """Fields that queries fill in and a replay leaves empty."""
        return self.game.new(self.game.players[0], complete(self.game.options, {})).caches

    def rules(self) -> Collection[str]:
        return rulebook(self.game.package, "en").rules()

    def tables(self) -> Iterator[Table]:
        """Every player count with every combination of options (pairwise if they are many)."""
        rows = [*option_combinations(self.game.options), *self.more_options]
        stride = -(-len(rows) * len(self.game.players) // self.max_tables)
        for index, players in enumerate(self.game.players):
            for number, row in enumerate(rows):
                if (number + index) % stride == 0:
                    yield Table(players, complete(self.game.options, row), 100 * players + number)

    def some_tables(self) -> Iterator[Table]:
        """Every player count three times, going round the combinations of options."""
        tables = list(self.tables())
        each = len(tables) // len(self.game.players)
        for index in range(len(self.game.players)):
            for pick in range(3):
                yield tables[index * each + (3 * index + pick) % each]

    def look(self, check: Check, first: int = 2, then: int = 16) -> None:
        """Let a check see some positions of some matches, and every kind of step."""
        found = self.positions(first, then)
        assert found, "no position was seen"
        for position in found:
            self.check_position(check, position)

    def check_position(self, check: Check, position: Position) -> None:
        with replay_note(self.game, position.table, lambda: position.history):
            check(position)

    def positions(self, first: int, then: int) -> Sequence[Position]:
        """Walked to once for all checks: most of them look at the same ones."""
        then *= self.thinning
        key = (type(self), self.game, first, then)
        if key not in _positions:
            tables = self.some_tables()
            _positions[key] = sampled(self.game, tables, first, then, self.max_moves)
        return _positions[key]

    # --- matches

    def test_random_matches_end_and_the_referee_is_content(self) -> None:
        def check(position: Position) -> None:
            wrong = self.game.check_invariants(position.state)
            assert not wrong, f"the referee: {wrong}"
            moves.check_deciders(position)

        for table in self.tables():
            end = walk(self.game, table, check, limit=self.max_moves)
            assert not self.game.check_invariants(end), (
                f"the referee at the end: {self.game.check_invariants(end)}"
            )
            assert self.game.deciders(end) == ()
            views.check_standings(self.game, end, table.players)

    def test_matches_of_bots_end(self) -> None:
        sampling = Sampling(first=1, then=50)

        def check(position: Position) -> None:
            if sampling.wants(position.kind):
                positions.check_text(position)

        for name, choose in self.choosers.items():
            for table in list(self.some_tables())[::3]:
                end = walk(self.game, table, check, choose, limit=self.max_moves)
                wrong = self.game.check_invariants(end)
                assert not wrong, f"the referee after a match of {name}: {wrong}"

    def test_same_result_with_any_hash_seed(self) -> None:
        results = [digest_with_hash_seed(self.game, seed) for seed in (0, 1, 4_000_000_000)]
        assert len(set(results)) == 1, "the result depends on PYTHONHASHSEED"

    # --- moves

    def test_every_decider_has_a_list_of_different_moves(self) -> None:
        for table in self.some_tables():
            walk(self.game, table, moves.check_lists, limit=self.max_moves)

    def test_picks_lead_to_one_move(self) -> None:
        self.look(moves.check_picks, then=3)

    def test_picks_are_made_of_words_of_the_vocabulary(self) -> None:
        vocabularies: dict[tuple[object, ...], frozenset[str]] = {}

        def check(position: Position) -> None:
            players, options, _ = position.table
            key = (players, *options.items())
            if key not in vocabularies:
                vocabularies[key] = frozenset(self.game.pick_vocabulary(players, options))
            moves.check_pick_words(position, vocabularies[key])

        self.look(check, then=3)

    def test_a_move_is_listed_if_and_only_if_nothing_refuses_it(self) -> None:
        check = partial(moves.check_agreement, all_moves=self.all_moves(), rules=self.rules())
        self.look(check, first=25)

    def test_the_careful_door_does_what_the_trusting_door_does(self) -> None:
        self.look(partial(moves.check_submit, all_moves=self.all_moves()), then=4)

    def test_texts_and_moves_correspond(self) -> None:
        for move in self.all_moves():
            moves.check_text(self.game, move)
        self.look(moves.check_texts)

    def test_rubbish_is_bad_input(self) -> None:
        rng = Rng(1)
        texts = [move.text for move in self.all_moves()]
        for _ in range(5):
            moves.check_rubbish(self.game, texts, rng)

    def all_moves(self) -> Sequence[Move]:
        all_moves = self.game.all_moves()
        assert all_moves, "the universe is empty"
        assert len({move.text for move in all_moves}) == len(all_moves), "one text, two moves"
        return all_moves

    # --- chance

    def test_chance_gives_possible_outcomes_only(self) -> None:
        self.look(partial(moves.check_outcomes, all_moves=self.all_moves(), rules=self.rules()))

    def test_another_outcome_can_be_replayed(self) -> None:
        for table in self.some_tables():
            matches.check_other_dice(self.game, table, self.all_moves(), self.max_moves)

    # --- states

    def test_a_copy_shares_nothing(self) -> None:
        self.look(views.check_copy)

    def test_a_state_is_a_value(self) -> None:
        self.look(views.check_value)

    def test_looking_changes_nothing(self) -> None:
        self.look(partial(views.check_looking, leave_out=self.caches))

    def test_a_saved_match_goes_on_the_same_way(self) -> None:
        for table in self.some_tables():
            matches.check_saving(self.game, table, self.caches, self.max_moves)

    def test_undo_restores_the_position(self) -> None:
        sampling = Sampling(first=3, then=3 * self.thinning)
        for table in self.some_tables():
            matches.check_undo(self.game, table, self.caches, self.max_moves, sampling)

    def test_undo_stops_at_chance_other_seats_and_reveals(self) -> None:
        for table in self.some_tables():
            matches.check_barrier(self.game, table, self.max_moves)

    # --- positions as text

    def test_positions_and_texts_correspond(self) -> None:
        for position in self.some_positions(200):
            self.check_position(positions.check_text, position)

    def test_a_text_tells_a_viewer_no_secret(self) -> None:
        for position in self.some_positions(40):
            self.check_position(positions.check_seen_text, position)

    def some_positions(self, about: int) -> Sequence[Position]:
        """About so many of those that most checks look at."""
        found = self.positions(first=2, then=16)
        return found[:: 1 + len(found) // about]

    # --- secrets

    def test_no_view_shows_a_secret(self) -> None:
        self.look(views.check_views)

    def test_secret_draws_are_declared_and_not_told(self) -> None:
        self.look(views.check_secret_moves)

    def test_what_is_hidden_is_dealt_anew(self) -> None:
        """Else a leak would go unnoticed: dealing would read the secret back from the view."""
        found = any(
            views.secrets(position, self.caches)
            for position in self.positions(first=2, then=16)[::3]
            if position.seats != (CHANCE,)
        )
        assert found == self.hides, f"hides is {self.hides}, but secrets: {found}"

    # --- observation arrays

    def fields(self, table: Table) -> arrays.Fields:
        return self.game.array_fields(table.players, table.options)

    def test_arrays_are_named_and_documented(self) -> None:
        for table in self.some_tables():
            arrays.check_fields(self.fields(table))

    def test_arrays_keep_to_their_shape_and_range(self) -> None:
        """Made of the observation alone. A game without arrays has nothing to keep to."""

        def check(position: Position) -> None:
            if fields := self.fields(position.table):
                arrays.check_arrays(position, fields)

        self.look(check)

    def test_arrays_show_what_has_changed(self) -> None:
        for table in list(self.some_tables())[::3]:
            if self.fields(table):
                arrays.check_differences(self.game, table, self.max_moves)
