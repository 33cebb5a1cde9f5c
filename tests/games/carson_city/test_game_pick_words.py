"""Picks of Carson City as words: all cards and variants, and any amount of money."""

from __future__ import annotations

from westbound.games.carson_city.base.moves import BuyVP, Spend
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.variants.duel_tiles.moves import DealTiles

WORDS = set(GAME.pick_vocabulary(2, {}))


def test_any_amount_has_words() -> None:
    for amount in (0, 41, 100, 101, 400, 401, 12_345):
        for move in (Spend(amount), BuyVP(amount)):
            assert {word for pick in move.picks() for word in GAME.pick_words(pick)} <= WORDS


def test_the_moves_of_every_card_and_variant_have_words_at_every_table() -> None:
    only_chance = {kind for step in GAME.rules.sample for kind in GAME.rules.answers[step]}
    moves = [m for part in PARTS for m in part.moves if type(m) not in only_chance]
    assert len(moves) > 1000
    assert {pick for move in moves for pick in move.picks()} <= WORDS


def test_what_only_chance_does_has_no_word() -> None:
    assert "do:roll 1 1" not in WORDS
    assert DealTiles((1,)).picks()[-1] not in WORDS
