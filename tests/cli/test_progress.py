"""The bar of long work."""

from __future__ import annotations

from westbound.cli.progress import progress_bar


def test_nothing_is_drawn_where_nobody_looks() -> None:
    with progress_bar() as progress:
        task = progress.add_task("games", total=2)
        progress.advance(task)
        assert progress.disable
        assert progress.tasks[0].completed == 1
