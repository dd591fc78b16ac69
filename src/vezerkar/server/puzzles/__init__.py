"""Puzzles: what is shown of them, who has tried which, how hard they are, and fresh ones."""
