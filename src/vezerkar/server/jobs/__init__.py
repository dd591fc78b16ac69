"""Work for later."""
