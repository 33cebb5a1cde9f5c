"""The five levels: drifter, rookie, rancher, marshal, legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from westbound.bots.bot import SeatView
from westbound.bots.info import BotInfo
from westbound.bots.learned.minds import judge_of, mind_of, style_names
from westbound.bots.learned.search import Search
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class Drifter:
    """Chance, but none that ruins it."""

    name: Final = "drifter"
    info: Final = BotInfo(
        title={"en": "Drifter", "es": "Vagabundo", "it": "Vagabondo"},
        description={
            "en": "does anything that is allowed",
            "es": "hace cualquier jugada permitida",
            "it": "fa una mossa qualsiasi, purché permessa",
        },
    )

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return view.game.cautious(view.sample_state(rng), view.seat, moves, rng)


class _Level:
    """Judges and searches as the game's data say for this level."""

    level: ClassVar[str]

    def __init__(self, style: str = "") -> None:
        self.style = style
        self.name = f"{self.level}:{style}" if style else self.level

    @staticmethod
    def styles_in(game: Game[Any]) -> Sequence[str]:
        """The characters it can have in this game."""
        return style_names(game)

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game: Game[Any] = view.game
        state: Any = view.sample_state(rng)
        players = _players(game, state)
        mind = mind_of(game, self.level, players)
        judge = judge_of(game, mind, players, self.style)
        return Search(judge, mind.plan, mind.noise).choose(view, moves, rng)


def _players(game: Game[Any], state: Any) -> int:
    """At the table; a state of another package may not say it itself."""
    setup = getattr(state, "setup", None)
    found: int = len(game.standings(state)) if setup is None else setup.players
    return found


class Rookie(_Level):
    """Too young for a style of its own."""

    level = "rookie"

    info: Final = BotInfo(
        title={"en": "Rookie", "es": "Novato", "it": "Novellino"},
        description={
            "en": "makes a beginner's mistakes",
            "es": "comete errores de principiante",
            "it": "fa errori da principiante",
        },
    )

    @staticmethod
    def styles_in(game: Game[Any]) -> Sequence[str]:
        return ()


class Rancher(_Level):
    level = "rancher"
    info: Final = BotInfo(
        title={"en": "Rancher", "es": "Ranchero", "it": "Allevatore"},
        description={
            "en": "plays a sound game",
            "es": "juega con sensatez",
            "it": "gioca con criterio",
        },
    )


class Marshal(_Level):
    level = "marshal"
    info: Final = BotInfo(
        title={"en": "Marshal", "es": "Alguacil", "it": "Sceriffo"},
        description={
            "en": "thinks its turns through",
            "es": "piensa bien sus turnos",
            "it": "ragiona bene sui propri turni",
        },
    )


class Legend(_Level):
    level = "legend"
    info: Final = BotInfo(
        title={"en": "Legend", "es": "Leyenda", "it": "Leggenda"},
        description={
            "en": "plans ahead and takes its time",
            "es": "planea con antelación y se toma su tiempo",
            "it": "pianifica in anticipo e si prende il suo tempo",
        },
    )
