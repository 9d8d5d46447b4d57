"""Products under evaluation and their datasets of test cases."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

DatasetType = Literal["QUALITY", "SECURITY", "BEHAVIOR"]
DEFAULT_PRODUCT = "My cases"


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """The AI product under evaluation."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dataset:
    """A set of test cases of one product. Its noise is inherited by imported cases without one."""

    id: str
    product_id: str
    name: str
    type: DatasetType
    created_at: datetime
    background_noise_profile: str | None = None
    background_noise_level: str | None = None
