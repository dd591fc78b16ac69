## The coach of a first match

coach-cadre = You begin by placing your blocks, so many in each area. Your opponents see only their backs.
coach-rest = The table can place the rest for you. You may take it back and place them yourself.
coach-card = In Production you spend points. An Action card moves your blocks, or brings a nation closer to you.
coach-strength = A point can also raise a block by one step. It rolls as many dice as its strength.
coach-diplomacy = Government: an Action card names two nations. Play it for one of them, and that nation comes closer to you.
coach-industry = Investment cards raise your Industry. Then you may have more points to spend every year.
coach-pass = When all three players pass one after the other, Government ends. You may pass now.
coach-command = Each Season you lay down a card in secret. Its letter says when you move, its number how many blocks.
coach-move = Choose a block. The areas that it can reach light up.
coach-where = Choose where it goes. Your own areas are safe; an area of an enemy means battle.
