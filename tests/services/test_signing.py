"""Who acts: asked once, borrowed by a command line, never replaced."""

from pathlib import Path

from reviewer_app.services.signing import Signing, find_signer
from reviewer_app.store import people
from reviewer_app.store.opening import open_store
from tests.support.builders import CountingIds
from tests.support.stores import run


def test_a_new_workspace_takes_the_accounts_name_until_somebody_gives_theirs(
    tmp_path: Path,
) -> None:
    database, ids = open_store(tmp_path), CountingIds("p")
    try:
        me = run(find_signer(database, ids, None, "root"))
        signing = Signing(database, me)
        assert run(signing.person()).name == "root"
        assert not run(signing.has_given_name())
        run(signing.give_name("Ada Lovelace"))
        assert run(signing.has_given_name())
        assert run(signing.person()).name == "Ada Lovelace"
        assert run(find_signer(database, ids, None, "root")) == me
    finally:
        database.close()


def test_a_command_line_that_names_another_person_does_not_replace_mine(tmp_path: Path) -> None:
    database, ids = open_store(tmp_path), CountingIds("p")
    try:
        me = run(find_signer(database, ids, "Ada", "root"))
        other = run(find_signer(database, ids, "Grace", "root"))
        assert other != me
        assert run(find_signer(database, ids, "Grace", "root")) == other
        assert run(find_signer(database, ids, None, "root")) == me
        assert run(find_signer(database, ids, "Ada", "root")) == me
        assert run(database.read(people.my_id)) == me
        assert run(Signing(database, "nobody").person()).name == ""
    finally:
        database.close()
