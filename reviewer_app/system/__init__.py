"""What we need from the operating system: paths, resources, settings, logs, secrets, ids, clock, lock."""
