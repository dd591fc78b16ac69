## The chart and the luck of a battle that is over

measure-points = Victory points
measure-standing = Figures not yet lost
luck-shots = Shots
luck-blows = Blows
luck-morale = Morale tests
luck-tests = Other tests

## What happened in truth

history-withdrawal = Few small actions of the war were fought to the last man. As a rule one side fell back while most of its men could still walk.
history-both_withdrew = Patrols that met often broke off on both sides. Each carried its wounded back, and the ground between them stayed empty.
history-points = A squad was seldom sent to destroy the enemy. It had to take a house, hold a crossing or bring a prisoner back, and the rest of the front never heard of it.
history-points_draw = Many small actions changed nothing on the map. Both sides reported that they had done what they were ordered to do.
history-rounds = Small actions were short. A rifleman carried some 60 to 100 cartridges, and a German MG 34 could fire 800 in a minute.
history-rounds_draw = Small actions were short, and many of them ended where they began. A rifleman carried some 60 to 100 cartridges, and they were soon used up.
history-no_figures = Whole squads were lost in the war, most of them to guns and mortars that they never saw. Shells and mortar bombs caused more casualties than rifles did.
history-nobody_left = Fights that nobody walked away from were rare. Most men who were hit in the war survived if they were found and carried back in time.
history-gone = A squad that had done what it was sent for did not stay. It came back by another way than it had gone.
history-resigned = A leader who saw that he could not win had one duty left: to bring back as many men as he could.
