"""What we need from the operating system: paths, resources, settings, logs, ids, clock, lock."""
