"""What is freed goes back to the system."""

import platform
import subprocess
import sys

import pytest

_FREEING = """
from pathlib import Path
from reviewer_app.system.memory import LARGE, give_back_large_blocks

def resident_mb():
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024

give_back_large_blocks()
bytearray(16 * LARGE)  # freed at once: now glibc would keep blocks up to this size
large, small = [], []
for _ in range(10):
    large.append(bytearray(b"x") * (4 * LARGE))
    small.append(bytearray(2000))  # lies behind the large one, if that is among the small ones
full = resident_mb()
large.clear()
print(full - resident_mb())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps large blocks")
def test_large_blocks_go_back_to_the_system_when_they_are_freed() -> None:
    freed = subprocess.run(
        [sys.executable, "-c", _FREEING], check=True, capture_output=True, text=True
    )
    assert float(freed.stdout) > 35
