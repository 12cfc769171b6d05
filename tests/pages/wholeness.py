"""Words as they are seen: whole, on one line, and not cut off by the box they stand in."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

# A hyphen may end a line. A box that scrolls hides nothing for good, so only those that do not are asked.
UNREADABLE = """(selector) => [...document.querySelectorAll(selector)].flatMap((root) => {
  const found = [], texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen')) continue;
    const boxes = [];
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(box).overflow)) boxes.push(box.getBoundingClientRect());
    }
    for (const { 0: word, index } of node.nodeValue.matchAll(/[^\\s\\u2010-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const broken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      const within = (inside) => boxes.every((box) => lines.every((line) => inside(line, box)));
      const how = broken ? 'broken'
        : !within((line, box) => line.top + 3 >= box.top && line.bottom - 3 <= box.bottom) ? 'sliced'
        : !within((line, box) => line.left + 1 >= box.left && line.right - 1 <= box.right) ? 'cut'
        : lines.some(({ left, right }) => left < -1 || right > innerWidth + 1) ? 'outside' : '';
      if (how) found.push([word, how]);
    }
  }
  return found;
})"""


def unreadable_words(page: Page, selector: str) -> list[tuple[str, str]]:
    """The words that are broken in the middle, sliced along, cut off, or outside the page."""
    assert page.locator(selector).count()
    return [(word, how) for word, how in cast("list[list[str]]", page.evaluate(UNREADABLE, selector))]
