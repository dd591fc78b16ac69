## The coach of a first match

coach-discard = You have ten cards and keep seven. Put away what you need least: Germany fights on land first.
coach-build = You play one card each turn. Build Army puts an Army next to one of yours.
coach-where = A space with a star is a Supply space. An Army of yours there scores points every turn.
coach-steps = Your turn has five steps. Supply and Victory have just been carried out by themselves.
coach-score = Here is the score of your team. Each of your Armies in a Supply space has just scored.
coach-throw = You may discard cards that you do not need. Then you draw until you hold seven.
coach-battle = A Land Battle removes an enemy Army next to one of your supplied pieces. There are no dice.
coach-target = Choose the space that you attack; an enemy piece there is removed. An empty space is legal too: some cards wait for a battle.
coach-status = This is a Status card. It stays face up on the table and helps you for the rest of the game.
