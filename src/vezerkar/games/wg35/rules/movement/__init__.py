"""Terrain and movement (WG35 9), and who is spotted on the way (WG35 25.13)."""
