"""The reports of matches that are over: asked for, made in a process of their own, and kept."""
