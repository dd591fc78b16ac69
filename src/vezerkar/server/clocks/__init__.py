"""The clocks of matches."""
