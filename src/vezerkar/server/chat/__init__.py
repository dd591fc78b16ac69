"""Talk at the tables and among those who watch, and the people whom somebody does not want to read."""
