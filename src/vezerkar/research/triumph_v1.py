"""Triumph & Tragedy for PettingZoo: `env` for seats that act in turn, `parallel_env` for seats that act at once."""

from vezerkar.research.aec import factory
from vezerkar.research.parallel import parallel_factory

env = raw_env = factory("triumph")
parallel_env = parallel_factory("triumph")
