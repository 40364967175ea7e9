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

// The page may be served under any path, so its own addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), worker()],
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
