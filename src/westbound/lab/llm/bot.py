"""A model as a bot, for `sim` and whatever else makes bots: `westbound.lab.llm:ChatBot(…)`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from math import inf
from typing import Final, cast

from westbound.bots import SeatView
from westbound.bots.random_bot import RandomBot
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab.llm.chat import ChatServer, Refused, read_key
from westbound.lab.llm.http_post import read_address
from westbound.lab.llm.meter import Limits, Meter
from westbound.lab.llm.observation import Board, Detail, Rules, text_observation
from westbound.lab.llm.player import ChatPlayer, Patience
from westbound.lab.llm.prompts import prompts

log = logging.getLogger("westbound.bots")

INSTEAD: Final = RandomBot()


class ChatBot:
    """Asks a chat-completions server. A bot sees positions only, so it is told no past.

    Where the model does not answer with a legal move, chance decides and `errors` counts it. A
    server that refuses (a wrong key, say) is not asked again. The key comes from the variable of
    the environment that `key_env` names.
    """

    def __init__(
        self,
        url: str,
        model: str,
        *,
        language: str = "en",
        key_env: str | None = None,
        temperature: float | None = None,
        answer_tokens: int = 1000,
        tries: int = 3,
        retries: int = 4,
        timeout: float = 60.0,
        decision_seconds: float = inf,
        board: str = "both",
        rules: str = "decision",
    ) -> None:
        prompts(language)  # or say which there are
        address, key = read_address(url), read_key(key_env)
        server = ChatServer(address, model, key, temperature, answer_tokens or None)
        self.name = model
        self.errors = 0
        self._language = language
        self._detail = Detail(cast("Board", board), cast("Rules", rules))
        self._refused = False
        self._player = ChatPlayer(
            server,
            Meter(Limits()),
            Patience(tries, retries, timeout, decision_seconds),
        )

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        move = None if self._refused else self._ask(view)
        if move is not None and move in moves:
            return move
        self.errors += 1
        return INSTEAD.choose(view, moves, rng)

    def _ask(self, view: SeatView) -> Move | None:
        seen = text_observation(view, language=self._language, detail=self._detail)
        try:
            decision = self._player.decide(seen)
        except Refused as error:
            self._refused = True
            log.warning("the model %s is not asked again: %s", self.name, error)
            return None
        if decision.move is None:
            log.warning("the model %s did not decide: %s", self.name, decision.chance)
        return decision.move
