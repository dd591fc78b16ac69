"""Open tables, and the way from one match that waits for somebody to the next."""
