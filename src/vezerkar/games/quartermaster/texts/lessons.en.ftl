## The lessons: a title, what to do, what was learned; goals and slips

lesson-build = Build in supply
lesson-build-brief = The war begins. You are Germany, with one Army at home. Spaces with a star are Supply spaces: in each of your turns an Army of yours on a star scores 2 Victory Points (VP). Build a second Army, so that this turn scores 4.
lesson-build-end = 2 VP for each star, and the same again in every turn while your Armies stand there. You play one card in a turn. Then your supply is checked, you score, you may discard, and you draw up to seven cards.
lesson-build-army = Build an Army
lesson-build-points = Score 4 VP in this turn
lesson-build-card = Which of your cards puts an Army on the board? Play it.
lesson-build-where = You may build at home or next to a supplied piece of yours. Look for a star on which no teammate stands.
lesson-build-few = This works, but it scored less than 4 VP. A star that you share with a teammate gives 1 VP, a space without a star none. Take it back.
lesson-build-idle = This works, but you have built no Army. Take it back and play Build Army.

lesson-chain = A chain to the star
lesson-chain-brief = You are Italy. Your Army in Russia is without supply: no chain of your own pieces leads from it to an Army of yours on a star. Right after your card comes your Supply step, and there it would fall. Close the gap.
lesson-chain-end = Each piece of a chain is next to the one before, and the last is an Army on a star. The German Army in the gap did not help: pieces of teammates are never links.
lesson-chain-link = Supply your Army in Russia
lesson-chain-stand = Keep it in your Supply step
lesson-chain-card = The star is in Italy, and your Army in the Balkans is linked to it. Which card carries the chain on to Russia?
lesson-chain-where = You need the space that is next to the Balkans and next to Russia. That a teammate stands there does no harm.
lesson-chain-fallen = This works, but the gap stayed open, and your Army has fallen. Take it back.

lesson-port = Navies need ports
lesson-port-brief = You are the United States, and you want a Navy in the Central Pacific. Like every piece it needs a chain to a star: that you have. A Navy also needs a port, an Army of your team on land next to its sea. You have two turns: first the port, then the Navy.
lesson-port-end = Every Army of your team makes a port, one of a teammate too. But it must stay: a Navy whose port is lost falls in your next Supply step.
lesson-port-port = Have a supplied Army in Hawaii
lesson-port-fleet = Have a supplied Navy in the Central Pacific
lesson-port-first = The Central Pacific has no port yet. Build an Army first.
lesson-port-soon = This works, but not in the Central Pacific: there is no port yet. Take the card back and build an Army first.
lesson-port-army = Hawaii is next to your Navy, and next to the Central Pacific.
lesson-port-ready = The port is there. End your turn: the five other countries play, and then it is your turn again.
lesson-port-second = Now the Central Pacific has a port. Build the Navy.
lesson-port-navy = The Central Pacific is next to Hawaii.
lesson-port-astray = This works, but it brings no Navy into the Central Pacific. Take it back.

lesson-battle = Battle without dice
lesson-battle-brief = You are the Soviet Union. A German Army stands in Ukraine, on a star next to Moscow. A battle needs no dice: it removes an enemy piece next to a supplied piece of yours. But nobody moves in. You have two turns: clear Ukraine, then put an Army there.
lesson-battle-end = A battle clears a space, a build takes it. In between, the enemy has a turn and may come back. A Sea Battle works in the same way, against Navies.
lesson-battle-gone = Remove the German Army from Ukraine
lesson-battle-stand = Have an Army in Ukraine
lesson-battle-card = Where an enemy stands you cannot build. Which card removes an Army?
lesson-battle-over = The German Army is still in Ukraine, and this is your last turn. Begin again.
lesson-battle-target = Ukraine is next to both of your Armies.
lesson-battle-enemy = This works, but not in Ukraine, for an enemy stands there. Take the card back.
lesson-battle-wait = Ukraine is empty, but not yet yours. End your turn.
lesson-battle-then = Ukraine is still empty. Build an Army there.
lesson-battle-where = Ukraine has a star, and nobody stands there now.
lesson-battle-astray = This works, but it does not bring Ukraine. Take it back.

lesson-strait = A strait opens
lesson-strait-brief = You are the United Kingdom, with a Navy in the North Sea. You want to sink the Italian Navy in the Mediterranean Sea. Between the two seas is the strait of Gibraltar. Whoever stands in North Africa decides to whom it is open, and an Italian Army stands there. You have two turns.
lesson-strait-end = A strait joins two seas for one team only: for the Axis while an Axis Army is in the space with the anchor, otherwise for the Allies. That counts for battles, for builds and for supply.
lesson-strait-open = Open Gibraltar to the Allies
lesson-strait-sunk = Sink the Navy in the Mediterranean Sea
lesson-strait-card = While an Axis Army is in North Africa, Gibraltar is closed to you. Your Navy is next to North Africa.
lesson-strait-shut = While Gibraltar is closed, the Mediterranean Sea is out of your reach. A Land Battle reaches North Africa.
lesson-strait-wait = Gibraltar is open to you. End your turn.
lesson-strait-then = The strait is open: now the Mediterranean Sea is next to your Navy.
lesson-strait-fleet = Attack through the strait, in the Mediterranean Sea.
lesson-strait-astray = This works, but the Italian Navy is as safe as before. Take it back.

