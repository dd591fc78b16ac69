"""Notices to accounts about their matches, in the page, by push, mail and webhook, and the wishes about them."""
