/** What people have put into the fields of a page. */

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** What the field holds that was changed. @param {Event} change */
export function valueOf(change) {
  return /** @type {Field} */ (change.currentTarget).value;
}

/** Is the box ticked that was changed? @param {Event} change */
export function isTicked(change) {
  return /** @type {HTMLInputElement} */ (change.currentTarget).checked;
}

/** A field of the form that is sent. @param {SubmitEvent} submit @param {string} name */
export function fieldOf(submit, name) {
  const form = /** @type {HTMLFormElement} */ (submit.currentTarget);
  return /** @type {Field} */ (form.elements.namedItem(name));
}

/** What stands in it, without blanks round it. @param {SubmitEvent} submit @param {string} name */
export function typedInto(submit, name) {
  return fieldOf(submit, name).value.trim();
}
