"""A program of somebody else on this machine, at a public name: it takes webhooks, and is a push service for browsers here."""

from __future__ import annotations

import json
import os
import ssl
import subprocess
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from httpcore import AnyIOBackend, AsyncNetworkStream

from vezerkar.server.notices.public_network import PublicNetwork
from vezerkar.server.notices.public_post import PublicPost
from vezerkar.server.notices.webhook_sender import WebhookSender

SOMEWHERE = "93.184.215.14"
"""A public address, which no test speaks to."""
SERVICE = "https://hooks.example"


class Inner(AnyIOBackend):
    """Opens connections to a port of this machine instead of the address that was checked, and keeps which was asked for."""

    def __init__(self, port: int = 0) -> None:
        super().__init__()
        self.port = port
        self.asked: list[str] = []

    async def connect_tcp(self, host: str, port: int, *args: Any, **more: Any) -> AsyncNetworkStream:
        self.asked.append(host)
        return await super().connect_tcp("127.0.0.1", self.port, *args, **more)


class Names:
    """Looks up names: each time the next of these answers, the last one for ever."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str) -> list[str]:
        self.asked.append(host)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Endpoint:
    """A program of somebody else that takes posts, by TLS on this machine."""

    def __init__(self, folder: Path) -> None:
        self.posts: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        self.body = b""
        key, cert = folder / "key.pem", folder / "cert.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert), "-days", "2"]
        names = ["-subj", "/CN=hooks.example", "-addext", "subjectAltName=DNS:hooks.example"]
        subprocess.run([*make, *names], check=True, capture_output=True)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(cert, key)
        self.certificate = str(cert)
        self.trust = ssl.create_default_context(cafile=self.certificate)
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["Content-Length"]))
                endpoint.posts.append((dict(self.headers), content))
                self.send_response(endpoint.status)
                for name, value in endpoint.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(endpoint.body)

            def log_message(self, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.inner = Inner(self.server.server_port)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def post(self, *answers: list[str]) -> PublicPost:
        return PublicPost(PublicNetwork(Names(*answers or ([SOMEWHERE],)), self.inner), self.trust)

    def sender(self, *answers: list[str]) -> WebhookSender:
        return WebhookSender(self.post(*answers), lambda: 1795434000.0)


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Browser:
    """A browser that has subscribed: only it can read what is sealed for it."""

    def __init__(self, path: str = "/wpush/anna", service: str = SERVICE) -> None:
        self.endpoint = service + path
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self._auth)}

    def opened(self, sealed: bytes) -> Any:
        return json.loads(http_ece.decrypt(sealed, private_key=self._private, auth_secret=self._auth, version="aes128gcm"))
