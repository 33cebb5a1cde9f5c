"""The fixed numbers of actions, where whoever uses the environments looks for them."""

from westbound.lab.pick_index import END, END_NUMBER, PickIndex, PickPath

__all__ = ["END", "END_NUMBER", "PickIndex", "PickPath"]
