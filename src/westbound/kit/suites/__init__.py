"""Tests that a game gets by naming itself, as it gets `engine.conformance`.

`stateful` Hypothesis plays any moves · `replays` recorded matches · `museum` matches of every
version of the rules · `messages` the catalogues · `claims` what refusals say of a position ·
`glossary` one word for each thing · `board` drawings and texts of a page · `oracle` a second
opinion that plays along. `walks` are the matches they look at, `pages` what is drawn of them,
`markup` reads drawings, `refusals` the source; `positions` is for tests of rules, `record` and
`museum_record` write matches down.
They need pytest, and `stateful` needs hypothesis: packages that play do not import them.
"""

import pytest

# What failed is then told with its values, as in a test module.
pytest.register_assert_rewrite(
    *(
        f"{__name__}.{suite}"
        for suite in (
            "board",
            "claims",
            "glossary",
            "messages",
            "museum",
            "oracle",
            "positions",
            "replays",
            "text_board",
        )
    )
)
