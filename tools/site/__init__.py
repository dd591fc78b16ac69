"""What turns the pages of `docs/` into the site that the server shows under /docs."""
