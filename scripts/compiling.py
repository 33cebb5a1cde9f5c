"""Compile what `compiled.toml` names with mypyc, beside a copy of the sources (docs/compiled.md).

python scripts/compiling.py            # into build/compiled
python scripts/compiling.py SOMEWHERE  # with PYTHONPATH=SOMEWHERE that is what Python imports

Needed: what requirements/compiled.txt pins, and a C compiler. A second run compiles only what has
changed. Every module keeps its source: where no compiled one fits, Python takes that.
"""

from __future__ import annotations

import shutil
import sys
import time
import tomllib
from contextlib import chdir
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any, Final

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parent.parent
PLAN: Final = ROOT / "compiled.toml"
WORK: Final = Path("work")  # below the target: what the next run need not make again


@dataclass(frozen=True, slots=True)
class Plan:
    """Which modules are compiled, by patterns of their paths below `src/westbound`."""

    optimize: str
    compiled: tuple[str, ...]
    interpreted: tuple[str, ...]  # exceptions

    @classmethod
    def read(cls, path: Path = PLAN) -> Plan:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        exceptions = [pattern for entry in found["interpreted"] for pattern in entry["files"]]
        return cls(found["optimize"], tuple(found["compiled"]), tuple(exceptions))

    def takes(self, path: str) -> bool:
        return _fits(path, self.compiled) and not _fits(path, self.interpreted)

    def modules(self, source: Path = ROOT / "src") -> list[str]:
        """The paths of the compiled modules, from `source` on."""
        package = source / "westbound"
        paths = sorted(path.relative_to(package).as_posix() for path in package.rglob("*.py"))
        return [f"westbound/{path}" for path in paths if self.takes(path)]


def _fits(path: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


def compile_into(target: Path, plan: Plan) -> list[Path]:
    """Copy the sources, compile beside them; the compiled files, which compiled.txt lists."""
    copy_sources(target)
    with chdir(target):  # mypyc names modules by their paths from here
        distribution = Distribution({"ext_modules": translate(plan.modules(target), plan.optimize)})
        command = BuildChanged(distribution)
        command.build_lib, command.build_temp = ".", str(WORK / kind_of_objects(plan))
        command.ensure_finalized()
        command.run()
    files = compiled_files(target)
    names = "".join(f"{path.relative_to(target).as_posix()}\n" for path in files)
    (target / "compiled.txt").write_text(names, encoding="utf-8")
    return files


def copy_sources(target: Path) -> None:
    shutil.rmtree(target / "westbound", ignore_errors=True)
    for old in target.glob("*__mypyc.*"):
        old.unlink()
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "westbound", target / "westbound", ignore=ignored)


def translate(modules: list[str], optimize: str) -> list[Extension]:
    """Modules of the current folder, translated to C in its folder `work`."""
    WORK.mkdir(exist_ok=True)
    config = WORK / "mypy.ini"
    config.write_text("[mypy]\nstrict = True\n", encoding="utf-8")
    return mypycify(
        [f"--config-file={config}", f"--cache-dir={WORK / 'mypy'}", *modules],
        opt_level=optimize,
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="westbound",
    )


def kind_of_objects(plan: Plan) -> str:
    """A folder for what depends on these besides the C files."""
    return f"{sys.implementation.cache_tag}-mypy{mypy_version}-O{plan.optimize}"


def compiled_files(target: Path) -> list[Path]:
    """One of each module, and the library that all of them load."""
    found = [*target.glob("*"), *(target / "westbound").rglob("*")]
    return sorted(path for path in found if path.suffix in {".so", ".pyd"})


class BuildChanged(build_ext):
    """Compiles on all cores, and only the C files that are newer than their objects."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":  # else as setuptools does it
            self.compiler.compile = partial(compile_changed, self.compiler)
        super().build_extensions()


def compile_changed(
    compiler: Any, sources: list[str], output_dir: str, depends: list[str], **options: Any
) -> list[str]:
    objects: list[str]
    _, objects, arguments, flags, build = compiler._setup_compile(
        output_dir,
        options["macros"],
        options["include_dirs"],
        sources,
        depends,
        options["extra_postargs"],
    )
    fixed = compiler._get_cc_args(flags, options["debug"], None)
    headers = max((Path(name).stat().st_mtime for name in depends), default=0.0)

    def compile_one(name: str) -> None:
        source, extension = build[name]
        newest = max(headers, Path(source).stat().st_mtime)
        if not Path(name).exists() or Path(name).stat().st_mtime < newest:
            compiler._compile(name, source, extension, fixed, arguments, flags)

    with ThreadPool() as pool:
        pool.map(compile_one, objects, chunksize=1)
    return objects


def main(arguments: list[str]) -> int:
    target = Path(arguments[0] if arguments else ROOT / "build" / "compiled").resolve()
    plan, start = Plan.read(), time.monotonic()
    files = compile_into(target, plan)
    size = sum(path.stat().st_size for path in files) / 1e6
    sys.stdout.write(
        f"{len(files) - 1} modules compiled, {size:.1f} MB, {time.monotonic() - start:.0f} s: "
        f"{target}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
