"""For whoever runs a table: health, numbers, the log, and a look at what is wrong."""