lesson-cut = Cut their supply
lesson-cut-brief = You are the United States. Japan has spread over the Pacific, and everything there hangs on one chain to its star at home. You have one battle. Choose it so that four more pieces fall in Japan's next Supply step.
lesson-cut-end = You removed one Navy, and Japan has lost five pieces. Supply is checked in the turn of the owner, after their card: a new Navy in the same place would have saved everything. Look for such places on your own side, too.
lesson-cut-fallen = Four Japanese pieces fall for want of supply
lesson-cut-card = Follow the chain from Japan. Which piece do all the others need?
lesson-cut-target = What would have no chain to Japan any more? Choose the space on which most of the others depend.
lesson-cut-cut = Everything beyond is without supply now. End your turn: Japan's Supply step comes in its own turn.
lesson-cut-half = This works, but fewer than four pieces depend on that one. Take it back and look closer to Japan.
lesson-cut-astray = This works, but the chain is whole. Take it back.

lesson-status = Status cards
lesson-status-brief = You are Germany. Blitzkrieg is a Status card: you lay it on the table as your card of one turn, and it helps you for the rest of the game. When you have battled a land space, Blitzkrieg builds an Army there. Lay it down now, and take Ukraine in your next turn.
lesson-status-end = Laying it cost you a turn, and each use costs a card off your draw deck. In return you battle and build in one turn, and no enemy comes between. Lay Status cards early: they help all game long.
lesson-status-laid = Lay down Blitzkrieg
lesson-status-used = Use Blitzkrieg
lesson-status-stand = Have an Army in Ukraine
lesson-status-card = Play Blitzkrieg. It then lies face up in front of you.
lesson-status-wait = From now on it works. End your turn.
lesson-status-early = This works, but Blitzkrieg is not on the table. Take it back and lay it down first.
lesson-status-battle = Blitzkrieg waits for a battle on land. Which card brings one?
lesson-status-target = Ukraine has a star, and you are next to it.
lesson-status-use = The battle was on land: Blitzkrieg fits. Use it.
lesson-status-astray = This works, but Ukraine is not yours. Take it back.

lesson-response = Responses: wait for it
lesson-response-brief = You are the United Kingdom. Defensive Posture is a Response card: you lay it face down, use it once in somebody's turn, and then it is gone. It protects one Army for that turn. Japan will attack your Army in Southeast Asia, Italy the one in India. Save the one that stands on a star.
lesson-response-end = Southeast Asia gave you no points, India gives 2 VP in each of your turns. All that the others knew was that a card lay there. You are asked whenever any Response might fit, so a question betrays nothing.
lesson-response-laid = Lay down Defensive Posture
lesson-response-kept = Save your Army in India
lesson-response-lost = Do not lose India: keep the card for that attack
lesson-response-card = Play Defensive Posture. It lies face down, and only you know which card it is.
lesson-response-ready = Now wait. End your turn: you will be asked when somebody attacks you.
lesson-response-bare = This works, but a Response helps only from the table. Take it back and lay down Defensive Posture.
lesson-response-early = This works, but the protection lasts only for the turn in progress, and the card is gone. Take it back.
lesson-response-wait = Southeast Asia has no star. If you use the card now, you will not have it for India. Pass.
lesson-response-now = This is the attack that counts. Use your Response.

lesson-deck = The deck is a clock
lesson-deck-brief = You are the Soviet Union, in the last round but one. Your draw deck has three cards left and is never shuffled anew. General Winter is one of them. Before your next turn, German submarines will throw away two cards off your deck. Draw General Winter in time, and remove both German Armies from your land with it.
lesson-deck-end = Whoever discards more draws more, finds the right cards sooner and runs out of cards sooner. With an empty deck you lose cards from your hand instead. With both empty, every card that is missing costs your team 1 VP.
lesson-deck-found = Draw General Winter
lesson-deck-ukraine = Remove the German Army from Ukraine
lesson-deck-russia = Remove the German Army from Russia
lesson-deck-play = Lay down a Status, for example. What counts comes after it: the Discard step.
lesson-deck-throw = You draw until you hold seven. To draw all three, keep four cards at most.
lesson-deck-enough = Now end the step, and you draw all three cards.
lesson-deck-toll = Your deck is empty, so the submarines hit your hand. Throw away anything but General Winter.
lesson-deck-gone = General Winter is not in your hand. Begin again, and discard more before you draw.
lesson-deck-winter = It is the last round. Play General Winter.
lesson-deck-missed = General Winter is gone. Begin again, and draw all three cards before the submarines come.
lesson-deck-targets = Remove both: the Army in Ukraine and the one in Russia.

lesson-exam = Exam: win from round 18
lesson-exam-brief = You are Germany, and round 18 begins. The Axis are 40 VP behind, too far to catch up. But a team with Armies in two enemy Home spaces wins at once. Two are within your reach: the United Kingdom and Moscow. Blitzkrieg and Dive Bombers lie in front of you. You have three turns. Think of what the enemy will do in between.
lesson-exam-end = First the United Kingdom, while your Navy was there; then Moscow, and the enemy had no time to strike back. You know how supply wins a war. Now play a whole game.
lesson-exam-win = Win the game
lesson-exam-ways = The United Kingdom is next to your Navy in the North Sea. Moscow you reach over land.
