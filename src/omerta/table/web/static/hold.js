/**
 * Hold to see: what is private shows only while a finger (or a key) is down, and hides by itself.
 */

const LONGEST = 10000;
/** A small move of the thumb turns a long page. */
const TURN = 3;
const HOLDS = [" ", "Enter"];
/** So far an arrow turns it, in pixels. @type {Record<string, number>} */
const LINES = { ArrowDown: 60, ArrowUp: -60 };

/**
 * Handlers for a button that shows something while it is held.
 * @param {{ show(): void, hide(): void, scrolled?(): Element | null }} what
 */
export function holding(what) {
  let down = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let limit;
  let lastY = 0;

  const show = () => {
    if (down) return;
    down = true;
    limit = setTimeout(hide, LONGEST);
    what.show();
  };
  const hide = () => {
    if (!down) return;
    down = false;
    clearTimeout(limit);
    what.hide();
  };
  // A button that is gone hears of no finger that is lifted, so the window listens too.
  for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur", "pagehide"]) window.addEventListener(end, hide);
  window.addEventListener("keyup", (press) => { if (HOLDS.includes(press.key)) hide(); });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && hide());

  return {
    hide,
    handlers: {
      /** @param {PointerEvent} press */
      onpointerdown: (press) => {
        if (press.button !== 0) return;
        const button = /** @type {HTMLElement} */ (press.currentTarget);
        button.setPointerCapture(press.pointerId);
        lastY = press.clientY;
        show();
      },
      /** @param {PointerEvent} move */
      onpointermove: (move) => {
        if (!down) return;
        what.scrolled?.()?.scrollBy(0, (lastY - move.clientY) * TURN);
        lastY = move.clientY;
      },
      onpointerup: hide,
      onpointercancel: hide,
      onlostpointercapture: hide,
      /** Whoever goes on to what is shown may read it there. @param {FocusEvent} blur */
      onblur: (blur) => { if (!(blur.relatedTarget instanceof Node && what.scrolled?.()?.contains(blur.relatedTarget))) hide(); },
      /** @param {KeyboardEvent} press */
      onkeydown: (press) => {
        if (down && press.key in LINES) {
          press.preventDefault();
          what.scrolled?.()?.scrollBy(0, LINES[press.key]);
        }
        if (!HOLDS.includes(press.key)) return;
        press.preventDefault();
        if (!press.repeat) show();
      },
      /** @param {KeyboardEvent} press */
      onkeyup: (press) => {
        if (!HOLDS.includes(press.key)) return;
        press.preventDefault();
        hide();
      },
      /** A screen reader can click but not hold: one click shows, the next one hides. @param {MouseEvent} click */
      onclick: (click) => {
        if (click.detail === 0) down ? hide() : show();
      },
      /** @param {Event} menu */
      oncontextmenu: (menu) => menu.preventDefault(),
    },
  };
}
