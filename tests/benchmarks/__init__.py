"""Measures speed on large workspaces: `python -m tests.benchmarks`; goals are ratios in one run."""
