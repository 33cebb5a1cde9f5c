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
            "en": "has just come to town and does anything that is allowed",
            "es": "acaba de llegar al pueblo y juega cualquier cosa que permitan las reglas",
            "it": "è appena arrivato in città e fa una mossa qualsiasi, purché permessa",
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
            "en": "knows the rules and makes a beginner's mistakes",
            "es": "conoce las reglas y comete errores de principiante",
            "it": "conosce le regole e fa errori da principiante",
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
            "en": "plays a sound game; a fair opponent for somebody who has played a few times",
            "es": "juega con sensatez; un buen rival para quien ya ha jugado alguna partida",
            "it": "gioca con criterio; un buon avversario per chi ha già giocato qualche partita",
        },
    )


class Marshal(_Level):
    level = "marshal"
    info: Final = BotInfo(
        title={"en": "Marshal", "es": "Alguacil", "it": "Sceriffo"},
        description={
            "en": "thinks its turns through and rarely wastes one",
            "es": "piensa bien sus turnos y rara vez desperdicia uno",
            "it": "ragiona bene sui propri turni e di rado ne spreca uno",
        },
    )


class Legend(_Level):
    level = "legend"
    info: Final = BotInfo(
        title={"en": "Legend", "es": "Leyenda", "it": "Leggenda"},
        description={
            "en": "the strongest: plans ahead and takes up to two seconds for a decision",
            "es": "el más fuerte: planea con antelación y tarda hasta dos segundos en decidir",
            "it": "il più forte: pianifica in anticipo e impiega fino a due secondi a decisione",
        },
    )
