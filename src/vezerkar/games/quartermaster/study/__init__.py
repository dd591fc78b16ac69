"""The study of Quartermaster General: the chapters of its lessons, and its puzzles."""
