## The lessons: a title, what to do, what was learned; goals and slips

lesson-sailing = Sailing unseen
lesson-sailing-brief = You have just sunk a freighter, and everybody sees the Graf Spee. Vanish: pay for 2 spaces, but sail only 1, towards the Altmark.
lesson-sailing-end = The British player knows only that you paid 2 AP. You may be in any of 16 spaces now, and you are 1 space away from where they saw you.
lesson-sailing-pay = Pay 2 AP for a Move
lesson-sailing-near = Be in 24 or 27, next to the Altmark
lesson-sailing-card = A Move of up to 2 spaces costs 2 AP. Which card has as many? Play it for its points.
lesson-sailing-sail = A Move of 2 AP goes up to 2 spaces. Only the points are announced.
lesson-sailing-where = The spaces next to you and next to the Altmark are 24 and 27. Paying for 2 and sailing 1 is allowed.
lesson-sailing-bare = This works, but it hides less: for 1 AP you are at most 1 space away. Take it back and pay 2.
lesson-sailing-far = This works, but the Altmark is not next to you now. Take it back and sail to 24 or 27.

lesson-freighter = Sink a freighter
lesson-freighter-brief = The Newton Beech is in 20, next to you, and no Force is near. You have one turn: sail there and sink her. The die will not be kind.
lesson-freighter-end = You rolled a 3, and with the plane that was a 5. The plane is under repair now; 1 AP and a good roll make it ready again.
lesson-freighter-there = Be in 20, where the freighter is
lesson-freighter-sunk = Sink it
lesson-freighter-card = A Move of 1 space costs 1 AP, a Search 2. Which card has that much?
lesson-freighter-near = You can Search only in the very space of a freighter. Move the Graf Spee 1 space.
lesson-freighter-where = The freighter is in 20.
lesson-freighter-search = A 5 or a 6 sinks it. The plane adds 2 to the roll.
lesson-freighter-astray = This works, but there is no freighter where you are now. Take it back.
lesson-freighter-missed = The 3 was too low: the plane would have made it a 5. Begin again.

lesson-clues = Clues tell where you were
lesson-clues-brief = Two Clues betray you: only three spaces are left. You hold Marconi Wireless: 5 AP, but after your actions you must place a Clue. Slip away to the south-east, and place it so that they look too far there.
lesson-clues-end = Your Move swept the old Clues away, even before anybody knew where you went. The new one is true, but it says only “here or next to here”.
lesson-clues-cold = Let the trail go cold
lesson-clues-east = Be in 24, 27 or 32
lesson-clues-lure = Place the new Clue on 28, without being there
lesson-clues-card = Marconi Wireless gives 5 AP. Its Clue is compulsory, whatever you spend them on.
lesson-clues-move = As soon as you announce a Move, all Clues leave the map.
lesson-clues-where = From 24 and from 32 a Clue can lie on 28, and you are not there yourself.
lesson-clues-off = This works, but 28 is not next to you now. Take it back and choose 24 or 32.
lesson-clues-then = The trail is cold. End your actions: the Clue of the card comes next.
lesson-clues-keep = Up to 2 of the AP that are left can go into the Reserve, for a later turn. Then comes the Clue.
lesson-clues-lay = A Clue lies on your space or next to it. On 28 it draws them on.

lesson-altmark = Use the Altmark
lesson-altmark-brief = Two cards are all you have, and the Altmark is far away. One card brings both ships together. Next to the Altmark you may draw up to five.
lesson-altmark-end = Five cards! But everybody has heard how many you hold, and more than three mean that the Graf Spee is with the Altmark or next to it.
lesson-altmark-meet = Bring the Graf Spee next to the Altmark
lesson-altmark-five = Hold five cards at the end of your turn
lesson-altmark-card = Fair Weather as an Event moves each of your ships up to 2 spaces. As 4 AP it moves both ships too.
lesson-altmark-spee = Sail 2 spaces to the south: to 24 or 27.
lesson-altmark-altmark = Now the Altmark: 2 spaces to the north, next to the Graf Spee.
lesson-altmark-points = Each ship moves once: 2 AP take each of them 2 spaces.
lesson-altmark-draw = Drawing more than three betrays that she is near the Altmark. It is worth it here.

