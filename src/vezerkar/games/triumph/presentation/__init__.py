"""What shows the game to people: its Scene, and everything that is said of it in words."""
