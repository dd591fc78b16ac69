"""Declarations of Quartermaster General, from which code is written: values, attributes, events, types of the view."""
