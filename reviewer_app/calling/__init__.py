"""Calls AI products and judge models over HTTP: template, mapping, auth, retry, address guard."""
