"""Packages that not everybody needs."""

from __future__ import annotations

from importlib import import_module

import pytest

from westbound.lab.extras import extra


def test_a_missing_package_is_named_with_what_to_install() -> None:
    wanted = pytest.raises(ImportError, match=r"package snow: pip install 'westbound\[rl\]'")
    with wanted, extra("rl"):
        import_module("snow")


def test_other_errors_are_left_alone() -> None:
    with pytest.raises(ZeroDivisionError), extra("rl"):
        raise ZeroDivisionError
