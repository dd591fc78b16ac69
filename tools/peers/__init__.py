"""Probes: each plays one peer at random in the environment of `bench-peers` and prints what it measured as JSON."""
