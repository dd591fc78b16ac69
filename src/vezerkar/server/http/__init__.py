"""Requests and answers: who may ask for what, what is refused, and the description of the API."""
