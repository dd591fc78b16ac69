"""Geometry of a table of WG35: places, sight, and where one may stand. Integers alone, no float."""