lesson-escort = British: freighters and Forces
lesson-escort-brief = You are the British player now. The freighters sail by themselves: the first one has reached its port. Bring Force H in from the Strategy Track, and put Force G into the space of the other freighter.
lesson-escort-end = One freighter is home, one is guarded, and a second Force is at sea. A freighter never stops for anything; you only choose between ways of the same length.
lesson-escort-enter = Bring Force H onto the map
lesson-escort-guard = End with Force G in the space of the Tairoa
lesson-escort-course = Both ways are equally short. Force G is in 06 and reaches either with 2 AP.
lesson-escort-card = To advance costs 2 AP, and so does a Move of 2 spaces. A card with 4 AP does both.
lesson-escort-points = Force H is on the fourth space of the track: when it advances it comes into 06.
lesson-escort-guard_it = Now move Force G 2 spaces, to where the Tairoa is.
lesson-escort-beside = Which way did you send the Tairoa? Force G belongs into the same space.

lesson-deduce = Deduce: from 20 spaces to 3
lesson-deduce-brief = The Graf Spee may be in any of the 20 marked spaces. Two Clues from Intelligence leave few of them. Then rule out one more with a Search.
lesson-deduce-end = A Clue is always true. Each leaves seven spaces at most, and two leave what they have in common. A Search that succeeds and finds nobody rules out one more.
lesson-deduce-few = Leave at most 3 spaces where she may be
lesson-deduce-out = Rule out a space with a Search
lesson-deduce-card = Play a card whose Intelligence track you do not need, and keep those with the target.
lesson-deduce-clue = The target at the bottom of a card makes the German player place a Clue. It costs 1 AP and the card.
lesson-deduce-search = One AP is left, and a Force is in one of those spaces. Search it.

lesson-intelligence = Intelligence before the Search
lesson-intelligence-brief = There she is, in 24! You have one turn. A Search needs a 5, and the die will show a 4.
lesson-intelligence-end = The magnifying glass made a 5 of your 4, and the battle begins. With one +1 she is found every second time, without it only every third time.
lesson-intelligence-bonus = Get +1 for your Searches
lesson-intelligence-battle = Find the Graf Spee
lesson-intelligence-card = You need 3 AP: one to sail, one for Intelligence, one to Search. Keep a card with the magnifying glass.
lesson-intelligence-near = Force G is next to her. Sail it into 24.
lesson-intelligence-there = The Graf Spee is in 24.
lesson-intelligence-glass = Before you Search: a card with the magnifying glass gives +1 to all Searches of this turn.
lesson-intelligence-search = Now Search.
lesson-intelligence-missed = A 4 is not enough without the magnifying glass. Begin again.

lesson-battle = The battle: five duels
lesson-battle-brief = Five duels, card against card; the lower value takes a hit, and a tie at the end is lost. The British player lays down 3, 3, 5, 4 and 2 AP, in this order, and the first card adds 2 to the second duel. Put your five cards in the right order.
lesson-battle-end = Give up a duel that you lose anyway, with a card you can spare. Win those that are close.
lesson-battle-win = Win the battle
lesson-battle-first = The first British card has 3 AP. What beats it by just enough?
lesson-battle-bonus = HMS Cumberland adds 2: the second British value is 5. Radar Technology helps only in the two duels after its own.
lesson-battle-count = Fewer hits win after five duels. Look at what is still to come: 5, 4 and 2 AP in duels three, four and five. Montevideo in the fifth takes a hit off your track: keep it for the end, where the last card is laid down unasked.

lesson-exam = Exam: the last three turns
lesson-exam-brief = Four freighters are sunk and three have arrived. The last two are on their way to Great Britain: sink one of them before both arrive. You have three turns. Your plane is under repair, and the next two rolls will both be a 3.
lesson-exam-end = Repaired, hidden, ahead of the freighter, and sunk with the plane: you have learned how to hunt. Now play a whole game.
lesson-exam-win = Win the game
