"""The rulebook of Triumph & Tragedy, a module per chapter."""
