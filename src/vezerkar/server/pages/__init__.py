"""Everything that a page shows: the match page of a viewer, its changes, and the parts that come from a game."""
