"""Holidays of accounts: days of their own on which their clocks by days stand."""
