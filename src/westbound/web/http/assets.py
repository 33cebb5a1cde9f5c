"""Style sheets, scripts, fonts and pictures: found, fingerprinted and kept in memory.

Browsers may cache an address with the fingerprint of its content forever.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from westbound.engine.errors import BadInput
from westbound.games.registry import find_game
from westbound.web.http.bundler import bundle, resolve, without_comments

PREFIX = "/static/"
VENDOR = "vendor/"  # other people's files: sent as they are
MAX_PATH = 200  # longer than any of ours; file systems refuse much longer ones
_URL = re.compile(r'url\("(?!data:)([^"?#)]+)"\)')
_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = ("text/", "image/svg", "application/manifest")  # worth compressing


@dataclass(frozen=True, slots=True)
class Asset:
    media_type: str
    content: bytes
    packed: bytes | None  # the same, compressed
    fingerprint: str


def asset_address(path: str) -> str:
    """The address of a static file, with its fingerprint."""
    found = find_asset(path)
    return PREFIX + path if found is None else f"{PREFIX}{path}?v={found.fingerprint}"


def has_asset(path: str) -> bool:
    """Whether there is such a file: vendor files come from the network and may be missing."""
    return find_asset(path) is not None


class _Kept(NamedTuple):
    asset: Asset
    sources: tuple[Path, ...]  # the file, and the others that are in it or named by it
    times: tuple[int, ...]


_kept: dict[str, _Kept] = {}


def find_asset(path: str) -> Asset | None:
    """The static file at this path below /static/, or None."""
    place = _locate(path)
    if place is None or not place.is_file():
        return None
    kept = _kept.get(path)
    if kept is None or kept.times != _times(kept.sources):
        kept = _kept[path] = _load(path, place)  # it is new, or something was edited
    return kept.asset


def _times(places: tuple[Path, ...]) -> tuple[int, ...]:
    return tuple(map(_time, places))


def _time(place: Path) -> int:
    try:
        return os.stat(place).st_mtime_ns
    except FileNotFoundError:  # such as a font that could not be fetched
        return 0


@lru_cache(maxsize=1000)  # a page has a dozen, and resolving a path on disk takes time
def _locate(path: str) -> Path | None:
    """Where a path lies on disk; None for anything that leaves its folder."""
    parts = PurePosixPath(path).parts
    if not parts or len(path) > MAX_PATH:
        return None
    if any(part.startswith((".", "/")) or "\\" in part for part in parts):
        return None
    if parts[0] != "games":
        return _within(_folder("westbound.web"), parts)
    try:
        return _within(_folder(find_game(parts[1]).package), parts[2:]) if len(parts) > 2 else None
    except BadInput:
        return None


@cache
def _folder(package: str) -> Path:
    return Path(str(files(package).joinpath("static"))).resolve()


def _within(folder: Path, parts: tuple[str, ...]) -> Path | None:
    place = folder.joinpath(*parts).resolve()
    return place if place.is_relative_to(folder) else None


def _load(path: str, place: Path) -> _Kept:
    media_type = _TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0]
    media_type = media_type or "application/octet-stream"
    sources = [place]
    if media_type == "text/css":
        content = _style_sheet(path, place, sources)
    elif media_type == "text/javascript" and not path.startswith(VENDOR):
        content = _script(path, sources)
    else:
        content = place.read_bytes()
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(_PACKED) else None
    if packed is not None and len(packed) >= len(content):
        packed = None
    asset = Asset(media_type, content, packed, hashlib.sha256(content).hexdigest()[:12])
    return _Kept(asset, tuple(sources), _times(tuple(sources)))


def _script(path: str, sources: list[Path]) -> bytes:
    """A script is sent together with what it imports."""

    def read(imported: str) -> str:
        source = _locate(imported)
        assert source is not None, imported
        sources.append(source)
        return source.read_text(encoding="utf-8")

    return bundle(path, read).encode()


def _style_sheet(path: str, place: Path, sources: list[Path]) -> bytes:
    """Fonts and pictures named in a style sheet get their fingerprints too."""

    def replace(match: re.Match[str]) -> str:
        target = resolve(path, match[1])
        source, found = _locate(target), find_asset(target)
        if source is not None:
            sources.append(source)
        return match[0] if found is None else f'url("{match[1]}?v={found.fingerprint}")'

    css = without_comments(place.read_text(encoding="utf-8"), slashes=False)
    return _URL.sub(replace, css).encode()
