"""Tables, queries, apply(); the only package that knows SQL."""
