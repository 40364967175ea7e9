"""docs/hosting.md: its PostgreSQL recipe is followed, its settings are those that exist, backups work while it runs."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from killing import free_port
from serving import guest, run, serving

from calico.cli.entry import main
from calico.rules import CalicoError
from calico.server.settings import Settings, load_settings
from calico.server.store.sql import SqlStore

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_postgresql_recipe(postgres_cluster: str, tmp_path: Path) -> None:
    async def fill() -> str:
        store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        async with serving(store) as served, guest(served) as ari:
            return await ari.create(public=True)

    table = asyncio.run(fill())
    found = re.search(r"<!-- recipe: postgresql -->\n```sh\n(.*?)```", HOSTING, re.DOTALL)
    assert found is not None
    port = postgres_cluster.rpartition(":")[2]
    ports = [free_port(), free_port()]
    recipe = found[1].replace("5432", port)
    for written, free in zip(("8017", "8018"), ports, strict=True):
        assert written in recipe
        recipe = recipe.replace(written, str(free))
    programs = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PGHOST": "127.0.0.1",
        "PGPORT": port,
        "PGUSER": "calico",
    }
    # The cluster's own user is called calico already, so that step has nothing to do.
    recipe = recipe.replace("createuser calico\n", "")
    shell = subprocess.Popen(
        ["bash", "-ec", recipe + "wait"],
        cwd=tmp_path,
        env=environment,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        for port_number in ports:
            url = f"http://127.0.0.1:{port_number}"
            assert _listed(url, shell) == [table]
    finally:
        os.killpg(shell.pid, signal.SIGKILL)
        shell.wait()


def _listed(url: str, shell: "subprocess.Popen[bytes]") -> list[str]:
    for _ in range(300):
        try:
            return [one["id"] for one in httpx.get(f"{url}/api/v1/tables").json()]
        except httpx.HTTPError:
            assert shell.poll() is None, shell.stdout.read().decode() if shell.stdout else ""
            try:
                shell.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
    raise AssertionError("the server of the recipe does not answer")


def test_every_setting_is_described() -> None:
    described = set(re.findall(r"`([a-z_]+)`", HOSTING))
    assert {field.name for field in fields(Settings)} <= described


def test_settings_come_from_the_first_place_that_names_them(tmp_path: Path) -> None:
    file = tmp_path / "calico.toml"
    file.write_text('port = 1\nhost = "a"\norigins = ["https://x.example"]\nbot_seconds = 1\n', encoding="utf-8")
    environment = {"CALICO_PORT": "2", "CALICO_SECURE_COOKIES": "yes", "CALICO_DATABASE": "b.sqlite"}
    settings = load_settings({"port": 3, "host": None}, environment=environment, file=file)
    assert (settings.port, settings.host, settings.database) == (3, "a", "b.sqlite")
    assert settings.origins == ("https://x.example",)
    assert settings.secure_cookies
    assert settings.bot_seconds == 1.0
    assert load_settings(environment={}).host == "127.0.0.1", "loopback by default"


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("prot = 1", {}),
        ("port = 'x'", {}),
        ("port = true", {}),
        ("nonsense", {}),
        ("", {"CALICO_PORT": "x"}),
        ("", {"CALICO_LOG_JSON": "maybe"}),
    ],
)
def test_bad_settings_are_refused(text: str, environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "calico.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CalicoError):
        load_settings(environment=environment, file=file)


def test_backup_while_it_runs_and_records_in_and_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        async with serving(store) as served, guest(served) as ari:
            table = await ari.create(mode="beginner", seats=[{"kind": "bot", "bot": "random"}])
            await ari.done(table, "start")
            while (await ari.state(table))["status"] != "over":
                await asyncio.sleep(0.05)
            record = (await ari.get(f"/tables/{table}/record")).text
            arguments = ["server", "backup", str(tmp_path / "copy.sqlite")]
            arguments += ["--database", str(tmp_path / "calico.sqlite")]
            assert await asyncio.to_thread(main, arguments) == 0
            assert await asyncio.to_thread(main, arguments) == 2, "a backup overwrites nothing"
            made = await ari.post("/records", {"id": "import-01", "record": record})
            assert made.status_code == 201, made.text
            again = (await ari.get(f"/tables/{made.json()['id']}/record")).json()
            original = httpx.Response(200, text=record).json()
            assert again["moves"] == original["moves"]
            assert again["result"] == original["result"]
            broken = await ari.post("/records", {"id": "import-02", "record": record.replace('"take":1', '"take":9')})
            assert broken.status_code == 409
            open_table = await ari.create(mode="beginner", seats=[{"kind": "person"}])
            await ari.done(open_table, "start")
            assert (await ari.get(f"/tables/{open_table}/record")).json()["problems"][0]["code"] == "game-hidden"
        with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
            assert copy.execute("select count(*) from events where table_id = ?", (table,)).fetchone()[0] >= 24

    run(test())
    assert main(["server", "backup", str(tmp_path / "x"), "--database", "postgresql://localhost/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err
