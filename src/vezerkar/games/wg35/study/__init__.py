"""The study of WG35: the chapters of its lessons, and its puzzles."""
