"""The rulebook of WG35."""
