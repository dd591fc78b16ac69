"""Declarations of Triumph & Tragedy, from which code is written: kinds of values, attributes, events, types of the view."""
