"""The build hook of the wheel: with WESTBOUND_COMPILED=1 it holds compiled modules, too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Off unless asked for; an editable installation is always plain."""

    def dependencies(self) -> list[str]:
        if not wanted():
            return []
        lines = (Path(self.root) / "requirements" / "compiled.txt").read_text().splitlines()
        return [line for line in lines if line and not line.lstrip().startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        package = Path(self.root) / "build" / "compiled"
        program = Path(self.root) / "scripts" / "compiling.py"
        subprocess.run([sys.executable, str(program), str(package)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (package / "compiled.txt").read_text(encoding="utf-8").splitlines():
            build_data["force_include"][str(package / path)] = path


def wanted() -> bool:
    return os.environ.get("WESTBOUND_COMPILED", "") not in {"", "0"}
