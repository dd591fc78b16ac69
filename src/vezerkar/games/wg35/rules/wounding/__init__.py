"""Wounding, armour, camouflage, loot (WG35 15-18)."""
