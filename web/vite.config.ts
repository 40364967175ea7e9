import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The service worker with the names of all files of this build, so that it keeps the page from the first visit on. */
function worker(): Plugin {
  return {
    name: "calico-worker",
    async generateBundle(_, bundle) {
      const files = JSON.stringify(Object.keys(bundle).filter((name) => name.startsWith("assets/")));
      const plain = await this.fs.readFile("worker.js", { encoding: "utf8" });
      const source = plain.replace("FILES = []", `FILES = ${files}`);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** What the page says if its program does not come: in each language, and without any script. */
function unstarted(): Plugin {
  let lines = "";
  return {
    name: "calico-unstarted",
    async buildStart() {
      lines = "";
      for (const language of ["en", "fr", "de", "pl", "ru"]) {
        const file = `../src/calico/locales/${language}/broken.ftl`;
        const texts = await this.fs.readFile(file, { encoding: "utf8" });
        const text = (name: string): string => new RegExp(`^${name} = (.*)$`, "m").exec(texts)?.[1] ?? "";
        lines += `<p lang="${language}">${text("broken-part-title")} – <a href="">${text("broken-reload")}</a></p>`;
      }
    },
    transformIndexHtml: (html) => html.replace("<!-- unstarted -->", `<div class="unstarted">${lines}</div>`),
  };
}

// The page may be served under any path, so its own addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), worker(), unstarted()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8017", ws: true } },
  },
});
