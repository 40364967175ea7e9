import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import Broken from "./components/Broken.svelte";
import "./app.css";
import "./generated/palettes.css";
import "./lib/install.svelte";
import sprite from "./generated/sprite.svg?url";
import { route } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, speak, stammer } from "./lib/texts.svelte";
import { watchForTrouble } from "./lib/trouble.svelte";
import { screens } from "./screens";

/** The shapes that every drawing uses stand once in the page. */
async function drawSprite(): Promise<void> {
  const response = await fetch(sprite);
  if (!response.ok) throw new Error(`${response.status} ${sprite}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  parsed.setAttribute("width", "0");
  parsed.setAttribute("height", "0");
  parsed.setAttribute("aria-hidden", "true");
  parsed.setAttribute("class", "sprite");
  // A shape that is used is a copy: its original needs neither style nor layout. Weaves and clips need both.
  const shapes = parsed.cloneNode() as SVGSVGElement;
  shapes.setAttribute("display", "none");
  shapes.append(...parsed.querySelectorAll("defs > :is(g, use, text, path)"));
  document.body.prepend(parsed, shapes);
}

watchForTrouble();
const target = document.getElementById("app");
if (target) {
  const language = preferredLanguage(settings.language, navigator.languages);
  stammer(language);
  void session.open();
  const wanted = Object.entries(screens).find(([name]) => name === route()[0]);
  wanted?.[1]().catch(() => undefined); // on its way with all the rest; the page asks again when it shows it
  try {
    await Promise.all([drawSprite(), speak(language)]);
    target.replaceChildren(); // what stands there in case that this program does not come
    mount(App, { target });
  } catch (error) {
    console.error(error);
    target.replaceChildren();
    mount(Broken, { target, props: { kind: "part", isAlone: true } });
  }
}

if (import.meta.env.PROD && "serviceWorker" in navigator && location.protocol !== "file:") {
  void navigator.serviceWorker.register("./worker.js").catch(() => undefined); // the page works without it
}
