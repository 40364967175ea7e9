"""The icons of the installed page, made from web/public/icon.svg."""

from pathlib import Path

from calico.drawing.png import svg_to_png

FOLDER = "web/public"
GROUND = "#6b4a35"
SAFE = 0.8  # of a maskable icon: what lies within is never cut off


def files(root: Path) -> dict[str, bytes]:
    """Every icon by its path."""
    icon = (root / FOLDER / "icon.svg").read_text(encoding="utf-8")
    found = {f"{FOLDER}/icon-{size}.png": svg_to_png(icon, width=size) for size in (192, 512)}
    inner = icon.replace("<svg ", f'<svg x="{32 * (1 - SAFE)}" y="{32 * (1 - SAFE)}" width="{64 * SAFE}" ', 1)
    inner = inner.replace('width="', f'height="{64 * SAFE}" width="', 1)
    ground = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="{GROUND}"/>'
    )
    return found | {f"{FOLDER}/icon-maskable-512.png": svg_to_png(f"{ground}{inner}</svg>", width=512)}
