"""Mutants: the rules with one small error each, and the tests that should notice it.

    make mutants                                        # every rule module of every game
    make mutants GAME=steam MODULES="scoring income"    # areas or modules

`mutations` writes the errors, `stand` loads the tests of a game once and forks for each mutant,
`ledger` keeps what is known, `report` writes docs/mutants.md. See docs/adr/0014-mutants.md.
"""
