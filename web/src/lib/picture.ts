/** A quilt on the page as a file of its own: shapes, letters and the colours that it is shown in come along. */

import letters from "../../../src/calico/drawing/fonts/CalicoSans-Bold-drawn.woff2?url";

const NAMESPACE = "http://www.w3.org/2000/svg";
const PAINTED = [
  "fill",
  "stroke",
  "stroke-width",
  "opacity",
  "fill-opacity",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-size",
  "font-weight",
  "text-anchor",
];
/** What a shape that is used takes over from where it is used. */
const INHERITED = ["color", "font-weight", "font-family"];
const VARIABLE = /var\((--[\w-]+)\)/g;

export async function pictureOf(quilt: SVGSVGElement): Promise<string> {
  const copy = quilt.cloneNode(true) as SVGSVGElement;
  const originals = quilt.querySelectorAll<SVGElement>("*");
  copy.querySelectorAll<SVGElement>("*").forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    if (!(original instanceof SVGGElement)) {
      const style = getComputedStyle(original);
      const names = original instanceof SVGUseElement ? INHERITED : PAINTED;
      for (const name of names) element.setAttribute(name, style.getPropertyValue(name));
    }
    for (const name of ["class", "tabindex", "role", "aria-label", "aria-hidden"])
      element.removeAttribute(name);
  });
  copy.querySelectorAll("path[stroke='none'][fill='none']").forEach((element) => element.remove());
  const box = quilt.viewBox.baseVal;
  copy.setAttribute("xmlns", NAMESPACE);
  copy.setAttribute("width", String(Math.round(box.width)));
  copy.setAttribute("height", String(Math.round(box.height)));
  copy.setAttribute("font-family", "Calico Sans, sans-serif");
  copy.setAttribute("font-weight", "700");
  copy.removeAttribute("class");
  copy.prepend(await typeface(), shapesFor(copy));
  const values = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(VARIABLE, (_, name: string) => values.getPropertyValue(name).trim());
}

/** Every shape of the sprite that is used, directly or by another one. */
function shapesFor(root: Element): Element {
  const found = new Map<string, Element>();
  const queue = [root.outerHTML];
  for (let markup = queue.pop(); markup !== undefined; markup = queue.pop()) {
    for (const [, id] of markup.matchAll(/#(c-[\w-]+)/g)) {
      const shape = id && !found.has(id) ? document.getElementById(id) : null;
      if (id && shape) {
        found.set(id, shape.cloneNode(true) as Element);
        queue.push(shape.outerHTML);
      }
    }
  }
  const shapes = document.createElementNS(NAMESPACE, "defs");
  shapes.append(...found.values());
  return shapes;
}

/** A file of its own can't ask the page for its font. */
async function typeface(): Promise<Element> {
  const bytes = new Uint8Array(await (await fetch(letters)).arrayBuffer());
  const source = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = `@font-face{font-family:"Calico Sans";font-weight:700;src:url(data:font/woff2;base64,${source})}`;
  return style;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveSvg(quilt: SVGSVGElement): Promise<void> {
  save(new Blob([await pictureOf(quilt)], { type: "image/svg+xml" }), "calico-quilt.svg");
}

export async function savePng(quilt: SVGSVGElement, scale = 2): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pictureOf(quilt))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(blob, "calico-quilt.png");
}
