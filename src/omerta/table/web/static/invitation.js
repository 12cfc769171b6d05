/** Bring a friend: the way to this table, at any time by day. */

import { h } from "./morph.js";
import { addressChoice } from "./reach.js";
import { openSheet } from "./sheets.js";
import { say } from "./words.js";

/** @import { Ask } from "./link.js" */

/**
 * @param {string} code
 * @param {() => readonly Whole.TableAddress[]} [addresses] between which whoever opened the table chooses
 * @param {Ask} [ask]
 */
export function openInvitation(code, addresses = () => [], ask) {
  openSheet("invite", say("bring-friend"), () => h("div", { class: "invite", key: "invite" },
    h("img", { class: "qr", src: `/t/${code}/invitation.svg${pointed(addresses())}`, alt: say("bring-friend-about", { code }) }),
    h("p", { class: "code", "aria-label": say("code-is", { code }) }, code),
    h("p", { class: "dim" }, say("bring-friend-about", { code })),
    ask ? addressChoice(addresses(), ask) : null));
}

/** Another address is another picture. @param {readonly Whole.TableAddress[]} addresses */
function pointed(addresses) {
  const chosen = addresses.find((each) => each.chosen);
  return chosen ? `?by=${encodeURIComponent(chosen.host)}` : "";
}
