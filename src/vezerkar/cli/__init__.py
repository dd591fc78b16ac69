"""The command line: `vezerkar …`."""

from vezerkar.cli.app import main

__all__ = ["main"]
