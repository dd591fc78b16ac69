"""Measures of the table in a browser: ``python -m tools.measures``. The note of a version quotes what it prints.

`looks` measures a table that nobody touches, `steadiness` one at which somebody plays, `pace` how fast a table comes and answers.
`__main__` prints all of it, what misses its goal (`goals`), and how many clicks turns of the games take (`tests.test_clicks`).
"""
