"""Carson City in hundreds of combinations of cards, sides, variants and players, referee on.

.venv/bin/python -m checks.carson_combinations        # 320 combinations, 3 games each
.venv/bin/python -m checks.carson_combinations 500 2

Any two of these meet at some table: a card on a side and another one, a card on a side and a
variant switched on or off, a number of players with any of them, two variants. Ctrl+C stops and
tells what was played.
"""

from __future__ import annotations

import sys
import time
from itertools import combinations
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState

FACES: Final = (
    *(f"{number}{side}" for number in range(14) for side in "YR"),
    *("14", "15Y", "15R", "16Y", "16R", "17"),
)
VARIANTS: Final = (
    "new_beginning", "carson_river", "duel_tiles", "kit_carson", "outlaws", "horses",
)  # fmt: skip
TRIES: Final = 30  # of which the one with most new pairs is taken
MIN_TABLES: Final = 320


class Combination(NamedTuple):
    cards: tuple[str, ...]
    variants: tuple[str, ...]
    live: bool
    players: int

    def options(self) -> dict[str, Value]:
        chosen: dict[str, Value] = {"characters": "+".join(self.cards), "teacher_card": True}
        chosen |= dict.fromkeys(self.variants, True)
        if self.live:
            chosen["kit_carson_mode"] = "live"
        return complete(GAME.options, chosen)

    def pairs(self) -> set[tuple[str, str]]:
        switches = [f"{name}={name in self.variants}" for name in VARIANTS]
        things = sorted([*self.cards, *switches, f"{self.players} players"])
        return set(combinations(things, 2))


def number_of(face: str) -> int:
    return int(face.rstrip("YR"))


def a_combination(rng: Rng) -> Combination:
    variants = tuple(name for name in VARIANTS if rng.below(2))
    faces = [face for face in FACES if face != "15Y" or "horses" in variants]
    rng.shuffle(faces)
    chosen: dict[int, str] = {}
    for face in faces:
        if len(chosen) == 7 + (0 in chosen):
            break
        chosen.setdefault(number_of(face), face)
    cards = tuple(chosen[number] for number in sorted(chosen))
    live = "kit_carson" in variants and rng.below(3) == 0
    return Combination(cards, variants, live, 2 + rng.below(5))


def is_complete(combination: Combination) -> bool:
    """Seven cards, eight with the Newsboy, who may have come last."""
    return len(combination.cards) == 7 + (number_of(combination.cards[0]) == 0)


def possible_pairs() -> int:
    """How many pairs there are: two faces of one card never meet, 15Y only with horses."""
    things = [*FACES, *(f"{n}={on}" for n in VARIANTS for on in (True, False))]
    things += [f"{players} players" for players in range(2, 7)]
    count = 0
    for one, other in combinations(sorted(things), 2):
        same_card = one in FACES and other in FACES and number_of(one) == number_of(other)
        same_switch = "=" in one and "=" in other and one.split("=")[0] == other.split("=")[0]
        both_counts = one.endswith("players") and other.endswith("players")
        no_horse = {one, other} == {"15Y", "horses=False"}
        count += not (same_card or same_switch or both_counts or no_horse)
    return count


def covering(least: int) -> list[Combination]:
    """Combinations until any two things have met, and at least so many."""
    rng, met, found = Rng(1), set[tuple[str, str]](), list[Combination]()
    wanted = possible_pairs()
    while len(met) < wanted or len(found) < least:
        tries = [c for c in (a_combination(rng) for _ in range(TRIES)) if is_complete(c)]
        best = max(tries, key=lambda c: len(c.pairs() - met))
        met |= best.pairs()
        found.append(best)
    return found


def play(combination: Combination, seed: int) -> int:
    """A random game; how many moves it took. AssertionError names what the referee found."""
    state: CarsonState = GAME.new(combination.players, combination.options())
    rng, moves = Rng(seed), 0
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
        else:
            seat = rng.choice(GAME.deciders(state))
            GAME.apply(state, rng.choice(GAME.legal(state, seat)), seat)
        wrong = GAME.check_invariants(state)
        assert not wrong, f"{combination}, seed {seed}, after {moves} moves: {wrong}"
        moves += 1
    return moves


def main(least: int, games: int) -> None:
    say, start, played, moves = Console().print, time.monotonic(), 0, 0
    found = covering(least)
    say(f"{len(found)} combinations, {possible_pairs()} pairs met, {games} games each")
    try:
        for number, combination in enumerate(track(found, description="playing")):
            for game in range(games):
                moves += play(combination, 1000 * number + game)
                played += 1
    except KeyboardInterrupt:
        say("stopped")
    seconds = time.monotonic() - start
    say(f"{played} games, {moves} moves, 0 violations, {seconds:.0f} s")


if __name__ == "__main__":
    main(*(int(text) for text in sys.argv[1:3] or (MIN_TABLES, 3)))
