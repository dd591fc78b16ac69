"""The round and the activation (WG35 6, 7)."""
