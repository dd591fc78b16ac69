"""Declarations from which code of WG35 is written: kinds of values, attributes of the State, events, types of the view."""
