"""The rulebook of Triumph & Tragedy, a module of tests per chapter."""
