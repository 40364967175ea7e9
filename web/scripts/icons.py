"""Write the icons of the installed page, from web/public/icon.svg: python web/scripts/icons.py."""

from pathlib import Path

from calico.drawing.png import svg_to_png

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "#6b4a35"
SAFE = 0.8  # of a maskable icon: what lies within is never cut off


def main() -> None:
    """Write them."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        (PUBLIC / f"icon-{size}.png").write_bytes(svg_to_png(icon, width=size))
    inner = icon.replace("<svg ", f'<svg x="{32 * (1 - SAFE)}" y="{32 * (1 - SAFE)}" width="{64 * SAFE}" ', 1)
    inner = inner.replace('width="', f'height="{64 * SAFE}" width="', 1)
    ground = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="{GROUND}"/>'
    )
    (PUBLIC / "icon-maskable-512.png").write_bytes(svg_to_png(f"{ground}{inner}</svg>", width=512))


if __name__ == "__main__":
    main()
