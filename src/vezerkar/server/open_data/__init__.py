"""Open data: the public games that are over, in an archive for each day, for anybody to study."""
