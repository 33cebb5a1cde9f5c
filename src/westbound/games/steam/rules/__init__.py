"""The rules of Steam, one module per heading of the rulebook.

setup          Set-up, first turn order               STM-030 to STM-043, STM-050
money          Loans and forced payments              STM-060 to STM-067, STM-233, STM-240, STM-241
action_tiles   Selecting action tiles                 STM-080 to STM-093
capital        Standard game: buying capital          STM-100, STM-101
auction        Both auctions                          STM-041 to STM-048, STM-102 to STM-109
building       The build turn: limits, costs, stock   STM-110 to STM-114, STM-140 to STM-142
sites          Where which track may go               STM-120 to STM-134, STM-158, STM-164, STM-170
site_refusals  Which of these rules a face breaks     STM-120 to STM-134, STM-158, STM-170
track          Lines of track and open ends           STM-127, STM-130, STM-150, STM-152, STM-193
links          Who owns, claims and loses a link      STM-150 to STM-168, STM-174, STM-195, STM-242
city_actions   City Growth and Urbanization, decided  STM-086, STM-089, STM-190, STM-192, STM-200
urbanization   What a New City changes                STM-090, STM-190 to STM-198
growth         City Growth                            STM-200 to STM-204
deliveries     Moving goods, points                   STM-210 to STM-229
income         Income and expenses, bankruptcy        STM-230 to STM-245
turn_order     Turn order, new turn, end              STM-070 to STM-074, STM-250 to STM-252
scoring        Final scoring                          STM-260 to STM-266
"""
