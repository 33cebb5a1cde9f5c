from __future__ import annotations

import pytest

from westbound.lab.charts import NARROW, WIDE
from westbound.lab.page import Column, Fact, definitions, facts, figure, figures, note, table


def test_a_table_names_its_rows_and_columns() -> None:
    html = table(
        [Column("bot"), Column("wins"), Column("how", words=True)], [["<a>", "3", "b"]], caption="C"
    )
    assert '<th scope="col">bot</th>' in html
    assert '<th scope="row" class="words">&lt;a&gt;</th><td>3</td><td class="words">b</td>' in html
    assert "<caption><span>C</span></caption>" in html
    assert 'tabindex="0"' in html  # it may have to scroll


def test_a_row_that_does_not_fit_the_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        table([Column("bot")], [["a", "b"]], caption="C")


def test_a_picture_is_drawn_for_both_widths() -> None:
    html = figure(lambda width: f"<svg>{width}</svg>", "Caption", "<p>below</p>")
    assert f'narrow" tabindex="0" role="region" aria-label="Caption"><svg>{NARROW}</svg>' in html
    assert f"<svg>{WIDE}</svg>" in html
    assert html.index("<figcaption>Caption") < html.index("<svg>") < html.index("below")
    assert "<svg>9</svg>" in figures(figure("<svg>9</svg>", "Finished"))


def test_numbers_at_a_glance_and_definitions() -> None:
    html = facts([Fact("12", "choices", "median 7"), Fact("3", "leads")])
    assert "<dt>choices</dt><dd>12<span" in html
    assert html.count("detail") == 1
    assert "<dt>a</dt><dd>b &lt; c</dd>" in definitions([("a", "b < c")])
    assert note("x") == '<p class="note">x</p>'
