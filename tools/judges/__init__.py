"""The judges of the games: the States that ``tools/train_judge.py`` looks at, the model fitted to them, and its report."""
