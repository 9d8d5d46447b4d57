"""Reviewer: review the test cases that AI products are evaluated with, offline, losing nothing."""

__version__ = "0.1.0"
