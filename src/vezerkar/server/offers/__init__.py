"""Offers to the others at a table: all of them agree, or nothing happens."""
