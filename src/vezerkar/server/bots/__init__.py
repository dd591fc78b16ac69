"""Bots at seats: how they are asked for a choice, in which processes they think, and for how long."""
