"""Where a package is missing, the error names it and a command that installs it from a clone."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from calico.extras import MissingExtra, require

ROOT = Path(__file__).parent.parent
MISSING = [
    ("import calico.kernel", "numba", "kernel"),
    ("from calico.kernel.tables import bit_of", "numpy", "kernel"),
    ("import calico.arena", "numpy", "kernel"),
    ("import calico.simulation", "numpy", "kernel"),
    ("import calico.training.run", "numba", "kernel"),
    ("import calico.analysis", "numba", "cli"),
    ("import calico.analysis", "fluent", "cli"),
    ("import calico.envs", "gymnasium", "envs"),
    ("import calico.envs.batch", "numba", "envs"),
    ("import calico.server.app", "fastapi", "server"),
    ("import calico.client", "websockets", "client"),
    ("from calico.players import find_player; find_player('quilter')", "numpy", "kernel"),
    ("from calico.players.weights import read_weights", "numpy", "kernel"),
    ("from calico.drawing import svg_to_png; svg_to_png('<svg/>')", "resvg_py", "png"),
    ("from calico import plotting; plotting.check_plot(plotting.Path('a.png'))", "matplotlib", "research"),
]


@pytest.mark.parametrize(("code", "package", "extra"), MISSING)
def test_a_missing_package_is_named_with_its_extra(code: str, package: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.modules[{package!r}] = None; {code}"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    said = done.stderr.strip().splitlines()[-1]
    assert said.startswith("calico.extras.MissingExtra: ")
    assert f"“{package}”" in said
    assert said.endswith(f"pip install '.[{extra}]'")


def test_it_is_an_import_error_too_and_travels_between_processes() -> None:
    with pytest.raises(ModuleNotFoundError) as caught:
        require("envs", "no_such_package")
    assert caught.value.name == "no_such_package"
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, MissingExtra)
    assert (str(again), again.code) == (str(caught.value), "package-missing")


def test_no_text_names_an_install_command_that_fails_from_a_clone() -> None:
    texts = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.ftl")]
    naming = [path.name for path in texts if "calico-quilts[" in path.read_text(encoding="utf-8")]
    assert naming == []
