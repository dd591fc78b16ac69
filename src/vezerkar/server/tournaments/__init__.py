"""Tournaments: who plays whom, in rounds, until there is a table of who has come in which place."""
