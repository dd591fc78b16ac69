# WG35, in English: setting up positions.

position-round = Round
position-points = Victory Points: { $who }
position-posture = { $figure }: posture
position-weak = { $figure }: weakened
position-out = Incapacitated
position-evacuated = Evacuated
position-away = Left the table
position-reserve = In reserve
position-round-start = A round begins
position-turn-of = { $who } chooses a figure
