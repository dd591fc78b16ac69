"""Hints in matches that go on, and what was asked for in those that are over."""
