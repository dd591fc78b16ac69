"""Where tables are made: what there is to put on one, tables to begin with, and what a draft looks like and lacks (WG35 29)."""

from vezerkar.games.wg35.workshop.tables import TableWorkshop

__all__ = ["TableWorkshop"]
