/** The words of the page, as the table put them there. Blanks stand as `{name}`. */

const page = document.getElementById("words");
/** @type {Record<string, string>} */
const words = page ? JSON.parse(page.textContent ?? "{}") : {};

/**
 * A text of the page with its blanks filled in: `say("seat", { number: 4 })`.
 * @param {string} name the message without its `page-`
 * @param {Record<string, string | number>} [blanks]
 */
export function say(name, blanks = {}) {
  const text = words[`page-${name}`] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, blank) => (blank in blanks ? String(blanks[blank]) : whole));
}

/** A word that begins a line or stands on a button. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The language this page is written in. */
export const language = document.documentElement.lang || "en";
