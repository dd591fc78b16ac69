"""Declarations from which code of The Hunt is written: kinds of values, attributes of the State, events, types of the view."""
