"""Programs that play through accounts: their tokens, bot accounts, challenges to them, and streams of what happens."""
