"""One seat of a match as a Gymnasium environment: bots have the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from westbound.bots import Bot, LiveView, choose_move, close_bots, decision_seed, make_bot
from westbound.bots import split_bots as split
from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.lab.envs.rewards import find_rewards
from westbound.lab.extras import extra
from westbound.lab.pick_index import END_NUMBER

with extra("rl"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from westbound.lab.envs.episode import Episode, TableSpaces, match_seed
    from westbound.lab.envs.rendering import HUMAN, RENDER_MODES, check_render_mode, render


class SeatEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """A match against bots, one word a step; `info["action_mask"]` tells which words are legal.

    `bots` are written as for `westbound sim`; a short list is repeated to fill the table. They
    sit in seat order around `seat`, which is drawn anew for each match if it is None. An action
    that is not legal ends the match with `illegal_reward`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  its type there

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        take_back: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.spaces = TableSpaces(game, players, options)
        self.action_space = self.spaces.action_space()
        self.observation_space = self.spaces.observation_space()
        self.render_mode = render_mode
        self._wanted_seat = self._checked_seat(seat)
        self._bots = self._made(split(bots) if isinstance(bots, str) else list(bots))
        self._rewards = find_rewards(reward)
        self._illegal_reward = illegal_reward
        self._take_back = take_back

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.spaces.players):
            last = self.spaces.players - 1
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {last}")
        return seat

    def _made(self, names: Sequence[str]) -> list[Bot]:
        """A bot for each of the other seats."""
        others = self.spaces.players - 1
        if not 0 < len(names) <= others:
            raise BadInput(
                f"{len(names)} bots for {others} other seats; 1 to {others} can be named"
            )
        return [make_bot(names[n % len(names)], self.spaces.game) for n in range(others)]

    # --- playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin the match with this seed; without one, the next match of the seed before."""
        super().reset(seed=seed)
        begun = match_seed(seed, self.np_random)
        drawn = int(self.np_random.integers(self.spaces.players))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        match = self.spaces.new_match(begun)
        self.episode = Episode(self.spaces, match, take_back=self._take_back)
        self._let_bots_play()
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Choose the word with this number, then let the bots play until this seat is asked."""
        if self.episode.over:
            raise BadInput("the match is over: reset() begins the next one")
        if action not in self.episode.path.legal:
            info = {**self._info(), "illegal_action": int(action)}
            return self._observation(), self._illegal_reward, True, False, info
        self.episode.choose(int(action))
        self._let_bots_play()
        self._show()
        over, reward = self.episode.over, 0.0
        if over:
            reward = self._rewards(self.episode.match.standings())[self.seat]
        return self._observation(), reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        episode, match = self.episode, self.episode.match
        while (asked := episode.seat) not in (None, self.seat):
            bot = self._bots[(asked - self.seat) % self.spaces.players - 1]
            view = LiveView(match.game, match.state, asked)
            chance = decision_seed(match.seed, len(match.log))
            episode.play(choose_move(bot, view, match.moves(asked), chance))

    # --- seeing

    def _observation(self) -> NDArray[np.float32]:
        return self.episode.observe(self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        """The words that may be chosen now; `end` alone when the match is over.

        So there is always something to sample from, also in the step that a vector environment
        takes to begin the next match.
        """
        mask = self.episode.mask(self.seat)
        if self.episode.over:
            mask[END_NUMBER] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.episode.over:
            info["standings"] = [asdict(place) for place in self.episode.match.standings()]
        return info

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        """The position as this seat may see it."""
        return render(self.episode, self.seat, self.render_mode)

    def close(self) -> None:
        """End the bots that are programs."""
        close_bots(self._bots)
