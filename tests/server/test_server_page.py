"""The page's files: compressed for those who accept it, kept for good if their name says what is in them."""

from pathlib import Path

import httpx
import pytest
from serving import run, serving

from calico.server import app


def test_files_are_compressed_for_those_who_accept_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "console.log('a quilt');\n" * 200
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-1.js").write_text(script)
    (tmp_path / "index.html").write_text("<!doctype html><title>Calico</title>")
    monkeypatch.setattr(app, "PAGE", tmp_path)

    async def test() -> None:
        async with serving() as served, httpx.AsyncClient(base_url=served.url, timeout=None) as client:
            plain = await client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
            small = await client.get("/assets/index-1.js", headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert small.headers["content-encoding"] == "gzip"
            assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 5
            assert plain.text == small.text == script
            assert "javascript" in small.headers["content-type"]
            assert "immutable" in small.headers["cache-control"]
            assert (await client.get("/table/abc")).text.startswith("<!doctype html>")
            assert (await client.get("/assets/../../app.py")).status_code == 404

    run(test())
