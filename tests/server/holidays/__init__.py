"""Tests of holidays."""
