"""Packages that not everybody needs: the extras of `pip install 'westbound[…]'`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of such packages: if one is missing, the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(
            f"this needs the package {error.name}: pip install 'westbound[{name}]'"
        ) from error
