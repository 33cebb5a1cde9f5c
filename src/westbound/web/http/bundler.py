"""Our scripts and style sheets as sent: without comments, a script with everything it imports.

The files stay as they are written; this is done when one is first requested. One file is one
request, so that a phone does not walk down a tree of imports, and it compresses better than twenty.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath

_IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"(\.[^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class|function|async function) (\w+)\b)", re.MULTILINE)
_NOT_UNDERSTOOD = re.compile(r"^(?:import|export)[ {*\"'].*", re.MULTILINE)
_KEEP = "/*!"  # begins a comment that stays, such as a licence


def without_comments(text: str, *, slashes: bool = True) -> str:
    """Drop comments on lines of their own; `slashes`: also those that begin with //.

    Nothing is dropped if text might only look like a comment: inside a template literal, or a
    comment that starts after code, if these span several lines.
    """
    kept = list(_other_lines(text.splitlines(keepends=True), slashes=slashes))
    doubtful = any(line.count("`") % 2 or line.count("/*") != line.count("*/") for line in kept)
    return text if doubtful else "".join(kept)


def _other_lines(lines: list[str], *, slashes: bool) -> Iterator[str]:
    """The lines that are not comments; a comment followed by code counts as code."""
    block: list[str] = []
    for line in lines:
        words = line.strip()
        if block or (words.startswith("/*") and not words.startswith(_KEEP)):
            block.append(line)
            if "*/" not in line:
                continue
            if not words.endswith("*/") or line.count("*/") > 1:
                yield from block
            block = []
        elif not (slashes and words.startswith("//")):
            yield line
    yield from block


def resolve(path: str, relative: str) -> str:
    """The path that a relative address in the file at `path` leads to."""
    target = list(PurePosixPath(path).parent.parts)
    for part in PurePosixPath(relative).parts:
        if part == "..":
            del target[-1:]
        else:
            target.append(part)
    return "/".join(target)


def bundle(path: str, read: Callable[[str], str]) -> str:
    """The script at this path after everything it imports, in the order a browser runs them.

    Each import becomes a block of its own, so that its names stay private; the script itself keeps
    its exports.
    """
    blocks: dict[str, str] = {}

    def add(path: str, above: tuple[str, ...]) -> str:
        if path in above:
            raise ValueError(f"Scripts import each other in a circle: {' > '.join((*above, path))}")
        text = without_comments(read(path))
        for _, target in _IMPORT.findall(text):
            target = resolve(path, target)
            if target not in blocks:
                blocks[target] = _block(target, add(target, (*above, path)))
        text = _IMPORT.sub(lambda found: _destructured(path, found), text)
        strange = _NOT_UNDERSTOOD.search(_EXPORT.sub("", text))
        if strange:
            raise ValueError(f"{path}: this line cannot be joined: {strange[0]}")
        return text

    script = add(path, ())
    return "".join(("const $scripts = {};\n", *blocks.values(), script)) if blocks else script


def _destructured(path: str, found: re.Match[str]) -> str:
    """In place of an import: its names, destructured from what the other script exports."""
    if found[1] is None:
        return ""
    names = found[1].replace(" as ", ": ")
    return f'const {{{names}}} = $scripts["{resolve(path, found[2])}"];\n'


def _block(path: str, text: str) -> str:
    """A script as a block that stores what it exports."""
    names = ", ".join(_EXPORT.findall(text))
    return f'{{\n{_EXPORT.sub("", text)}$scripts["{path}"] = {{ {names} }};\n}}\n'
