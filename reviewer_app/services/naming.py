"""Naming: the names of files and arguments as people read them."""


def readable(name: str) -> str:
    """A name that came from the system, with its bytes read as UTF-8.

    Where the machine's encoding is plain ASCII (LC_ALL=C), Python hands over other bytes as lone
    surrogates, which no terminal shows and no file takes.
    """
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
