"""Everything that can happen: four actions of players and three results of chance."""

from __future__ import annotations

from typing import Final

from claim_stakes.gulch import CLAIMS, DIE, ORE, STAKES
from westbound.kit.moves import Amount, Named, Word
from westbound.kit.notation import Notation


class AtClaim(Named):
    """A move that names a claim: `stake C3`, clicked as the claim and then what to do there."""

    __slots__ = ()
    group, names = "claim", CLAIMS


class Survey(AtClaim):
    __slots__ = ()
    kind = verb = "survey"


class Stake(AtClaim):
    __slots__ = ()
    kind = verb = "stake"


class Jump(AtClaim):
    __slots__ = ()
    kind = verb = "jump"


class Pan(Word):
    __slots__ = ()
    kind = "pan"


class First(Amount):
    """Chance: who begins, counted from 1."""

    __slots__ = ()
    kind = verb = "first"


class Find(Amount):
    """Chance: what the ore tile is worth."""

    __slots__ = ()
    kind = verb = "find"


class Roll(Amount):
    """Chance: the die of a jump."""

    __slots__ = ()
    kind = verb = "roll"


SURVEY: Final = tuple(map(Survey, range(len(CLAIMS))))
STAKE: Final = tuple(map(Stake, range(len(CLAIMS))))
JUMP: Final = tuple(map(Jump, range(len(CLAIMS))))
PAN: Final = Pan()
FIRST: Final = tuple(First(n) for n in range(1, max(STAKES) + 1))
FIND: Final = {worth: Find(worth) for worth in ORE}
ROLL: Final = tuple(Roll(eyes) for eyes in range(1, DIE + 1))

NOTATION: Final = Notation(
    "Claim Stakes",
    fixed=(*STAKE, *SURVEY, *JUMP, PAN, *FIRST, *FIND.values(), *ROLL),
    parsers={},
    example="stake C3",
)
