"""docs/hosting.md: its recipes are followed, its settings are those that exist, backups work while it runs."""

import asyncio
import contextlib
import json
import os
import pty
import re
import shutil
import signal
import sqlite3
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from certificates import make_certificate
from killing import free_port
from serving import GENEROUS, guest, run, serving
from websockets.asyncio.client import connect
from websockets.typing import Origin

from calico.cli.entry import main
from calico.rules import CalicoError
from calico.server.settings import KNOWN_VARIABLES, Settings, load_settings
from calico.server.store.sql import SqlStore

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_postgresql_recipe(postgres_cluster: str, tmp_path: Path) -> None:
    async def fill() -> str:
        store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        async with serving(store) as served, guest(served) as ari:
            return await ari.create(public=True)

    table = asyncio.run(fill())
    port = postgres_cluster.rpartition(":")[2]
    ports = [free_port(), free_port()]
    recipe = _recipe("postgresql", "sh").replace("5432", port)
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


def test_the_systemd_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd-analyze: apt-get install systemd")
    unit = _recipe("systemd", "ini")
    assert "/opt/calico/bin/calico" in unit
    (tmp_path / "calico.service").write_text(
        unit.replace("/opt/calico/bin/calico", str(Path(sys.executable).parent / "calico")), encoding="utf-8"
    )
    done = subprocess.run(
        [analyze, "verify", "--recursive-errors=no", "--man=no", str(tmp_path / "calico.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_service_has_files_enough_and_keeps_what_it_compiles(tmp_path: Path) -> None:
    unit = dict(line.split("=", 1) for line in _recipe("systemd", "ini").splitlines() if "=" in line)
    assert int(unit["LimitNOFILE"]) >= 2 * Settings().tables_in_memory, "each of two people has a socket"
    found = re.search(r"^Environment=(\w+)=(/var/cache/.+)$", _recipe("systemd", "ini"), re.MULTILINE)
    assert found is not None
    name, folder = found.groups()
    assert folder == f"/var/cache/{unit['CacheDirectory']}"
    asked = "from calico.kernel.compiling import cache_folder; print(cache_folder())"
    environment = {**os.environ, name: str(tmp_path)}
    kept = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert Path(kept.stdout.strip()).parent == tmp_path


def test_the_page_and_its_socket_through_nginx(tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(nginx).exists():
        pytest.skip("no nginx: apt-get install nginx-light")

    async def test() -> None:
        site = f"https://quilts.example:{(port := free_port())}"
        async with serving(settings=GENEROUS.but(secure_cookies=True, site=site)) as served:
            _write_nginx(tmp_path, port, served.url.rpartition(":")[2])
            command = [
                nginx,
                "-p",
                str(tmp_path),
                "-c",
                str(tmp_path / "nginx.conf"),
                "-e",
                str(tmp_path / "error.log"),
            ]
            tried = await asyncio.to_thread(subprocess.run, [*command, "-t"], capture_output=True, text=True)
            assert tried.returncode == 0, tried.stderr
            process = subprocess.Popen(command)
            try:
                await _visit(site, port, ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem")), process)
            finally:
                process.terminate()
                await asyncio.to_thread(process.wait)

    run(test())


def _write_nginx(folder: Path, port: int, behind: str) -> None:
    """The recipe with the test's ports and certificate, in the frame that Debian puts around it."""
    make_certificate(folder, "quilts.example")
    recipe = _recipe("nginx", "nginx")
    for written, ours in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8017", f"127.0.0.1:{behind}"),
        ("/etc/letsencrypt/live/quilts.example", str(folder)),
    ):
        assert written in recipe
        recipe = recipe.replace(written, ours)
    user = "user root;" if os.geteuid() == 0 else ""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    frame = f"daemon off; {user} pid {folder}/pid; events {{}}\nhttp {{ access_log off;\n{paths}{recipe}}}\n"
    (folder / "nginx.conf").write_text(frame, encoding="utf-8")


async def _visit(site: str, port: int, trust: ssl.SSLContext, nginx: "subprocess.Popen[bytes]") -> None:
    """A browser at the site: https with the site's name, whatever address it has."""
    headers = {"Host": site.removeprefix("https://"), "X-Calico": "1", "Origin": site}
    named = {"sni_hostname": "quilts.example"}
    async with httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", headers=headers, verify=trust, timeout=None
    ) as http:
        while True:
            with contextlib.suppress(httpx.ConnectError):
                await http.get("/healthz", extensions=named)
                break
            assert nginx.poll() is None, "nginx has ended"
            await asyncio.sleep(0.05)
        made = await http.post("/api/v1/guests", json={"name": "Ari"}, extensions=named)
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        assert "; secure" in cookie.lower()
        asked = await http.post("/api/v1/passkeys/login/begin", extensions=named)
        assert asked.json()["site"] == "quilts.example"
        assert (await http.get("/metrics", extensions=named)).status_code == 403
        foreign = {"Origin": "https://evil.example"}
        refused = await http.post("/api/v1/guests", json={"name": "Ari"}, headers=foreign, extensions=named)
        assert refused.status_code == 403
        async with connect(
            site.replace("https", "wss") + "/api/v1/socket",
            host="127.0.0.1",
            port=port,
            ssl=trust,
            server_hostname="quilts.example",
            origin=Origin(site),
            additional_headers={"Cookie": cookie.partition(";")[0]},
            open_timeout=None,
        ) as wire:
            await wire.send('{"type": "hello", "protocol": 1}')
            assert json.loads(await wire.recv())["type"] == "welcome"


def _recipe(name: str, language: str) -> str:
    found = re.search(rf"<!-- recipe: {name} -->\n```{language}\n(.*?)```", HOSTING, re.DOTALL)
    assert found is not None
    return found[1]


def _listed(url: str, shell: "subprocess.Popen[bytes]") -> list[str]:
    while True:
        try:
            return [one["id"] for one in httpx.get(f"{url}/api/v1/tables", timeout=None).json()]
        except httpx.HTTPError:
            assert shell.poll() is None, shell.stdout.read().decode() if shell.stdout else ""
            time.sleep(0.1)


def test_every_setting_is_described() -> None:
    described = set(re.findall(r"`([a-z_]+)`", HOSTING))
    assert set(Settings.model_fields) <= described


def test_settings_come_from_the_first_place_that_names_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "calico.toml"
    file.write_text('port = 1\nhost = "a"\norigins = ["https://x.example"]\nbot_seconds = 1\n', encoding="utf-8")
    monkeypatch.setenv("CALICO_PORT", "2")
    monkeypatch.setenv("CALICO_SECURE_COOKIES", "yes")
    monkeypatch.setenv("CALICO_DATABASE", "b.sqlite")
    settings = load_settings({"port": "3", "host": None}, file=file)
    assert (settings.port, settings.host, settings.database) == (3, "a", "b.sqlite")
    assert settings.origins == ("https://x.example",)
    assert settings.secure_cookies
    assert settings.bot_seconds == 1.0
    monkeypatch.setenv("CALICO_ORIGINS", "https://y.example https://z.example")
    monkeypatch.setenv("CALICO_CONFIG", str(file))
    settings = load_settings()
    assert settings.origins == ("https://y.example", "https://z.example")
    assert (settings.port, settings.host) == (2, "a")
    assert Settings().host == "127.0.0.1", "loopback by default"


BAD = [
    ("port", "99999", "setting-range"),
    ("port", "-1", "setting-range"),
    ("port", "x", "setting-range"),
    ("requests_per_minute", "0", "setting-whole"),
    ("sign_ups_per_hour", "-3", "setting-whole"),
    ("messages_per_second", "1.5", "setting-whole"),
    ("sockets_per_address", "0", "setting-whole"),
    ("tables_in_memory", "0", "setting-whole"),
    ("bot_processes", "0", "setting-whole"),
    ("bot_seconds", "0", "setting-number"),
    ("bot_seconds", "nan", "setting-number"),
    ("bot_seconds", "inf", "setting-number"),
    ("log_level", "loud", "setting-choice"),
    ("log_json", "maybe", "setting-switch"),
    ("database", "", "setting-database"),
    ("database", "mysql://me:secret@host/name", "setting-database"),
    ("origins", "https://a.example b.example", "setting-site"),
    ("origins", "https://a.example/path", "setting-site"),
    ("trusted_proxies", "127.0.0.1, proxy", "setting-networks"),
    ("push_contact", "me@quilts.example", "setting-contact"),
]


@pytest.mark.parametrize(("name", "text", "code"), BAD)
def test_a_bad_setting_is_refused_alike_wherever_it_stands(
    name: str, text: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CalicoError) as by_option:
        load_settings({name: text})
    file = tmp_path / "calico.toml"
    file.write_text(f"{name} = {json.dumps(text)}\n", encoding="utf-8")
    with pytest.raises(CalicoError) as by_file:
        load_settings(file=file)
    monkeypatch.setenv(f"CALICO_{name.upper()}", text)
    with pytest.raises(CalicoError) as by_environment:
        load_settings()
    assert [problem.code for problem in by_option.value.problems] == [code]
    assert by_option.value.problems == by_file.value.problems == by_environment.value.problems
    assert f"“{name}”" in str(by_option.value)
    assert "secret" not in str(by_option.value), "a database's password is not repeated"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("prot = 1", "setting-misspelt"),
        ("zzz = 1", "setting-unknown"),
        ("port = true", "setting-range"),
        ("bot_seconds = true", "setting-number"),
        ("host = 5", "setting-text"),
        ("origins = 5", "setting-list"),
        ("nonsense", "file-unreadable"),
    ],
)
def test_a_bad_settings_file_is_refused(text: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "calico.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CalicoError) as refused:
        load_settings(file=file)
    assert [problem.code for problem in refused.value.problems] == [code]


def test_everything_wrong_with_the_settings_is_said_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CALICO_LOG_LEVEL", "loud")
    monkeypatch.setenv("CALICO_SECURE_COOKIE", "true")
    monkeypatch.setenv("CALICO_SKIP_PAGE", "1")
    file = tmp_path / "calico.toml"
    file.write_text("requests_per_minute = 0\ntypo = 1\n", encoding="utf-8")
    assert main(["serve", "--port", "99999", "--config", str(file), "--language", "en"]) == 2
    said = capfd.readouterr().err
    assert said.count("\n") == 1
    assert said.split(". ") == [
        "There is no setting “CALICO_SECURE_COOKIE”; did you mean “CALICO_SECURE_COOKIES”? "
        "The setting “port” must be a whole number from 0 to 65535, not “99999”",
        "The setting “requests_per_minute” must be a whole number, 1 or more, not “0”",
        "The setting “log_level” must be one of debug, info, warning, error, critical, not “loud”",
        f"There is no setting “typo”; the settings are: {', '.join(Settings.model_fields)}.\n",
    ]


def test_every_variable_that_begins_like_a_setting_is_known() -> None:
    """Whoever builds, tests or plays with one of our variables set can still start a server."""
    top = Path(__file__).parents[2]
    sources = [
        path
        for folder in ("src", "tests", "benchmarks", "scripts", "examples")
        for path in (top / folder).rglob("*.py")
        if path != Path(__file__)
    ]
    used = set()
    for path in [*sources, top / "hatch_build.py", top / "Makefile"]:
        used |= set(re.findall(r"\bCALICO_[A-Z_]*[A-Z]\b", path.read_text(encoding="utf-8")))
    assert used
    assert used <= KNOWN_VARIABLES


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
            unseen = await ari.post("/records", {"id": "import-03", "record": record.replace('"random"', '"\u2800"')})
            assert unseen.json()["problems"][0]["code"] == "name-unfit"
            open_table = await ari.create(mode="beginner", seats=[{"kind": "person"}])
            await ari.done(open_table, "start")
            assert (await ari.get(f"/tables/{open_table}/record")).json()["problems"][0]["code"] == "game-hidden"
        with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
            assert copy.execute("select count(*) from events where table_id = ?", (table,)).fetchone()[0] >= 24

    run(test())
    assert main(["server", "backup", str(tmp_path / "x"), "--database", "postgresql://localhost/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_who_starts_it_in_a_terminal_sees_the_address_first(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    calico = Path(sys.executable).with_name("calico")
    command = [str(calico), "serve", "--port", "0", "--database", str(tmp_path / "calico.sqlite")]
    server = subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=theirs, env={**os.environ, "NO_COLOR": "1"})
    os.close(theirs)
    try:
        with open(ours, encoding="utf-8") as screen:
            said = screen.readline()
            assert re.search(r"http://127\.0\.0\.1:\d+", said), said
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()


def test_files_with_peoples_data_are_their_owners_alone(tmp_path: Path) -> None:
    database = tmp_path / "calico.sqlite"
    kept = os.umask(0)  # a system that would let everybody read and write
    try:

        async def test() -> set[str]:
            async with serving(SqlStore.sqlite(database)) as served, guest(served):
                for command in ("backup", "export"):
                    arguments = ["server", command, str(tmp_path / command), "--database", str(database)]
                    assert await asyncio.to_thread(main, arguments) == 0
                return {path.name for path in tmp_path.iterdir() if path.stat().st_mode & 0o777 != 0o600}

        open_to_others = run(test())
    finally:
        os.umask(kept)
    assert {path.name for path in tmp_path.iterdir()} >= {"calico.sqlite", "backup", "export"}
    assert not open_to_others
