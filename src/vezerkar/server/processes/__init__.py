"""Several processes on one database: who drives what, and who is where."""
