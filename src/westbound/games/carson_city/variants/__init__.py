"""The variants, one folder each.

river          The Carson River          CC-214 to CC-224, CC-294
outlaws        Outlaws                   CC-243 to CC-260, CC-297 to CC-299
horses         Horses                    CC-261 to CC-275, CC-300, CC-301
duel_tiles     Law of the Strongest      CC-225 to CC-233, CC-295
new_beginning  A New Beginning           CC-210 to CC-213
kit_carson     Kit Carson                CC-234 to CC-242, CC-296

What two of them do together is in the one that builds on the other: Horses know Kit Carson.
"""
