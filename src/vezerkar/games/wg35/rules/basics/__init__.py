"""Conventions and figures (WG35 0, 2): dice that must reach a number, figures, their weapons."""
