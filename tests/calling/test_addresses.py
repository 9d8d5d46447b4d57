"""Which addresses may be called."""

from ipaddress import IPv4Address

import pytest
from hypothesis import given
from hypothesis import strategies as some

from reviewer_app.calling.addresses import AddressRefused, AddressRule

EVERYTHING = AddressRule(allow_private=True)


@pytest.mark.parametrize(
    "address",
    [
        "169.254.169.254",
        "169.254.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::a9fe:a9fe",
        "2002:a9fe:a9fe::1",
        "::a9fe:a9fe",
        "2001:db8::5efe:a9fe:a9fe",
        "2001:0:4136:e378::1",
        "fe80::1",
        "fe80::1%eth0",
        "fd00:ec2::254",
        "fd20:ce::254",
        "100.100.100.200",
        "168.63.129.16",
        "192.0.0.192",
        "0.0.0.0",
        "::",
        "::ffff:0.0.0.0",
        "224.0.0.1",
        "ff02::1",
        "255.255.255.255",
        "fec0::1",
    ],
)
def test_some_addresses_are_never_called(address: str) -> None:
    with pytest.raises(AddressRefused, match="never called"):
        EVERYTHING.check(address)


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("127.0.0.1", "this computer"),
        ("127.8.9.1", "this computer"),
        ("::1", "this computer"),
        ("::ffff:127.0.0.1", "this computer"),
        ("64:ff9b::7f00:1", "this computer"),
        ("10.0.0.1", "private network"),
        ("172.31.255.255", "private network"),
        ("192.168.1.5", "private network"),
        ("100.64.0.1", "private network"),
        ("fd12:3456::1", "private network"),
        ("2002:0a00:0001::1", "private network"),
        ("198.18.0.1", "private network"),
    ],
)
def test_addresses_nearby_are_called_when_the_person_allows_it(address: str, where: str) -> None:
    with pytest.raises(AddressRefused, match=f"{where}.*add `allow_private: true` to its settings"):
        AddressRule().check(address)
    EVERYTHING.check(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_public_addresses_are_called(address: str) -> None:
    AddressRule().check(address)


def test_a_key_does_not_travel_unencrypted_to_a_public_address() -> None:
    rule = AddressRule(allow_private=True, allow_public=False)
    rule.check("127.0.0.1")
    with pytest.raises(AddressRefused, match="Use https, or add `allow_plain_http: true`"):
        rule.check("8.8.8.8")


@given(some.ip_addresses(v=4))
def test_an_address_is_judged_alike_however_it_is_written(address: IPv4Address) -> None:
    low = int(address)
    written = [
        f"::ffff:{address}",
        f"64:ff9b::{low >> 16:x}:{low & 0xFFFF:x}",
    ]
    for rule in (EVERYTHING, AddressRule(), AddressRule(allow_public=False)):
        assert {may_call(rule, form) for form in written} == {may_call(rule, str(address))}


def may_call(rule: AddressRule, address: str) -> bool:
    try:
        rule.check(address)
    except AddressRefused:
        return False
    return True
