"""Vezérkar: a rules-enforcing table for games of the Second World War."""
