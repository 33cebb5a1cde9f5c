"""How a match ended, in sentences: who wins, and what decided where points did not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from westbound.engine.grammar import joined, numeral, words
from westbound.engine.standing import OUT, SHARED, Standing, TieBreak
from westbound.engine.texts import Catalogue


class Explanation(NamedTuple):
    """A sentence and the rule behind it, if there is one."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def headline(standings: Sequence[Standing], catalogue: Catalogue, names: Sequence[str]) -> str:
    """Who wins, or who share the victory."""
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    key = "wins" if len(winners) == 1 else "share"
    return catalogue.tables["result"][key].format(players=joined(winners, catalogue.language))


def explain_ties(
    standings: Sequence[Standing], catalogue: Catalogue, names: Sequence[str]
) -> list[Explanation]:
    """A sentence for each place that points alone do not explain, best first."""
    found: list[Explanation] = []
    for place, following in pairwise(standings):
        tie = place.decided_by
        tied = [place, following]
        if tie is None:
            continue
        if tie.key == OUT:
            tied = [standing for standing in standings if standing.out]
        if tie.key == SHARED:
            tied = [standing for standing in standings if standing.rank == place.rank]
        if tie.key != SHARED or place is tied[0]:  # once for all who share the place
            found.append(Explanation(_tell(tie, tied, catalogue, names), tie.rule))
    return found


def _tell(
    tie: TieBreak, tied: Sequence[Standing], catalogue: Catalogue, names: Sequence[str]
) -> str:
    """Names and numbers stand as they are: none of them is a word of the game."""
    players = [names[standing.seat] for standing in tied]
    return catalogue.tables["ties"][tie.key].format(
        players=joined(players, catalogue.language),
        seat=players[0],
        points=words(numeral(tied[0].points)),
        place=_place(tied[0].rank, catalogue),
        value=tie.value,
        other=tie.other,
    )


def _place(rank: int, catalogue: Catalogue) -> str:
    """The place that is shared: the victory, second place and so on."""
    places = catalogue.tables["places_shared"]
    return places.get(str(rank), places["other"]).format(rank=rank)
