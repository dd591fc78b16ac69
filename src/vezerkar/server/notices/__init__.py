"""Notices to accounts about their matches, by mail and by webhook, and the wishes about them."""
