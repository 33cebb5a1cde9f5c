"""A server on this computer: it listens, logs, opens a browser, and shuts down cleanly."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from westbound.engine.errors import BadInput
from westbound.table.bot_worker import SECONDS
from westbound.table.database import make_ready
from westbound.web.app import create_app
from westbound.web.http.data_lock import data_lock
from westbound.web.http.logs import set_up_logs
from westbound.web.http.settings import Settings, data_folder, load_settings

PORT = 8017
PORTS_TRIED = 20  # starting with the usual one
SHUTDOWN_SECONDS = 1  # for open connections to close

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """What was asked for on the command line."""

    host: str = "127.0.0.1"
    port: int | None = None
    browser: bool = True
    data: Path | None = None
    quiet: bool = False
    bot_seconds: float = SECONDS


def run(options: ServeOptions, say: Say) -> None:
    """Serve until Ctrl+C; BadInput if that is not possible here."""
    folder = options.data or data_folder()
    settings = replace(settings_in(folder), bot_seconds=options.bot_seconds)
    with ExitStack() as held:
        write_address = (
            held.enter_context(data_lock(folder, say)) if settings.own_database else None
        )
        listener = held.enter_context(listen(options.host, options.port, say))
        address = settings.public_address or address_of(options.host, listener.getsockname()[1])
        if write_address is not None:
            write_address(address)
        set_up_logs(quiet=options.quiet)
        make_ready(settings.database)
        say(f"Westbound is at {address} (Ctrl+C ends it)")
        _serve(settings, listener, address if options.browser and has_screen() else None)
        say("\nGoodbye; every table is saved.")
        gc.freeze()  # a final collection at exit would waste half a second


def _serve(settings: Settings, listener: socket.socket, shown: str | None) -> None:
    """Until Ctrl+C; `shown` is the address that a browser opens."""
    server = Server(settings)
    if shown is not None:
        server.when_ready = lambda: webbrowser.open(shown)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn raises this after it has shut down cleanly
    except SystemExit:
        raise BadInput("the server could not start; the lines above say why") from None


class Server(uvicorn.Server):
    """Our application; `when_ready` is called as soon as it can answer."""

    def __init__(self, settings: Settings) -> None:
        self._app = create_app(settings)
        super().__init__(
            uvicorn.Config(
                self._app,
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self.when_ready: Callable[[], object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # start-up objects stay: the garbage collector skips them from now on
        if self.when_ready is not None:
            threading.Thread(target=self.when_ready, daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Bots hear of it first: uvicorn would wait for their connections, then cut them off."""
        self._app.state.tables.remote.stop()
        await super().shutdown(sockets)


def settings_in(folder: Path) -> Settings:
    try:
        return load_settings(folder)
    except OSError as error:
        raise BadInput(f"cannot use the folder {folder}: {error.strerror}") from None


def listen(host: str, port: int | None, say: Say) -> socket.socket:
    """A listening socket at this port; without one, at the first that is free."""
    ports = range(PORT, PORT + PORTS_TRIED) if port is None else range(port, port + 1)
    for number in ports:
        try:
            return _bound(host, number)
        except PermissionError:
            raise BadInput(f"port {number} needs special rights; take one above 1023") from None
        except socket.gaierror:
            raise BadInput(f"there is no address {host!r} on this computer") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadInput(f"cannot listen at {host}: {error.strerror}") from None
        if port is None:
            say(f"Port {number} is taken; trying the next one.")
    raise BadInput(f"port {ports[0]} is taken; name a free one with --port")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only then does asyncio turn off Nagle's algorithm.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()  # from now on the port is ours, and browsers wait for the first page
    except OSError:
        listener.close()
        raise
    return listener


def address_of(host: str, port: int) -> str:
    """The address to open; if all interfaces are served, that of this computer."""
    if host in ("0.0.0.0", "::"):
        host = _own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    """How others in the network reach this computer; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address set aside for documentation
            return str(ip_address(probe.getsockname()[0]))
        except OSError:
            return "127.0.0.1"


def has_screen() -> bool:
    """Whether a browser window can open here."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return not os.environ.get("SSH_CONNECTION")
