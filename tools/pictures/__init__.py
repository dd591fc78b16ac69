"""Pictures of the pages: ``python -m tools.pictures``. It makes those of the documentation anew, one of each page and stage.

``--all FOLDER`` makes every page and stage in every window, theme and language, for whoever looks them over. `moments` has the
matches, `pages` the way to each page, `__main__` the lists.
"""
