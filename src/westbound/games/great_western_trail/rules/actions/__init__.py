"""Actions in general: what a printed action costs, what it brings, and when it can be done.

amounts     Numbers that depend on workers, teepees, woods   GWT-204, GWT-212
costs       Money, cards of the hand, the engine going back  GWT-055, GWT-060, GWT-126 to GWT-128
rewards     Dollars, certificates, and the verbs that ask    GWT-124, GWT-125, GWT-129, GWT-130
possible    Whether an action would do anything              GWT-273
no_effect   The rule behind an action that does nothing      GWT-273, and the rules it names
perform     Doing an action: its moves, costs, then rewards  GWT-060, GWT-126
immediate   Actions offered at once, outside a location      GWT-135, GWT-173, GWT-235
forfeit     Doing without a reward                           GWT-125
"""
