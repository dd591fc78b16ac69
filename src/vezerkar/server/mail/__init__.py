"""Mail to people: addresses, letters, and how they are sent."""
