"""Starts the command line."""

from reviewer_app.cli.program import main

if __name__ == "__main__":
    main()
