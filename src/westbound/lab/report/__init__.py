"""The report on a game: its metrics as a page for people, in three languages, and as JSON."""

from westbound.lab.report.document import report_document
from westbound.lab.report.page import report_page

__all__ = ["report_document", "report_page"]
