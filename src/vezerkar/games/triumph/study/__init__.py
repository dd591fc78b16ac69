"""The study of Triumph & Tragedy: the chapters of its lessons, and its puzzles."""
