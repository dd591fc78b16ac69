"""The arena: many games between bots, their statistics, and tournaments.

`play.play` plays one game, `simulate.simulate` many, `statistics.summary` sums them up; `tournament.tournament` lets every
bot meet every other. `campaign.Campaign` plays so many that processes and machines fail meanwhile.
"""
