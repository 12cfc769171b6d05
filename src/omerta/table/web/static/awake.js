/** A screen that stays awake while a table is open on it; where the browser does not let us, it is said how to have it. */

import { h } from "./morph.js";
import { say } from "./words.js";

/** A browser has this at a safe address only. */
const possible = "wakeLock" in navigator;

export function keepAwake() {
  if (!possible) return;
  const ask = () => {
    if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => undefined); // a tired battery says no
  };
  // Whoever leaves the page gives it back, and gets it again when he returns.
  document.addEventListener("visibilitychange", ask);
  ask();
}

export function awakeLine() {
  return possible ? null : h("p", { class: "dim", key: "awake" }, say("awake-missing"));
}
