"""The rules, one module per heading of the rulebook.

setup     CLS-010 to CLS-013   what everybody starts with, who begins
turn      CLS-020 to CLS-022   rounds, the four actions of a turn, panning
claims    CLS-030 to CLS-045   surveying, staking, and what the ground holds
jumping   CLS-060 to CLS-066   taking a claim from a rival
scoring   CLS-070 to CLS-074   ore, veins, dust and ties
"""
