"""Choices: numbers lead to moves."""

from __future__ import annotations

import pytest

import westbound
from westbound.cli.choices import Choices
from westbound.engine.game import Sentence
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, catalogue

NAMES = ["Ann", "Bob", "Cleo"]


def random_match(seed: int) -> tuple[Match, Rng]:
    return westbound.new_match("carson", 3, seed), Rng(seed, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_one_number_and_a_label_unlike_its_neighbours(language: str) -> None:
    texts = catalogue("westbound.games.carson_city", language)
    match, rng = random_match(2)
    while not match.over:
        moves = match.moves()
        choices = Choices(moves, texts, NAMES)
        assert {choices.number(n) for n in range(1, len(moves) + 1)} == set(moves)
        assert choices.number(0) is choices.number(len(moves) + 1) is None
        for group in choices.groups:
            labels = [choice.label for choice in group.choices]
            assert len(set(labels)) == len(labels)
            assert all(labels)
            assert "{" not in group.title + "".join(labels)
        match.play(rng.choice(moves))


def test_one_sort_of_target_in_a_group_and_each_title_once() -> None:
    match = westbound.new_match("carson", 2, 5)
    while not any(move.text == "pass" for move in match.moves()):
        match.play(match.moves()[0])
    choices = Choices(match.moves(), catalogue(match.game.package, "en"), NAMES)
    titles = [group.title for group in choices.groups if group.title]
    assert len(set(titles)) == len(titles)
    assert titles[0] == "Place a cowboy"
    parcels, spaces = choices.groups[:2]
    assert parcels.choices[0].label == parcels.choices[0].move.text.removeprefix("place ")
    assert [choice.label for choice in spaces.choices][:2] == ["Wages", "Ammunition"]
    assert spaces.title == ""


def test_moves_alone_in_their_kind_share_a_line_without_title() -> None:
    match, rng = random_match(4)
    while {move.text for move in match.moves()} != {"buy", "decline"}:
        match.play(rng.choice(match.moves()))
    choices = Choices(match.moves(), catalogue(match.game.package, "en"), NAMES)
    assert len(choices.groups) == 1
    assert choices.groups[0].title == ""
    assert [c.label for c in choices.groups[0].choices] == ["Buy the building", "Decline"]


def test_texts_are_found_whatever_the_case_and_the_spaces() -> None:
    match = westbound.new_match("carson", 2, 5)
    choices = Choices(match.moves(), catalogue(match.game.package, "en"), NAMES)
    found = choices.text(" CLAIM  a1 ")
    assert found is not None
    assert found.text == "claim A1"
    assert choices.text("claim Z9") is None


def test_places_are_called_by_their_names() -> None:
    match = westbound.new_match("steam", 3, 5, {"initial_order": "random"})
    while not any(move.text == "build 8,1" for move in match.moves()):
        match.play(match.moves()[0])

    def log_sentence(move: Move) -> Sentence:
        return match.game.log_sentence(match.state, move, match.turns[0])

    choices = Choices(match.moves(), catalogue(match.game.package, "en"), NAMES, log_sentence)
    labels = {c.move.text: c.label for group in choices.groups for c in group.choices}
    assert labels["build 8,1"] == "Plains near Albany (8,1)"
    assert labels["build 9,3"] == "New Haven"
    assert labels["done"] == "End the build turn"
