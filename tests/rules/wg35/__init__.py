"""The rulebook of WG35, a module of tests per chapter."""
