"""The web table: HTTP, live updates, storage, bots on seats."""
