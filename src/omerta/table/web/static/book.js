/** The page of a book: what is typed leaves only what answers it, on the page itself. */

import "./type.js";
import { search } from "./search.js";
import { language, say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector(".look-for"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("looked-for"));
const told = /** @type {HTMLElement} */ (document.getElementById("found"));
const print = /** @type {HTMLButtonElement} */ (document.getElementById("print"));
const entries = [...document.querySelectorAll(".entry")].map((place) => ({
  place: /** @type {HTMLElement} */ (place),
  number: place.classList.contains("rule-entry") ? place.id : "",
  text: place.textContent ?? "",
}));
const boxes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".passage, .part")]);

form.hidden = print.hidden = false;
print.addEventListener("click", () => window.print());
form.addEventListener("submit", (submit) => submit.preventDefault());
field.addEventListener("input", () => look());
addEventListener("hashchange", uncover);
// Whoever changes the language stays at his rule.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-keeps-place]"))) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

function look() {
  const typed = field.value.trim();
  document.body.toggleAttribute("data-looking", Boolean(typed));
  const found = new Set(typed ? search(entries, typed, language, (each) => each) : entries);
  for (const each of entries) each.place.hidden = !found.has(each);
  for (const box of boxes) box.hidden = Boolean(typed) && !box.querySelector(".entry:not([hidden])");
  told.textContent = !typed ? "" : found.size ? say("almanac-found", { number: found.size }) : say("almanac-none");
}

/** A link leads to a rule that the search has put away: then everything is shown again. */
function uncover() {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place || place.checkVisibility()) return;
  field.value = "";
  look();
  place.scrollIntoView();
}
look();
