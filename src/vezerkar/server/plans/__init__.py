"""Plans: what a player has written down to be played when the own turn comes, in matches that take days."""
