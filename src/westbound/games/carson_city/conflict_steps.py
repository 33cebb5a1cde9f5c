"""The open decisions of duels, outlaws and the income step: data only, as in `steps.py`."""

from __future__ import annotations

from typing import Final, Self

from westbound.games.carson_city.steps import Automatic, CarsonStep, Chance
from westbound.games.carson_city.variant_steps import Together

# --- duels


class PutDownTiles(Together):
    """Every duellist plays a duel tile face down."""

    __slots__ = ("location",)
    fields = ("seat", "waiting", "location")
    kind, rule = "put_down_tiles", "CC-225"
    sealed = True

    def __init__(self, seat: int, waiting: tuple[int, ...], location: int) -> None:
        super().__init__(seat, waiting)
        self.location: Final = location

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting, self.location)


class RevealTiles(Chance):
    """The tiles are shown; `late`: who plays only then (CC-193); `shown`: what lies open."""

    __slots__ = ("duellists", "late", "location", "shown")
    fields = ("seat", "duellists", "late", "location", "shown")
    kind, rule = "reveal_tiles", "CC-225"

    def __init__(
        self,
        seat: int,
        duellists: tuple[int, ...],
        late: int,
        location: int,
        shown: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(seat)
        self.duellists: Final = duellists
        self.late: Final = late
        self.location: Final = location
        self.shown: Final = shown


class RerollDie(CarsonStep):
    """The Gunsmith may roll again; all dice of the duel lie open."""

    __slots__ = ("dice", "duellists", "location")
    fields = ("seat", "dice", "duellists", "location")
    kind, rule = "reroll_die", "CC-193"

    def __init__(
        self, seat: int, dice: tuple[int, ...], duellists: tuple[int, ...], location: int
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location


class RollAgain(Chance):
    """The Gunsmith's new dice."""

    __slots__ = ("dice", "duellists", "location", "player")
    fields = ("seat", "dice", "duellists", "location", "player")
    kind, rule = "roll_again", "CC-193"

    def __init__(
        self,
        seat: int,
        dice: tuple[int, ...],
        duellists: tuple[int, ...],
        location: int,
        player: int,
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location
        self.player: Final = player


class Win(Automatic):
    """The winner acts, after what the duel itself has brought about."""

    __slots__ = ("location", "winner")
    fields = ("seat", "location", "winner")
    kind, rule = "win", "CC-070"

    def __init__(self, seat: int, location: int, winner: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.winner: Final = winner


class ActQuietly(Automatic):
    """A cowboy with a no-duel token acts after the others (CC-195)."""

    __slots__ = ("location", "player")
    fields = ("seat", "location", "player")
    kind, rule = "act_quietly", "CC-195"

    def __init__(self, seat: int, location: int, player: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.player: Final = player


# --- outlaws


class RollOutlaws(Chance):
    __slots__ = ()
    kind, rule = "roll_outlaws", "CC-243"


class OutlawAppears(Chance):
    __slots__ = ("left",)
    fields = ("seat", "left")
    kind, rule = "outlaw_appears", "CC-245"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class MoveOutlaws(CarsonStep):
    """The first player chooses which outlaw of the mask moves next."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind, rule = "move_outlaws", "CC-247"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class NextOutlaw(Automatic):
    """The outlaws of the mask still have to move."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind, rule = "next_outlaw", "CC-247"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class OutlawMoves(Chance):
    """An outlaw goes to one of several equally good buildings (CC-249)."""

    __slots__ = ("origin", "targets")
    fields = ("seat", "origin", "targets")
    kind, rule = "outlaw_moves", "CC-249"

    def __init__(self, seat: int, origin: int, targets: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.targets: Final = targets


class OutlawFights(Automatic):
    """Fights with outlaws go on until none is left; `chooser` picks each (CC-254)."""

    __slots__ = ("chooser",)
    fields = ("seat", "chooser")
    kind, rule = "outlaw_fights", "CC-254"

    def __init__(self, seat: int, chooser: int) -> None:
        super().__init__(seat)
        self.chooser: Final = chooser


class OutlawReward(CarsonStep):
    """The points of the tile, or half the income of the freed building."""

    __slots__ = ("building",)
    fields = ("seat", "building")
    kind, rule = "outlaw_reward", "CC-257"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


# --- income


class DoubleRanches(CarsonStep):
    """Name ranches for the horses of corral 3."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind, rule = "double_ranches", "CC-269"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class AskBoosts(Automatic):
    """Dynamite and the third corral, after the Grocer has chosen (CC-117, CC-182)."""

    __slots__ = ("player",)
    fields = ("seat", "player")
    kind, rule = "ask_boosts", "CC-117"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player: Final = player


class TripleMines(CarsonStep):
    """Spend dynamite on own mines, or keep it."""

    __slots__ = ()
    kind, rule = "triple_mines", "CC-192"
    roads = True
