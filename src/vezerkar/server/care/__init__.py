"""Care for the community: reports, and the acts of moderators."""
