"""What every game keeps to: Claim Stakes names itself, and the suites do the rest."""

from pathlib import Path
from typing import cast

from claim_stakes.board import TABLE
from claim_stakes.game import GAME
from claim_stakes.rules import Gulch
from westbound.engine.conformance import Conformance
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.messages import MessageSuite
from westbound.kit.suites.museum import MuseumSuite
from westbound.kit.suites.pages import Pages
from westbound.kit.suites.replays import ReplaySuite
from westbound.kit.suites.stateful import StatefulSuite
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.suites.walks import walks


class TestConformance(Conformance):
    game = cast("Game[State]", GAME)


class TestByHypothesis(StatefulSuite):
    game = cast("Game[State]", GAME)


class TestRecordedMatches(ReplaySuite):
    game, folder = cast("Game[State]", GAME), Path(__file__).parent / "replays"


class TestMuseum(MuseumSuite):
    game, folder = cast("Game[State]", GAME), Path(__file__).parent / "museum"


class TestMessages(MessageSuite[Gulch]):
    game, rules, messages = GAME, GAME.rules, GAME.messages
    categories, rules_explain, min_refusals = ("gold", "vein"), True, 4


class TestTextBoard(TextBoardSuite[Gulch]):
    game = GAME


class TestPages(BoardSuite[Gulch]):
    pages, size = Pages(GAME, lambda: walks(GAME), every=5), TABLE.size
    english = r"\b(gold|vein|points|free|found)\b"
