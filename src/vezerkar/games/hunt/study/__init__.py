"""The study of The Hunt: the chapters of its lessons, and its puzzles."""
