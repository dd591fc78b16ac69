"""The rulebook of Quartermaster General, one module for each chapter."""
