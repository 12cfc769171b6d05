/** A chair is dragged to another place of the circle; a tap only picks it. */

const STILL = 8;

/**
 * @param {(person: number, to: number) => void} moved
 * @param {(person: number) => void} tapped
 */
export function dragging(moved, tapped) {
  let from = { x: 0, y: 0 };
  let moving = false;

  /** @param {HTMLElement} chair */
  const settle = (chair) => {
    moving = false;
    chair.removeAttribute("data-dragged");
    chair.style.removeProperty("transform");
  };

  return {
    /** @param {PointerEvent} press */
    onpointerdown: (press) => {
      if (press.button !== 0) return;
      /** @type {HTMLElement} */ (press.currentTarget).setPointerCapture(press.pointerId);
      from = { x: press.clientX, y: press.clientY };
      moving = false;
    },
    /** @param {PointerEvent} move */
    onpointermove: (move) => {
      const chair = /** @type {HTMLElement} */ (move.currentTarget);
      if (!chair.hasPointerCapture(move.pointerId)) return;
      const [dx, dy] = [move.clientX - from.x, move.clientY - from.y];
      if (!moving && Math.hypot(dx, dy) < STILL) return;
      moving = true;
      chair.dataset.dragged = "";
      chair.style.setProperty("transform", `translate(${dx}px, ${dy}px)`);
    },
    /** @param {PointerEvent} release */
    onpointerup: (release) => {
      const chair = /** @type {HTMLElement} */ (release.currentTarget);
      if (!moving) return;
      const under = document.elementsFromPoint(release.clientX, release.clientY)
        .map((element) => /** @type {HTMLElement | null} */ (element.closest("[data-seat]")))
        .find((other) => other && other !== chair);
      const person = Number(chair.dataset.person);
      const dragged = moving;
      settle(chair);
      moving = dragged;
      if (under) moved(person, Number(under.dataset.seat));
    },
    /** @param {PointerEvent} cancel */
    onpointercancel: (cancel) => settle(/** @type {HTMLElement} */ (cancel.currentTarget)),
    /** A click follows every release; after a drag it is not meant. @param {MouseEvent} click */
    onclick: (click) => {
      if (!moving) tapped(Number(/** @type {HTMLElement} */ (click.currentTarget).dataset.person));
      moving = false;
    },
  };
}
