/** What a book sounds like: numbers and names that stand in sound.css as its colours do in look.css. */

/** @typedef {{ kind: string, level: number }} Layer one thing that sounds in the air, and how loud */

/**
 * @typedef {object} Tuning
 * @property {number} root the keynote, in hertz
 * @property {readonly number[]} scale semitones above the keynote
 * @property {number} pace seconds from note to note
 * @property {readonly number[]} partials of a tone, as multiples of its pitch
 * @property {readonly number[]} levels how loud each partial is
 * @property {number} attack seconds until a tone is there
 * @property {number} decay seconds until it is gone
 * @property {number} strike how much of the blow is heard
 * @property {number} tremble how many times a second a tone trembles
 * @property {readonly number[]} hall seconds of echo, and its share
 * @property {readonly Layer[]} dark the air while eyes are closed
 * @property {readonly Layer[]} light the air while people talk
 */

/** The sound of the book whose look this element has. @param {Element} element @returns {Tuning} */
export function tuningOf(element) {
  const style = getComputedStyle(element);
  /** @param {string} name */
  const text = (name) => style.getPropertyValue(`--sound-${name}`).trim();
  /** @param {string} name */
  const numbers = (name) => text(name).split(/\s+/).map(Number);
  /** @param {string} name */
  const one = (name) => numbers(name)[0];
  /** @param {string} name */
  const layers = (name) => text(name).split(",").map((layer) => layer.trim().split(/\s+/))
    .map(([kind, level]) => ({ kind, level: Number(level) }));
  return {
    root: one("root"), scale: numbers("scale"), pace: one("pace"),
    partials: numbers("partials"), levels: numbers("levels"),
    attack: one("attack"), decay: one("decay"), strike: one("strike"), tremble: one("tremble"), hall: numbers("hall"),
    dark: layers("dark"), light: layers("light"),
  };
}

/** The pitch of a step of the scale; 0 is the keynote, and below it goes on. @param {Tuning} tuning @param {number} step */
export function pitch({ root, scale }, step) {
  const octave = Math.floor(step / scale.length);
  return root * 2 ** (octave + scale[step - octave * scale.length] / 12);
}
