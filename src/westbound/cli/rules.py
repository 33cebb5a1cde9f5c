"""`westbound rules`: the rulebook on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import westbound
from westbound.cli.rulebooks import find_rule, looks_like_id
from westbound.cli.words import choose_language, words
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.rulebook import Section, rulebook
from westbound.engine.state import State
from westbound.games.registry import find_game


def rules(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id.")] = None,
    what: Annotated[
        str | None, typer.Argument(help="The id of a rule, or a word to look for.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, es or it.")] = None,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage", help="Which tests and code belong to each rule; for a source tree."
        ),
    ] = False,
) -> None:
    """Show the rulebook, one rule of it, or all rules with a word."""
    chosen = find_game(game or westbound.games()[0])
    language = choose_language(lang)
    if coverage:
        from westbound.lab.rule_matrix import markdown

        typer.echo(markdown(chosen.id, Path.cwd()))
        return
    _print(_select(chosen, language, what))


def _select(game: Game[State], language: str, what: str | None) -> list[Section]:
    """The sections to be shown, with only those rules that are asked for."""
    sections = list(rulebook(game.package, language).sections)
    if what is None:
        return sections
    if looks_like_id(game, what):
        found = find_rule(game, language, what)
        if found is None:
            raise BadInput(words(language).say("no_rule", id=what, prefix=game.rule_prefix))
        house = rulebook("westbound.engine", language).sections
        return _only([*sections, *house], {found[0]})
    word = what.casefold()
    ids = {
        rule
        for rule, text in rulebook(game.package, language).rules().items()
        if word in text.casefold()
    }
    if not ids:
        raise BadInput(words(language).say("no_word", word=what))
    return _only(sections, ids)


def _only(sections: list[Section], ids: set[str]) -> list[Section]:
    kept = []
    for section in sections:
        rules = {rule: text for rule, text in section.rules.items() if rule in ids}
        examples = {rule: text for rule, text in section.examples.items() if rule in ids}
        if rules or examples:
            kept.append(Section(section.id, section.title, rules, examples))
    return kept


def _print(sections: list[Section]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    for section in sections:
        console.print(section.title, style="bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for rule, text in (section.rules | section.examples).items():
            grid.add_row(rule, text)
        console.print(grid)
        console.print()
