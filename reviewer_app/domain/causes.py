"""Causes: what the system says of a file that it does not read or write, to be translated."""

import errno

from reviewer_app.domain.sayings import say

_WORDS = {
    errno.EACCES: say("Permission denied"),
    errno.EBUSY: say("Device or resource busy"),
    errno.EDQUOT: say("Disk quota exceeded"),
    errno.EEXIST: say("File exists"),
    errno.EFBIG: say("File too large"),
    errno.EINVAL: say("Invalid argument"),
    errno.EIO: say("Input/output error"),
    errno.EISDIR: say("Is a directory"),
    errno.ELOOP: say("Too many levels of symbolic links"),
    errno.EMFILE: say("Too many open files"),
    errno.ENAMETOOLONG: say("File name too long"),
    errno.ENODEV: say("No such device"),
    errno.ENOENT: say("No such file or directory"),
    errno.ENOSPC: say("No space left on device"),
    errno.ENOTDIR: say("Not a directory"),
    errno.EPERM: say("Operation not permitted"),
    errno.EPIPE: say("Broken pipe"),
    errno.EROFS: say("Read-only file system"),
    errno.ETIMEDOUT: say("Connection timed out"),
}
"""What POSIX systems say; Windows says the same in other words."""


def cause_of(error: OSError) -> str:
    """Why the system refused, in words of ours where they are known, else in its own."""
    known = _WORDS.get(error.errno or 0)
    return known or error.strerror or str(error)
