"""Presentation of the game: its Scene, and the texts of its positions, events and choices."""
