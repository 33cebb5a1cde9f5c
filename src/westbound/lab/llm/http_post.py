"""One POST to one address, with nothing else: no redirects, no proxies, no cookies.

It ends within its seconds, whatever the server does, and reads no more than so many bytes.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from westbound.engine.errors import BadInput

SCHEMES: Final = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
_CHUNK: Final = 1 << 16


class PostFailed(Exception):
    """No whole answer came; `kind` is one word for statistics: timeout, connection, too_large."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Address:
    """Where it goes: the parts of an http or https address, as somebody typed it."""

    scheme: str
    host: str
    port: int
    target: str  # path and query

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}{self.target}"


@dataclass(frozen=True, slots=True)
class Response:
    status: int
    headers: Mapping[str, str]  # names in small letters
    body: bytes


def read_address(url: str) -> Address:
    """The address of a server; BadInput says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadInput(f"{url!r} is not an address: {str(error).lower()}") from None
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise BadInput(f"an address begins with http:// or https:// and a host, not {url!r}")
    if parts.username is not None or parts.password is not None:
        raise BadInput("an address has no name and password in it; keys come from --key-env")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not target.isascii() or any(c.isspace() or not c.isprintable() for c in target):
        raise BadInput(f"the path of an address is plain ASCII without spaces, not {target!r}")
    return Address(
        parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), target
    )


def post(
    address: Address, body: bytes, headers: Mapping[str, str], seconds: float, max_bytes: int
) -> Response:
    """The answer to this body, a redirect or an error included; PostFailed if there is none."""
    end = monotonic() + seconds
    connection = SCHEMES[address.scheme](address.host, address.port, timeout=max(seconds, 0.001))
    try:
        connection.connect()
        with _cut_off(connection, end - monotonic()):
            connection.request("POST", address.target, body, dict(headers))
            with connection.getresponse() as response:
                return _read(response, max_bytes)
    except TimeoutError:
        raise PostFailed("timeout", f"no answer within {seconds:g} seconds") from None
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise PostFailed("connection", _reason(error)) from None
    finally:
        connection.close()


def _read(response: http.client.HTTPResponse, max_bytes: int) -> Response:
    body = bytearray()
    while chunk := response.read1(_CHUNK):
        body += chunk
        if len(body) > max_bytes:
            raise PostFailed("too_large", f"an answer of more than {max_bytes} bytes")
    if response.length:  # fewer bytes than were promised
        raise http.client.IncompleteRead(bytes(body), response.length)
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Response(response.status, headers, bytes(body))


@contextmanager
def _cut_off(connection: http.client.HTTPConnection, seconds: float) -> Iterator[None]:
    """TimeoutError when the time is up: a server may send a byte now and then for ever."""
    is_late = threading.Event()
    sock = connection.sock

    def cut() -> None:
        is_late.set()
        with suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(max(seconds, 0.0), cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if is_late.is_set():  # whatever a broken connection looks like, also a short answer
            raise TimeoutError


def _reason(error: Exception) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"its certificate is not trusted ({error.verify_message})"
    if isinstance(error, socket.gaierror):
        return "there is no such host"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return type(error).__name__ if not str(error) else str(error)
