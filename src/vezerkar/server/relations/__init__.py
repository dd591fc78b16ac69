"""The accounts that somebody follows."""
