import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./generated/palettes.css";
import "./lib/install.svelte";
import sprite from "./generated/sprite.svg?url";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, speak } from "./lib/texts.svelte";

/** The shapes that every drawing uses stand once in the page. */
async function drawSprite(): Promise<void> {
  const response = await fetch(sprite);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  parsed.setAttribute("width", "0");
  parsed.setAttribute("height", "0");
  parsed.setAttribute("aria-hidden", "true");
  parsed.setAttribute("class", "sprite");
  document.body.prepend(parsed);
}

const target = document.getElementById("app");
if (target) {
  void session.open();
  await Promise.all([drawSprite(), speak(preferredLanguage(settings.language, navigator.languages))]);
  mount(App, { target });
}

if (import.meta.env.PROD && "serviceWorker" in navigator && location.protocol !== "file:") {
  void navigator.serviceWorker.register("./worker.js").catch(() => undefined); // the page works without it
}
