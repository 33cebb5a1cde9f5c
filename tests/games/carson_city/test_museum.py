"""Matches of every version of Carson City's rules; `python -m tests.museum.record` adds some."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tests.museum.record import FOLDER
from westbound.engine.match import Entry, Match
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.steps import PlaceOrPass
from westbound.games.carson_city.characters.doctor import HealCowboy
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.steps import CorralTwo
from westbound.games.registry import find_game
from westbound.kit.suites.museum import MuseumSuite, positions


class TestMuseum(MuseumSuite):
    """The first version allowed a few things that the rulebooks do not."""

    game, folder = find_game("carson"), FOLDER / "carson"

    def old(self, name: str) -> Match:
        return self.load(self.folder / "v1" / f"{name}.json")

    def walk(self, name: str) -> Iterator[tuple[CarsonState, Entry]]:
        for state, entry in positions(self.old(name)):
            yield cast("CarsonState", state), entry

    def test_who_was_done_at_the_second_corral_went_on_placing(self) -> None:
        done: set[tuple[int, int]] = set()
        placed: list[str] = []
        for state, entry in self.walk("done-at-corral-two"):
            who, step = (state.round, entry.seat), state.agenda[-1]
            if isinstance(step, CorralTwo) and entry.text == "done":
                done.add(who)
            elif isinstance(step, PlaceOrPass) and who in done:
                placed.append(entry.text)
        assert any(text.startswith("place ") for text in placed)

    def test_a_cowboy_of_a_plan_stood_in_the_second_corral(self) -> None:
        texts = [entry.text for _, entry in self.walk("cowboy-in-corral-two-with-kit-carson")]
        assert "place corral_2" in texts

    def test_somebody_was_healed_onto_a_building_whose_fight_was_over(self) -> None:
        assert healed_after_a_fight(self.walk("healed-after-a-fight"))

    def test_two_stole_from_one_building(self) -> None:
        both = [
            state.round
            for state, _ in self.walk("two-thieves")
            if sum(map(int.bit_count, state.thefts)) > all_stolen(state).bit_count()
        ]
        assert both


def all_stolen(state: CarsonState) -> int:
    stolen = 0
    for thefts in state.thefts:
        stolen |= thefts
    return stolen


def healed_after_a_fight(walk: Iterator[tuple[CarsonState, Entry]]) -> list[int]:
    """Where cowboys were placed again though an outlaw had been beaten there in the same round."""
    fought, outlaws, last, found = 0, 0, 0, []
    for state, entry in walk:
        if state.round != last:
            fought, last = 0, state.round
        elif state.phase == 3:
            fought |= outlaws & ~state.outlaws
        outlaws = state.outlaws
        if isinstance(state.agenda[-1], HealCowboy) and isinstance(entry.move, PlaceCowboy):
            found += [entry.move.location] * (fought >> entry.move.location & 1)
    return found
