/** The page as an app: where the browser lets us, its look is kept for the next time. */

if (isSecureContext && "serviceWorker" in navigator) {
  // Where a certificate was made on the spot and is not trusted, there is none, and everything goes on as before.
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}

export {};
