"""What `make fast` compiles: everything is named, and mypyc can still translate it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest

import westbound

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "westbound"
PLAN: Final[dict[str, Any]] = tomllib.loads((ROOT / "compiled.toml").read_text(encoding="utf-8"))
EXCEPTIONS: Final = [pattern for entry in PLAN["interpreted"] for pattern in entry["files"]]
MODULES: Final = [path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py")]
PLAYED: Final = (
    "engine/move.py", "engine/rng.py", "engine/runner.py", "engine/state.py", "kit/ruled_game.py",
    "games/carson_city/evaluation/evaluator.py", "games/carson_city/game.py",
    "games/great_western_trail/evaluation/evaluator.py", "games/great_western_trail/game.py",
    "games/steam/evaluation/evaluator.py", "games/steam/game.py",
)  # fmt: skip
SMALL: Final = ("engine/rng.py", "engine/standing.py", "kit/grid.py")


@pytest.mark.parametrize("pattern", [*PLAN["compiled"], *EXCEPTIONS])
def test_every_pattern_names_modules(pattern: str) -> None:
    assert any(fnmatch(module, pattern) for module in MODULES)


def test_every_exception_has_a_reason() -> None:
    assert all(entry["because"] for entry in PLAN["interpreted"])


def test_what_matches_go_through_is_compiled() -> None:
    compiled = _listed()
    assert [path for path in PLAYED if path not in compiled] == []
    assert not any(fnmatch(path, pattern) for path in compiled for pattern in EXCEPTIONS)


def test_a_few_modules_translate_to_c(tmp_path: Path) -> None:
    for path in SMALL:
        copy = tmp_path / "westbound" / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / path, copy)
        (copy.parent / "__init__.py").touch()
    (tmp_path / "westbound" / "__init__.py").touch()
    names = [f"westbound/{path}" for path in SMALL]
    _run(f"compiling.translate({names}, '0')", tmp_path)
    texts = "".join(path.read_text() for path in (tmp_path / "work" / "c").glob("*.c"))
    assert "CPyDef_rng___Rng___below" in texts


def test_the_engine_says_whether_it_is_compiled() -> None:
    module = sys.modules["westbound.engine.state"].__file__
    assert westbound.is_compiled() == (module is not None and not module.endswith(".py"))


def _listed() -> list[str]:
    told = _run("print(*compiling.Plan.read().modules(), sep='\\n')", ROOT)
    return [path.removeprefix("westbound/") for path in told.split()]


def _run(code: str, folder: Path) -> str:
    """In a process of its own: mypyc changes how setuptools works."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r})\n"
         f"import compiling; {code}"],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
