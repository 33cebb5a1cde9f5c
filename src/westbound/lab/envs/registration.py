"""The names by which Gymnasium and PettingZoo know the games, ours and installed ones."""

from __future__ import annotations

from contextlib import suppress

from westbound.games.registry import games


def register_games() -> None:
    """Register every game with those of the two that are installed."""
    with suppress(ModuleNotFoundError):
        _register_with_gymnasium()
    with suppress(ModuleNotFoundError):
        _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    """As `westbound/carson-v0`, the form that Gymnasium asks for, and as `westbound/carson_v0`."""
    import gymnasium

    for game in games():
        for name in (f"westbound/{game}-v0", f"westbound/{game}_v0"):
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    "westbound.lab.envs.single:SeatEnv",
                    vector_entry_point="westbound.lab.envs:make_vec",
                    kwargs={"game": game},
                )


def _register_with_pettingzoo() -> None:
    """PettingZoo takes both forms for the same, and keeps the first."""
    import pettingzoo

    for game in games():
        name = f"westbound/{game}-v0"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "westbound.lab.envs.aec:env", kwargs={"game": game})
        if name not in pettingzoo.parallel_registry:
            form = "westbound.lab.envs.parallel:CycleEnv"
            pettingzoo.register("parallel", name, form, kwargs={"game": game})
