"""Makers of what is not written by hand: environment, compiled tree, pictures, comparisons."""
