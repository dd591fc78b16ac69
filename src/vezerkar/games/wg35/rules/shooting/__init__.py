"""Shooting, ammunition, explosives (WG35 11-13)."""
