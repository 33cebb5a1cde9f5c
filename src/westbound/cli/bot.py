"""`westbound bot`: a bot of this machine plays at a server, wherever that is."""

from __future__ import annotations

from typing import Annotated

import typer

Server = Annotated[str, typer.Option(help="The address of the server.")]
Token = Annotated[
    str,
    typer.Option(
        envvar="WESTBOUND_TOKEN",
        help="The token of the bot, made on the server's page “Bots”. Others on this machine may "
        "see what is typed here; the variable is safer.",
    ),
]
BotSpec = Annotated[
    str,
    typer.Option(
        help="Which bot plays: a name, also with parameters or a style, a class of your own as "
        "module:Class, or a program in any language as cmd:./program."
    ),
]


def bot(token: Token, server: Server = "http://127.0.0.1:8017", bot: BotSpec = "greedy") -> None:
    """Let a bot play at a server, until Ctrl+C. Others give it a seat by the name of its token."""
    # Not quick to import, and no other command needs them.
    from westbound.cli.bot_player import Player
    from westbound.cli.bot_server import BotServer

    player = Player(BotServer(server, token), bot, typer.echo)
    try:
        player.run()
    except KeyboardInterrupt:
        played = f"decisions: {player.decisions}, tables: {player.tables}"
        typer.echo(f"\nGoodbye; {played}, refused: {player.refused}.")
    finally:
        player.close()
