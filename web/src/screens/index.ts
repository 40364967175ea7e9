/** Screens that come when they are wanted: what most first visits do not need. */
export const screens = {
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  chart: () => import("./Chart.svelte"),
};
