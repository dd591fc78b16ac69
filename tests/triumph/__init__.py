"""Tests of Triumph & Tragedy."""
