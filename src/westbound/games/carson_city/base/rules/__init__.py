"""The rules of the base game, one module per heading of the rulebook.

setup             Set-up                          CC-011 to CC-027, CC-281
roads             Map, roads, connection          CC-028 to CC-037
choose_characters Phase 1                         CC-038 to CC-044 (the cards: ../characters)
place_cowboys     Phase 2                         CC-045 to CC-057, CC-127
resolve_actions   Phase 3 in general              CC-058 to CC-065
duels             Duels                           CC-066 to CC-074
action_spaces     Wages to buying VP              CC-075 to CC-087
parcel_price      What a parcel costs             CC-088 to CC-090
buy_parcels       Buying parcels                  CC-091 to CC-095, CC-282
buy_buildings     Buying buildings                CC-096, CC-111, CC-283
place_buildings   Placing them, houses, terraces  CC-097 to CC-115, CC-284, CC-144, CC-145
kept_buildings    The window for kept buildings   CC-111 to CC-113, CC-283
income            Income from buildings           CC-116 to CC-122, CC-130 to CC-143
attacks           Attacks on buildings            CC-123 to CC-129, CC-136
town_hall         Town Hall                       CC-146 to CC-155, CC-285, CC-286
end_of_round      Phase 4                         CC-156 to CC-164
scoring           End of the game                 CC-165 to CC-171

What several of them share:

places            Where a cowboy may go           CC-046 to CC-057, CC-150, CC-178
duel_end          How a duel ends                 CC-070, CC-071
attack_targets    What may be attacked            CC-127, CC-128, CC-135, CC-205
houses, consent   Houses, terraces, consent       CC-099 to CC-110, CC-284
unresolved        What is still to come           CC-202, CC-268, CC-291

The cards are in `../../characters`, the variants in `../../variants`.
"""
