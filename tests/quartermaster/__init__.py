"""Tests of Quartermaster General."""
