"""Quartermaster General (2014): six countries and their supply lines, 1939-1945."""

from vezerkar.games.quartermaster.game import Quartermaster

GAME = Quartermaster()
