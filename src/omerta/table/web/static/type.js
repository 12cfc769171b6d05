/**
 * Nothing is drawn before all faces are there, whatever the first words need: no letter changes its shape afterwards, and
 * no phone asks for a face when a card turns up. Where they do not come in time the machine's own do.
 */

const PATIENCE = 2000;

await Promise.race([
  Promise.allSettled([...document.fonts].map((face) => face.load())),
  new Promise((late) => setTimeout(late, PATIENCE)),
]);

export {};
