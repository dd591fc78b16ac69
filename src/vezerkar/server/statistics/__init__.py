"""Statistics of the games that are over, of titles and of people."""
