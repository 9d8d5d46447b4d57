"""What a person can do, one module per activity; async; no Qt, no SQL, no HTTP."""
