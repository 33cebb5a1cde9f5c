"""Language models as players: what they are told, what they may answer, and the games they play."""

from westbound.lab.llm.bot import ChatBot
from westbound.lab.llm.observation import Detail, TextObservation, text_observation
from westbound.lab.llm.recap import MatchLog

__all__ = ["ChatBot", "Detail", "MatchLog", "TextObservation", "text_observation"]
