"""Write everything in the project that is made from something else in it: `make generate`.

    python tools/generate.py            writes what is out of date
    python tools/generate.py --check    only says what is, exit code 1 if anything

The typeface (tools/fonts.py) needs its originals and the players' figures (tools/figures.py) need hours: they have
commands of their own.
"""

import sys
from pathlib import Path

import figures
import icons
import page_data
import pictures
import protocol_types
import refusals

ROOT = Path(__file__).parents[1]
_WHOLE = (page_data.FOLDER, pictures.FOLDER)  # folders that hold nothing else


def generated() -> dict[str, bytes]:
    """Every generated file by its path."""
    texts = protocol_types.files() | page_data.files() | pictures.files()
    texts |= refusals.files(ROOT) | figures.files(ROOT)
    return {path: text.encode() for path, text in texts.items()} | icons.files(ROOT)


def main(arguments: list[str]) -> int:
    """Write or check the files; what is left over from before is removed."""
    files = generated()
    stale = [path for path, content in files.items() if _read(ROOT / path) != content]
    left_over = [
        path for folder in _WHOLE for path in (ROOT / folder).iterdir() if str(path.relative_to(ROOT)) not in files
    ]
    if "--check" in arguments:
        for path in [*stale, *(str(old.relative_to(ROOT)) for old in left_over)]:
            print(f"{path} is out of date: run make generate", file=sys.stderr)
        return 1 if stale or left_over else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_bytes(files[path])
        print(path)
    for old in left_over:
        old.unlink()
    return 0


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
