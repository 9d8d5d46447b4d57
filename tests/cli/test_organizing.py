"""`reviewer-app products` and `datasets` as a person calls them."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reviewer_app.cli.organizing import Kind
from reviewer_app.cli.program import _PROGRAM
from reviewer_app.domain.datasets import DATASET_TYPES


class Line:
    """Calls commands on one workspace."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "workspace"
        self.code = 0

    def __call__(self, *words: str) -> str:
        done = CliRunner().invoke(_PROGRAM, [*words, "--workspace", str(self.folder)])
        self.code = done.exit_code
        return done.output

    def datasets(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self("datasets", "list", "--json").splitlines()]


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(tmp_path)


def test_a_dataset_is_made_with_its_product_and_all_that_was_said_of_it(
    line: Line, tmp_path: Path
) -> None:
    schema = tmp_path / "schema.json"
    schema.write_text('{"type": "object", "x": 1.10}', encoding="utf-8")
    options = ("--language", "es-MX", "--noise", "office/light", "--input-schema", str(schema))

    line("datasets", "make", "Booking", "--product", "Clinic", "--type", "behavior", *options)

    assert line.datasets() == [
        {
            "product": "Clinic",
            "name": "Booking",
            "type": "BEHAVIOR",
            "language": "es-MX",
            "background_noise_profile": "office",
            "background_noise_level": "light",
            "input_schema": '{"type": "object", "x": 1.10}',
            "metadata": None,
        }
    ]


def test_an_edit_changes_what_is_given_and_an_empty_text_takes_it_away(line: Line) -> None:
    line("datasets", "make", "Booking", "--language", "es", "--noise", "car/heavy")

    line("datasets", "edit", "Booking", "--noise", "", "--name", "Reservas")

    (found,) = line.datasets()
    assert (found["name"], found["language"]) == ("Reservas", "es")
    assert found["background_noise_profile"] is None
    assert "so already" in line("datasets", "edit", "Reservas", "--language", "es")


@pytest.mark.parametrize(
    "options",
    [
        ("--noise", "office"),
        ("--noise", "office/deafening"),
        ("--language", "not a language"),
        ("--type", "fine"),
        ("--input-schema", "/nowhere/schema.json"),
    ],
)
def test_what_the_rules_do_not_allow_makes_nothing_at_all(
    line: Line, options: tuple[str, str]
) -> None:
    words = line("datasets", "make", "Booking", "--product", "Clinic", *options)

    assert line.code in {1, 2}
    assert words.strip()
    assert line("products", "list") in {
        "",
        f"There is no workspace: {line.folder / 'store.sqlite'} is missing.\n",
    }


def test_a_deleted_product_takes_its_datasets_along_and_frees_its_name(line: Line) -> None:
    line("datasets", "make", "Booking", "--product", "Clinic")

    line("products", "delete", "Clinic")

    assert line.datasets() == []
    assert line("products", "list") == ""
    line("products", "make", "Clinic")
    assert line.code == 0


def test_a_name_that_is_taken_is_refused(line: Line) -> None:
    line("datasets", "make", "Booking")

    words = line("datasets", "make", "Booking")

    assert line.code == 1
    assert "Booking" in words
    assert len(line.datasets()) == 1


def test_renaming_and_deleting_what_is_not_there_says_so(line: Line) -> None:
    line("products", "make", "Clinic")

    assert "There is no product Klinik." in line("products", "rename", "Klinik", "Clinic 2")
    assert "There is no dataset Clinic / Booking." in line(
        "datasets", "delete", "Booking", "--product", "Clinic"
    )
    assert "now Clinic 2" in line("products", "rename", "Clinic", "Clinic 2")


def test_the_types_that_can_be_chosen_are_those_of_the_domain() -> None:
    assert tuple(Kind) == DATASET_TYPES
