"""The accounts of people: names, passwords, sessions, and how one is forgotten."""
