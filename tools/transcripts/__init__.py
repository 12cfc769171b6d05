"""Whole games in words, for somebody who reads them with care."""
