"""Morale (WG35 19)."""
