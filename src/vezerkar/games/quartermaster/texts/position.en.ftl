# Quartermaster General, in English: setting up positions.

position-points = Victory Points: { $team }
position-army = { $who }: Army { $number }
position-navy = { $who }: Navy { $number }
position-zone-deck = Draw deck
position-zone-hand = Hand
position-zone-discard = Discards, face up
position-zone-discard_hidden = Discards, face down
position-zone-responses = Responses on the table
position-zone-status = Status cards on the table
position-turn-of = The turn begins: { $who }
position-play-of = A card to play: { $who }
