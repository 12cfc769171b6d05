/** What follows from a face. */

/** Are eyes closed and phones still? Then nothing may sound, shake or differ. @param {Whole.Face | null} face */
export function hushed(face) {
  if (face?.type !== "phone" && face?.type !== "screen") return false;
  const covered = face.type === "phone" && Boolean(face.panel?.covered);
  return face.stage === "playing" && (face.hush || covered);
}

/** Is what is looked up words alone? On phones and the screen where nothing may shine, at the desk where the host needs little light. @param {Whole.Face} face */
export function plainly(face) {
  return face.type === "desk" ? face.dark : hushed(face);
}

/** How many names a deed needs: all it has room for, unless fewer will do. @param {Whole.DeedOffer} deed */
export function enough(deed) {
  return deed.least ?? deed.targets;
}
