"""Pieces that tests share: builders of facts, stores in folders, processes that are killed."""
