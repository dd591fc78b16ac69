"""Measures how strong the bots are, and writes the tables of ``docs/opponents.md``."""
