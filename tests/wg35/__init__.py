"""Tests of WG35."""
