/** Bring a friend: the way to this table, at any time by day. */

import { h } from "./morph.js";
import { openSheet } from "./sheets.js";
import { say } from "./words.js";

/** @param {string} code */
export function openInvitation(code) {
  openSheet("invite", say("bring-friend"), () => h("div", { class: "invite", key: "invite" },
    h("img", { class: "qr", src: `/t/${code}/invitation.svg`, alt: say("bring-friend-about", { code }) }),
    h("p", { class: "code", "aria-label": say("code-is", { code }) }, code),
    h("p", { class: "dim" }, say("bring-friend-about", { code }))));
}
