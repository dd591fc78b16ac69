"""Where everything on a table of WG35 is, who sees whom, and where one may stand: integers alone, no float."""
