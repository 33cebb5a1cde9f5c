"""From a text to the state it describes, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, NoReturn

from westbound.engine.errors import ENGINE, BadInput, BadPosition
from westbound.engine.game import Game
from westbound.engine.option import Value, complete, parse_value
from westbound.engine.position.forms import Number
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.position.problems import (
    Misread,
    Problem,
    objection,
    quoted,
    some_of,
    unknown,
)
from westbound.engine.position.steps import STEPS
from westbound.engine.position.text import Words, pairs_of, split, text_of
from westbound.engine.position.writing import GAME, PLAYERS, RULES
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

_DEALING: Final = -1  # the stream of the seed that deals what is not known


class StartingPosition(NamedTuple):
    """A position that a match can begin with."""

    game: Game[State]
    agreed: Agreed
    state: State


def parse_position(
    text: str,
    find_game: Callable[[str], Game[State]],
    seed: int = 0,
    rules_version: int | None = None,
) -> StartingPosition:
    """The position of a text; BadPosition has everything that is wrong with it.

    What the text does not tell is dealt by the seed. A saved match knows by which version of the
    rules it is played; otherwise it is the newest, or the one that the text names.
    """
    sections, problems = split(text)
    game, agreed = _agreed(sections.pop(GAME, None), find_game, problems, rules_version)
    layout = _layout(game, agreed, problems)
    state = layout.blank.copy()
    problems += _read_sections(game, layout, state, sections)
    try:
        problems += _complete(layout, state, sections, Rng(seed, _DEALING))
        if not problems:
            problems = wrong_with(game, state)
    except Exception as error:  # a text can ask for what no match leads to
        problems.append(Problem("", Refusal("WB-021", case="fails", what=type(error).__name__)))
    if problems:
        raise BadPosition(tuple(problems), game.package)
    return StartingPosition(game, agreed, state)


def position_of(
    game: Game[State], text: str, find_game: Callable[[str], Game[State]], seed: int
) -> StartingPosition:
    """The same for a text that must be of this game."""
    found = parse_position(text, find_game, seed)
    if found.game is not game:
        other = Refusal("WB-020", case="other_game", game=game.title)
        raise BadPosition((Problem(GAME, other),), game.package)
    return found


# --- which game, and what was agreed


def _agreed(
    words: Words | None,
    find_game: Callable[[str], Game[State]],
    problems: list[Problem],
    rules_version: int | None,
) -> tuple[Game[State], Agreed]:
    """Without a game and a number of players nothing else can be read."""
    if not words:
        _give_up([Problem("", Refusal("WB-020", case="no_game")), *problems])
    try:
        game = find_game(words[0])
    except BadInput as error:
        _give_up([_problem(error), *problems])
    try:
        given = dict(pairs_of(words[1:]))
        players = _number(given.pop(PLAYERS, ""), game.players[0], game.players[-1], PLAYERS)
        version = _version(given.pop(RULES, None), game, rules_version)
        options = _options(game, given)
    except Misread as wrong:
        _give_up([wrong.at(GAME), *problems], game)
    except BadInput as error:
        _give_up([_problem(error), *problems], game)
    return game, Agreed(players, options, version)


def _number(text: str, low: int, high: int, key: str) -> int:
    try:
        return Number(low, high).read(text)
    except Misread:
        raise Misread(
            Refusal("WB-020", case="header", key=repr(key), low=low, high=high, word=repr(text))
        ) from None


def _version(text: str | None, game: Game[State], known: int | None) -> int:
    usual = game.rules_version if known is None else known
    if text is None:
        return usual
    lowest = 1 if known is None else known
    return _number(text, lowest, usual, RULES)


def _options(game: Game[State], given: Mapping[str, str]) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise unknown(name, (PLAYERS, RULES, *known))
    return complete(
        game.options,
        {name: parse_value(known[name], text_of(word)) for name, word in given.items()},
    )


def _layout(game: Game[State], agreed: Agreed, problems: list[Problem]) -> Layout[State]:
    """Some options only the set-up can refuse."""
    try:
        return game.position_layout(agreed)
    except BadInput as error:
        _give_up([_problem(error), *problems], game)


def _problem(error: BadInput) -> Problem:
    return Problem(GAME, error.refusal or Refusal("WB-020", case="said", what=str(error)))


def _give_up(problems: list[Problem], game: Game[State] | None = None) -> NoReturn:
    raise BadPosition(tuple(problems), ENGINE if game is None else game.package)


# --- the position itself


def _read_sections(
    game: Game[State], layout: Layout[State], state: State, sections: Mapping[str, Words]
) -> list[Problem]:
    """In the order of the layout: later sections may ask what earlier ones said."""
    problems = []
    known = (*(section.name for section in layout.sections), STEPS)
    for name in sections:
        if name not in known:
            near = some_of(name, known)
            problems.append(
                Problem(name, Refusal("WB-020", case="section", known=near, game=game.title))
            )
    for section in layout.sections:
        if section.name in sections:
            problems += section.read(state, sections[section.name])
    return problems


def _complete(
    layout: Layout[State], state: State, sections: Mapping[str, Words], rng: Rng
) -> list[Problem]:
    """What follows from the text, and the open decisions."""
    problems: list[Problem] = []
    if STEPS in sections:
        try:
            state.agenda = layout.steps.of_words(_steps(sections[STEPS]))
        except Misread as wrong:
            problems.append(wrong.at(STEPS))
    for section in layout.sections:
        problems += section.fill_in(state, sections.get(section.name))
    problems += layout.complete(state, rng)
    if STEPS not in sections and not problems:
        problems += _begin(layout, state)
    return problems


def _steps(words: Sequence[str]) -> Sequence[str]:
    return () if list(words) == ["-"] else words


def _begin(layout: Layout[State], state: State) -> list[Problem]:
    try:
        layout.begin(state)
    except Misread as wrong:
        return [wrong.at(STEPS)]
    return []


# --- what a position must be


def wrong_with(game: Game[State], state: State) -> list[Problem]:
    """What the referee says, and whether those who are asked can answer."""
    return [*map(objection, game.check_invariants(state))] or _unanswered(game, state)


def _unanswered(game: Game[State], state: State) -> list[Problem]:
    if state.agenda and state.agenda[-1].seat == CHANCE:
        game.sample(state, Rng(0))
        return []
    return [
        Problem(
            f"P{seat + 1}", Refusal("WB-021", case="no_moves", step=quoted(state.agenda[-1].kind))
        )
        for seat in game.deciders(state)
        if not game.legal(state, seat)
    ]
