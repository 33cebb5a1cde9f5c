"""How commands report errors to the user."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

import typer

from westbound.engine.errors import UserFacingError, WestboundError, explain_error
from westbound.engine.texts import LANGUAGES

INTERRUPTED = 130  # what a shell reports for Ctrl+C

P = ParamSpec("P")


def report_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Report user errors as one sentence with exit code 2; bugs still fail loudly."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except WestboundError as error:
            why = (
                explain_error(error, LANGUAGES[0]) if isinstance(error, UserFacingError) else error
            )
            typer.echo(f"westbound: {why}", err=True)
            raise typer.Exit(2) from None

    return run
