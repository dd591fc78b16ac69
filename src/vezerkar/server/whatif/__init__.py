"""What-ifs of matches: who may try something else, and what comes of it."""
