"""Starts the command line; or the confined process, for a packaged program that starts itself."""

import sys


def main() -> None:
    if sys.argv[1:] == ["confined"]:
        from reviewer_app.calling.confined import main as serve
    else:
        from reviewer_app.cli.program import main as serve
    serve()


if __name__ == "__main__":
    main()
