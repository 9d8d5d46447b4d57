"""What holds for all tests: how often the expensive ones try, and how hypothesis works."""

from typing import cast

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "whole",
    deadline=None,  # a machine that is busy with something else is no fault of ours
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("whole")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=30, help="how often a process is killed")
    parser.addoption("--cuts", type=int, default=500, help="how many cuts of a WAL are tried")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often a process is killed."""
    return cast(int, request.config.getoption("--kills"))


@pytest.fixture
def cuts(request: pytest.FixtureRequest) -> int:
    """How many cuts of a WAL are tried."""
    return cast(int, request.config.getoption("--cuts"))
