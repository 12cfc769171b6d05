/** Settings of this device. A browser that keeps nothing gets the defaults every time. */

/** @template T @param {string} name @param {T} otherwise @returns {T} */
export function kept(name, otherwise) {
  try {
    const text = localStorage.getItem(`omerta:${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`omerta:${name}`, JSON.stringify(value));
  } catch {
    // Nothing to be done: the setting lasts as long as the page.
  }
}
