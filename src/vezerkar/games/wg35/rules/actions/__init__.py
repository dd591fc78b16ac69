"""Actions that are neither moves nor attacks (WG35 8)."""
