"""Lessons: positions to play, with goals that are checked over events and views. docs/study.md says how to write one."""
