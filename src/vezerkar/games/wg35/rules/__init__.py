"""The rulebook of WG35, one package for each group of its chapters. In the order in which one reads them:

* `step`: what all procedures share; `chapters`: the list of all of them
* `basics`: conventions and figures (0, 2)
* `geometry`: the table, sight and cover (1, 10)
* `setup`: building the army, before the battle (3, 5)
* `turns`: the round, the activation, what a figure can do in it (6, 7)
* `actions`: what is neither a move nor an attack (8)
* `movement`: terrain and movement (9)
* `shooting`: shooting, ammunition, explosives (11-13)
* `close_combat`: charges and blows (8.7, 14)
* `wounding`: wounding, armour, camouflage, loot (15-18)
* `morale`: Morale tests, fleeing, rallying (19)
* `victory`: withdrawal, victory points, objectives, missions (20, 23, 28)
* `abilities`: advantages, disadvantages and special abilities (21, 25)
* `windows`, `cards`: reaction windows, and what is played in them (4, 26)
"""
