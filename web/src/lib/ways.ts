/** The ways into a game, each with its cat. */
import type { Cat } from "../protocol";

export const WAYS: readonly { name: string; href: string; cat: Cat }[] = [
  { name: "learn", href: "#/learn", cat: "callie" },
  { name: "solo", href: "#/new/solo", cat: "tibbit" },
  { name: "bots", href: "#/new/bots", cat: "tecolote" },
  { name: "friends", href: "#/new/friends", cat: "millie" },
  { name: "shared", href: "#/new/shared", cat: "rumi" },
  { name: "scenarios", href: "#/new/scenarios", cat: "gwenivere" },
];
