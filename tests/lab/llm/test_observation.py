"""What a model is told of a position: all that its seat may know, in three languages."""

from __future__ import annotations

import re

import pytest

from tests.lab.llm.positions import GAMES, KINDS, Kind, match_after, some_positions
from westbound.bots import LiveView, SerializedView
from westbound.engine.errors import BadInput
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.kit.board import board_of
from westbound.lab.llm import Detail, MatchLog, text_observation
from westbound.lab.llm.prompts import prompts

NAMES = ["Ana", "Bo", "Cy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_told_in_every_language(game: str, language: str) -> None:
    match = match_after(game, 30)
    seat = match.turn
    assert seat is not None
    seen = text_observation(match, seat, language, NAMES)
    texts, board = catalogue(match.game.package, language), board_of(match.game.package)
    assert board is not None
    for heading, sentences in board.description(match.observe(seat), texts, NAMES):
        assert "\n".join((f"### {heading}", *sentences)) in seen.text
    assert match.game.draw(match.state, seat, NAMES, language) in seen.text
    asked = texts.sentence("asks", match.game.prompt(match.state), NAMES)
    assert f"\n{asked}\n" in seen.text
    assert set(seen.moves) == set(match.moves(seat))
    for number, move in enumerate(seen.moves, 1):
        assert re.search(rf"^ *{number}\. {re.escape(move.text)}: ", seen.text, re.MULTILINE)
    assert game[0].upper() in seen.system
    assert NAMES[seat] in seen.system


def test_the_parts_are_in_order() -> None:
    seen = text_observation(match_after("gwt", 30), language="it")
    headings = re.findall(r"^## (.*)$", str(seen), re.MULTILINE)
    assert [heading.partition(":")[0] for heading in headings] == [
        "Il gioco in breve",
        "Regole per questa decisione",
        "Che cosa è successo dalla tua ultima decisione",
        "Il tavolo",
        "Il tabellone disegnato",
        "La decisione",
        "Le tue mosse legali",
    ]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_decision_can_be_told_and_the_end_too(kind: Kind) -> None:
    log: MatchLog | None = None
    for match in some_positions(kind, every=60):
        log = log or MatchLog(match)
        for language in LANGUAGES if match.over else LANGUAGES[:1]:
            seen = text_observation(match, match.turn or 0, language, log=log)
            assert not re.search(r"\{\w+(:[^}]*)?\}", str(seen))  # nothing is left to fill in
            assert bool(seen.moves) is not match.over


def test_what_is_told_once_stays_the_same() -> None:
    """So that servers can keep what they made of it."""
    early, late = match_after("steam", 10), match_after("steam", 30)
    assert text_observation(early, 0).system == text_observation(late, 0).system
    assert text_observation(early, 0).text != text_observation(late, 0).text


def test_how_much_of_the_rules() -> None:
    match = match_after("carson", 30)
    book = rulebook(match.game.package, "en")
    by_rules = {
        rules: text_observation(match, detail=Detail(rules=rules))
        for rules in ("none", "summary", "decision", "full")
    }
    assert "The game in brief" not in by_rules["none"].system
    assert "The game in brief" in by_rules["summary"].system
    assert by_rules["summary"].text == by_rules["none"].text == by_rules["full"].text
    rule = match.state.agenda[-1].rule
    assert f"{rule}: {book.rules()[rule]}" in by_rules["decision"].text
    assert by_rules["decision"].system == by_rules["summary"].system
    for section in book.sections:
        assert section.title in by_rules["full"].system
        assert all(text in by_rules["full"].system for text in section.rules.values())


def test_the_board_in_words_or_drawn() -> None:
    match = match_after("steam", 30)
    both, words, drawing = (
        text_observation(match, detail=Detail(board=board)).text
        for board in ("both", "words", "drawing")
    )
    assert "## The table" in words
    assert "## The board as a drawing" not in words
    assert "## The table" not in drawing
    assert "## The board as a drawing" in drawing
    assert len(both) > max(len(words), len(drawing))


def test_a_view_tells_the_same_but_the_past() -> None:
    """A bot has positions only; also one that got its view as JSON."""
    match = match_after("gwt", 30)
    seat = match.turn
    assert seat is not None
    of_match = text_observation(match, seat, names=["P1", "P2", "P3"])
    views = (
        LiveView(match.game, match.state, seat),
        SerializedView(match.game, match.observe(seat), seat),
    )
    for view in views:
        seen = text_observation(view)
        assert seen.system == of_match.system
        assert seen.moves == of_match.moves
        assert "## What has happened" not in seen.text
        before, _, after = of_match.text.partition("## What has happened")
        assert seen.text == before + after[after.index("## ") :]


def test_who_is_not_asked_is_told_so() -> None:
    match = match_after("steam", 30)
    other = next(seat for seat in range(3) if seat not in match.turns)
    seen = text_observation(match, other)
    assert seen.moves == ()
    assert seen.text.endswith(prompts("en").say("tell", "waiting"))


def test_names_are_those_of_the_match_unless_others_are_given() -> None:
    match = match_after("carson", 30)
    assert "Player 1, Player 2, Player 3" in text_observation(match, language="es").system
    assert "Ana, Bo, Cy" in text_observation(match, names=NAMES).system
    view = LiveView(match.game, match.state, match.turns[0])
    assert "P1, P2, P3" in text_observation(view, language="it").system


def test_what_cannot_be_told() -> None:
    match = match_after("carson", 30)
    view = LiveView(match.game, match.state, 1)
    with pytest.raises(BadInput, match="there is no seat 3; the seats are 0 to 2"):
        text_observation(match, 3)
    with pytest.raises(BadInput, match="view of seat 1, not of seat 0"):
        text_observation(view, 0)
    with pytest.raises(BadInput, match="the languages are en, es, it, not 'fr'"):
        text_observation(match, language="fr")
    with pytest.raises(BadInput, match="3 players need 3 names, not 2"):
        text_observation(match, names=["Ana", "Bo"])
    with pytest.raises(BadInput, match="board is both, words or drawing, not 'svg'"):
        Detail(board="svg")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="rules is decision, summary, full or none, not 'some'"):
        Detail(rules="some")  # type: ignore[arg-type]


def test_after_the_end_a_seat_must_be_named() -> None:
    match = match_after("carson", 0)
    match.state.agenda.clear()
    with pytest.raises(BadInput, match="the match is over"):
        text_observation(match)
