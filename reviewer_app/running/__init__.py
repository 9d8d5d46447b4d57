"""Runs cases against a product and scores them; used by services and server alike."""
