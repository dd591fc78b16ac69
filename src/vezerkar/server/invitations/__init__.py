"""Invitations of people by their names."""
