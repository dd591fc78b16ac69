"""Close combat (WG35 8.7, 14)."""
