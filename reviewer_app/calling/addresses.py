"""Addresses: which computers may be called, judged by the address that is connected to.

Names and redirects prove nothing: whoever owns a name decides where it leads, and may change it
between a check and the call.
"""

from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

Address = IPv4Address | IPv6Address
_Network = IPv4Network | IPv6Network

_METADATA = "the metadata service of a cloud, which hands out keys"
_LINK_LOCAL = "a link-local address, where clouds keep their metadata services"

REFUSED: tuple[tuple[_Network, str], ...] = tuple(
    (ip_network(network), what)
    for network, what in (
        ("169.254.0.0/16", _LINK_LOCAL),
        ("fe80::/10", _LINK_LOCAL),
        ("100.100.100.200/32", _METADATA),  # Alibaba Cloud
        ("168.63.129.16/32", _METADATA),  # Azure
        ("192.0.0.192/32", _METADATA),  # Oracle Cloud
        ("fd00:ec2::/32", _METADATA),  # AWS
        ("fd20:ce::/32", _METADATA),  # Google Cloud
        ("0.0.0.0/8", "no address of a single computer"),
        ("::/128", "no address of a single computer"),
        ("224.0.0.0/4", "an address for many computers at once"),
        ("ff00::/8", "an address for many computers at once"),
        ("240.0.0.0/4", "a reserved address"),
        ("2001::/32", "an address inside a Teredo tunnel"),
        ("64:ff9b:1::/48", "an address of a local translation, which hides the real one"),
        ("fec0::/10", "an address of a kind that was given up"),
    )
)
"""What is never called, and what it is in words."""

_TRANSLATED = ip_network("64:ff9b::/96")
_COMPATIBLE = ip_network("::/96")
_ISATAP = (0x0000_5EFE, 0x0200_5EFE)


class AddressRefused(Exception):
    """An address that may not be called; `reason` is a sentence for the person."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressRule:
    """Which addresses may be called.

    allow_private: also this computer and the networks around it, where products under test often
    run. allow_public: everything else; switched off where a key would travel unencrypted.
    """

    allow_private: bool = False
    allow_public: bool = True

    def check(self, given: str) -> None:
        """Raises AddressRefused, with the remedy, for an address that may not be called."""
        for address in _meanings(ip_address(given)):
            if what := _find_refused(address):
                raise AddressRefused(f"{given} is {what}. It is never called.")
            self._check_reach(given, address)

    def _check_reach(self, given: str, address: Address) -> None:
        if address.is_global:
            if not self.allow_public:
                raise AddressRefused(
                    f"The key would travel unencrypted to the public address {given}. "
                    "Use https, or add `allow_plain_http: true` to its settings."
                )
        elif not self.allow_private:
            place = "this computer" if address.is_loopback else "in a private network"
            raise AddressRefused(
                f"{given} is {place}. To call it, add `allow_private: true` to its settings."
            )


def _meanings(address: Address) -> tuple[Address, ...]:
    """The address, and the IPv4 address that is written inside it."""
    if isinstance(address, IPv4Address):
        return (address,)
    if mapped := address.ipv4_mapped:
        return (mapped,)
    low = IPv4Address(int(address) & 0xFFFF_FFFF)
    if address in _TRANSLATED:
        return (low,)
    if address.sixtofour:
        return (address, address.sixtofour)
    is_compatible = address in _COMPATIBLE and int(address) > 1
    if is_compatible or (int(address) >> 32) & 0xFFFF_FFFF in _ISATAP:
        return (address, low)
    return (address,)


def _find_refused(address: Address) -> str | None:
    return next((what for network, what in REFUSED if address in network), None)
