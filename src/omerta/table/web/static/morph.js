/**
 * Draws a page from plain values and changes only what differs, so that focus, scrolling and a finger that
 * holds a button survive every redraw.
 *
 * @typedef {string | number} Key
 * @typedef {string | number | boolean | null | undefined} Setting
 * @typedef {"class" | "id" | "role" | "title" | "tabindex" | "inert" | "href" | "target" | "src" | "alt" | "scope" | "lang"} Plain
 * @typedef {"type" | "name" | "value" | "checked" | "disabled" | "required" | "initial" | "min" | "max" | "step" | "maxlength" |
 *   "autocomplete" | "enterkeyhint" | "placeholder"} OfFields
 * @typedef {"width" | "height" | "viewBox" | "d" | "cx" | "cy" | "r" | "pathLength" | "stroke-dasharray"} OfDrawings
 * @typedef {`data-${string}` | `aria-${string}` | Plain | OfFields | OfDrawings} Attribute
 * @typedef {"onclick" | "onchange" | "oninput" | "onsubmit" | "onkeydown" | "onkeyup" | "onblur" | "oncontextmenu" | "onpointerdown" |
 *   "onpointermove" | "onpointerup" | "onpointercancel" | "onlostpointercapture"} Handler
 * @typedef {Partial<Pick<GlobalEventHandlers, Handler>>} Handlers
 * @typedef {{ [name in Attribute]?: Setting } & Handlers & { vars?: Record<string, string | number>, own?: boolean }} Props
 *
 * @typedef {{ tag: string, key: Key | undefined, props: Props, children: Leaf[] }} Twig
 * @typedef {Twig | string} Leaf
 * @typedef {Leaf | number | false | null | undefined | readonly Child[]} Child
 */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "circle", "line", "g", "rect"]);
/** Properties that a person changes: the attribute alone would not show. */
const LIVE = new Set(["value", "checked", "selected"]);
/** The value a field begins with: what is typed into it stays, whatever is drawn around it. */
const INITIAL = "initial";

/** @type {WeakMap<Node, { key: Key | undefined, props: Props }>} */
const drawn = new WeakMap();

/**
 * An element to be drawn. Children may be nested lists; nothing, false and empty texts are left out.
 * @param {string} tag
 * @param {Props & { key?: Key } | null} [props] attributes; `key`; `on...` handlers; `vars` for CSS variables
 * @param {...Child} children
 * @returns {Twig}
 */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, key, props: rest, children: leavesOf(children) };
}

/** @param {readonly Child[]} children @returns {Leaf[]} */
export function leavesOf(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false || child === "") return [];
    if (typeof child !== "object") return [String(child)];
    return "tag" in child ? [child] : leavesOf(child);
  });
}

/**
 * A button that does something here instead of sending a form.
 * @param {Props & { key?: Key }} props
 * @param {...Child} children
 */
export function button(props, ...children) {
  return h("button", { type: "button", ...props }, ...children);
}

/**
 * A button that may be off for a while: it keeps the focus of whoever has just pressed it.
 * @param {boolean} off
 * @param {Props & { key?: Key }} props
 * @param {...Child} children
 */
export function steadyButton(off, props, ...children) {
  return button({ ...props, "aria-disabled": off ? "true" : null, onclick: off ? null : props.onclick }, ...children);
}

/**
 * Makes the children of `parent` look like `leaves`.
 * @param {Element} parent
 * @param {Leaf[]} leaves
 */
export function morph(parent, leaves) {
  const old = [...parent.childNodes];
  /** @type {Map<Key, Node>} */
  const keyed = new Map();
  /** @type {Node[]} */
  const plain = [];
  for (const node of old) {
    const key = drawn.get(node)?.key;
    if (key === undefined) plain.push(node);
    else keyed.set(key, node);
  }
  const taken = new Set();
  const matched = leaves.map((leaf) => {
    const found = match(leaf, keyed, plain, taken);
    if (found) taken.add(found);
    return found;
  });
  // What is no longer wanted goes first: then nothing that stays has to be moved past it and lose its focus.
  for (const node of old) if (!taken.has(node)) node.remove();
  let cursor = parent.firstChild;
  leaves.forEach((leaf, index) => {
    const node = matched[index] ?? create(leaf);
    if (node === cursor) cursor = cursor?.nextSibling ?? null;
    else place(parent, node, cursor);
    update(node, leaf);
  });
}

/** What is moved would lose its focus. @param {Element} parent @param {Node} node @param {Node | null} before */
function place(parent, node, before) {
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(node, before);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * @param {Leaf} leaf
 * @param {Map<Key, Node>} keyed
 * @param {Node[]} plain
 * @param {Set<Node>} taken
 */
function match(leaf, keyed, plain, taken) {
  if (typeof leaf === "string") return plain.find((node) => node.nodeType === Node.TEXT_NODE && !taken.has(node));
  if (leaf.key !== undefined) {
    const node = keyed.get(leaf.key);
    return node && !taken.has(node) && sameTag(node, leaf) ? node : undefined;
  }
  return plain.find((node) => !taken.has(node) && sameTag(node, leaf));
}

/** @param {Node} node @param {Twig} leaf */
function sameTag(node, leaf) {
  return node instanceof Element && node.localName === leaf.tag;
}

/** @param {Leaf} leaf @returns {Node} */
function create(leaf) {
  if (typeof leaf === "string") return document.createTextNode(leaf);
  return SVG_TAGS.has(leaf.tag) ? document.createElementNS(SVG, leaf.tag) : document.createElement(leaf.tag);
}

/** @param {Node} node @param {Leaf} leaf */
function update(node, leaf) {
  if (typeof leaf === "string") {
    if (node.nodeValue !== leaf) node.nodeValue = leaf;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  /** @type {Record<string, unknown>} */
  const before = drawn.get(element)?.props ?? {};
  // The choices of a select must be there before its value can be set.
  if (!leaf.props.own) morph(element, leaf.children);
  for (const name of Object.keys(before)) if (!(name in leaf.props)) put(element, name, undefined, before[name]);
  for (const [name, value] of Object.entries(leaf.props)) put(element, name, value, before[name]);
  drawn.set(element, { key: leaf.key, props: leaf.props });
}

/** @param {HTMLElement} element @param {string} name @param {unknown} value @param {unknown} before */
function put(element, name, value, before) {
  // Which properties an element has hangs on its tag.
  const properties = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  if (name === "own") return;
  if (name.startsWith("on")) {
    if (value !== before) properties[name] = value ?? null;
  } else if (name === "vars") {
    for (const [variable, setting] of Object.entries(value ?? {})) element.style.setProperty(variable, String(setting));
  } else if (LIVE.has(name)) {
    if (properties[name] !== value && !isBeingMoved(element)) properties[name] = value ?? "";
  } else if (name === INITIAL) {
    if (value !== before) properties.value = value ?? "";
  } else if (value === before) {
    return;
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** A slider under somebody's finger. @param {HTMLElement} element */
function isBeingMoved(element) {
  return element instanceof HTMLInputElement && element.type === "range" && document.activeElement === element;
}
