"""The rules of Great Western Trail, one module per heading of the rulebook.

setup             Set-up                           GWT-013 to GWT-036
turn              Turn, phase C, last turns        GWT-037, GWT-038, GWT-118 to GWT-123, GWT-248
move              Phase A, moving, fees            GWT-039 to GWT-057, GWT-227, GWT-237
arrive            Coming to a location, leaving    GWT-058, GWT-065, GWT-069, GWT-229
location          Phase B, copying                 GWT-058 to GWT-068, GWT-223, GWT-284, GWT-285
actions/          Actions in general               GWT-055, GWT-060, GWT-124 to GWT-130, GWT-273
kansas_city       Kansas City, its subphases       GWT-069, GWT-070, GWT-115, GWT-247, GWT-250
supply            Placing its tiles                GWT-016 to GWT-021, GWT-071 to GWT-080, GWT-246
income            Income                           GWT-081 to GWT-089
certificates      The certificate track            GWT-083, GWT-084, GWT-101, GWT-102, GWT-129
delivery          Delivery, also of 9a             GWT-090 to GWT-092, GWT-110 to GWT-114, GWT-230
discs             Discs and their special cases    GWT-093 to GWT-102, GWT-269 to GWT-274, GWT-291
disc_effects      What a disc brings               GWT-103 to GWT-109, GWT-168
herd_deck         Drawing, discarding, removing    GWT-008 to GWT-011, GWT-190 to GWT-195, GWT-282
hire              Hiring                           GWT-131 to GWT-140, GWT-275
build             Placing buildings                GWT-141 to GWT-150, GWT-276
engine            Moving the engine                GWT-151 to GWT-163, GWT-277, GWT-278
stations          Stations and station masters     GWT-164 to GWT-175, GWT-225, GWT-279, GWT-286
objectives        Gaining objective cards          GWT-107 to GWT-109, GWT-176, GWT-177
trade             Trading with the Indians         GWT-178 to GWT-181
hazards           Removing hazards                 GWT-182, GWT-183
auxiliary         Auxiliary actions                GWT-064, GWT-186 to GWT-193
cattle            The cattle market                GWT-022, GWT-077, GWT-196 to GWT-203, GWT-283
objective_cards   Playing objective cards          GWT-233 to GWT-238, GWT-287
scoring           Final scoring                    GWT-253 to GWT-268
objective_scoring The best use of objective cards  GWT-239 to GWT-243, GWT-260, GWT-261, GWT-288
"""
