"""The comments of a transcript in one language: chapters, a sentence for each entry, the result."""

from __future__ import annotations

from westbound.engine.grammar import numeral
from westbound.engine.history import History
from westbound.engine.match import Match
from westbound.engine.result import explain_ties, headline
from westbound.engine.texts import Catalogue, catalogue
from westbound.engine.transcript import Remarks


def remarks(match: Match, language: str) -> Remarks:
    """What happened in the match, as its players read it."""
    said = catalogue(match.game.package, language)
    above: dict[int, str] = {}
    beside: list[str] = []
    last: tuple[int | None, str] = (None, "")
    for index, told in enumerate(History(match).follow(match.log)):
        if (told.round, told.phase) != last:
            last = (told.round, told.phase)
            above[index] = _chapter(said, *last)
        beside.append(said.sentence("log", told.sentence, match.names))
    return Remarks(above, beside, _result(match, said) if match.over else ())


def _chapter(said: Catalogue, number: int | None, phase: str) -> str:
    """The round or turn and the phase, as far as the game has words for them."""
    parts = []
    if number:
        named = said.has("phases", "numbered")
        parts.append(said.say("phases", "numbered", {"n": number}) if named else str(number))
    if said.has("phases", phase):
        parts.append(said.say("phases", phase, {}))
    return f"--- {' · '.join(parts)}"


def _result(match: Match, said: Catalogue) -> list[str]:
    """Everybody's points, who wins, and what decided between equal points."""
    standings = match.standings()
    places = [f"{s.rank}. {match.names[s.seat]}: {numeral(s.points)}" for s in standings]
    ties = [str(told) for told in explain_ties(standings, said, match.names)]
    return [*places, headline(standings, said, match.names), *ties]
