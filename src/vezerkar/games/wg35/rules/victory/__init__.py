"""Withdrawal, victory points, objectives, missions (WG35 20, 23, 28)."""
