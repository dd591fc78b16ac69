"""Build of the site that the server shows under /docs, from the pages of `docs/`."""
