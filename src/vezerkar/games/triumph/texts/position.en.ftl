# Triumph & Tragedy, in English: setting up positions.

position-year = Year
position-industry = Industry: { $who }
position-block = { $nation }: { $unit } { $number }
position-block-cv = { $nation }: { $unit } { $number }, CV
position-all = All
position-card = { $card } { $name }
position-hand-of = Hand: { $who }
position-decks = Draw deck
position-piles = Discards
position-year-start = The year begins
position-commands = { $season }: commands are given
position-turn-of = { $season }: the turn of { $who } begins
position-winter = Winter: commands are given
