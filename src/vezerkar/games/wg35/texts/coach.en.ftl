## The coach of a first match

coach-hand = Your cards are tricks and orders for the battle. The table can choose a good hand for you.
coach-edge = Choose the table edge from which your men come. Your opponent gets the one opposite.
coach-deploy = Your men begin in the zone along your edge. The table can line them all up at once.
coach-cards = Each round you take new cards from your pool. Take any of them.
coach-activate = The sides take turns: each activates one figure. Choose one of yours.
coach-move = A figure has two actions. Use the first one to move.
coach-way = The outline shows how far it gets. Choose a point inside it; cover is worth a detour.
coach-shoot = It still has an action and sees an enemy. Let it shoot.
coach-aim = Every enemy that it can hit is marked with the roll it needs. Choose one.
coach-end = This figure is done. End its activation; then it is your opponent’s turn.
