"""A device that holds passkeys, in software: what a browser would send, and what a forger would."""

import hashlib
import json
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes as decode
from webauthn.helpers import bytes_to_base64url as encode

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Device:
    """One passkey. `origin` is the page that the browser believes to show."""

    origin: str
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user: str = ""
    count: int = 0

    def register(self, asked: Json, name: str = "Laptop") -> Json:
        """The answer to `PasskeyCreation`."""
        self.user = asked["user"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(asked["site"], ATTESTED) + attested
        return {
            "name": name,
            "id": encode(self.id),
            "client_data": encode(self._client_data("webauthn.create", asked["challenge"])),
            "attestation": encode(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def sign_in(self, asked: Json) -> Json:
        """The answer to `PasskeyRequest`."""
        self.count += 1
        data = self._data(asked["site"])
        client_data = self._client_data("webauthn.get", asked["challenge"])
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encode(self.id),
            "client_data": encode(client_data),
            "authenticator_data": encode(data),
            "signature": encode(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }

    def _data(self, site: str, more: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _client_data(self, type: str, challenge: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()


def tampered(text: str) -> str:
    """The same base64url with one bit changed."""
    data = bytearray(decode(text))
    data[-1] ^= 1
    return encode(bytes(data))
