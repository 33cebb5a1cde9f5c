"""How strong the bots are: opponents to measure by, gifts, and tables of equals.

docs/bots.md and the game's page in docs/bots tell what came out; the commands:

    westbound tournament GAME --format field --bots legend,checks.strength.pool:Rollouts,…
    .venv/bin/python -m checks.strength.gifts GAME [BOT] [PLAYERS] [SET-UPS]
    .venv/bin/python -m checks.strength.equals GAME [BOT] [PLAYERS] [MATCHES]
    .venv/bin/python -m checks.strength.variety GAME [BOT] [OTHER] [MATCHES]
"""
