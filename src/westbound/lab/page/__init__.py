"""Pages that stand alone: one HTML file with everything in it, for reports of all kinds.

A page is made of blocks, each a piece of HTML: `page(title, section("Seats", paragraph(…),
figure(draw, caption)))`. It has no scripts and loads nothing; it is light or dark as the reader's
system is, fits telephones and large screens, and can be printed.
"""

from westbound.lab.page.blocks import (
    Column,
    Fact,
    contents,
    definitions,
    facts,
    figure,
    figures,
    note,
    paragraph,
    section,
    table,
)
from westbound.lab.page.frame import page

__all__ = [
    "Column",
    "Fact",
    "contents",
    "definitions",
    "facts",
    "figure",
    "figures",
    "note",
    "page",
    "paragraph",
    "section",
    "table",
]
