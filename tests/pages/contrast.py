"""Contrast as it is seen: the colour of each text against the real pixels behind it."""

from __future__ import annotations

import base64
from typing import cast

from playwright.sync_api import Page

TEXTS = """() => [...document.querySelectorAll('body *')].flatMap(element => {
  const texts = [...element.childNodes].filter(node => node.nodeType === 3 && node.nodeValue.trim());
  if (!texts.length || element.closest('.unseen, script, style, option, noscript')) return [];
  const range = document.createRange();
  range.selectNodeContents(texts[0]);
  const { left, top, right, bottom } = range.getBoundingClientRect(), box = { left, top, right, bottom };
  const clip = (other) => {
    for (const side of ['left', 'top']) box[side] = Math.max(box[side], other[side]);
    for (const side of ['right', 'bottom']) box[side] = Math.min(box[side], other[side]);
  };
  // Of what stands in a box that scrolls or cuts off, only the part inside is seen.
  for (let parent = element; parent; parent = parent.parentElement) {
    const { overflow } = getComputedStyle(parent);
    if (/auto|scroll|hidden|clip/.test(overflow)) clip(parent.getBoundingClientRect());
  }
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const seen = shown && width > 2 && height > 8;
  const hit = seen && document.elementFromPoint(box.left + width / 2, box.top + height / 2);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
  const { color } = getComputedStyle(element);
  const corners = [box.left, box.top, width, height].map(Math.round);
  return [{ text: texts[0].nodeValue.trim(), color, box: corners }];
})"""

WORST = """async ([picture, texts]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const linear = Array.from({ length: 256 }, (_, step) => {
    const c = step / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const light = (r, g, b) => 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b];
  return texts.map(({ text, color, box }) => {
    const ink = light(...color.match(/[\\d.]+/g).map(Number));
    const { data } = pen.getImageData(...box);
    const behind = Float64Array.from({ length: data.length / 4 }, (_, at) =>
      light(data[4 * at], data[4 * at + 1], data[4 * at + 2])).sort();
    const ratio = other => (Math.max(ink, other) + 0.05) / (Math.min(ink, other) + 0.05);
    // A star, a border or a line through a name is not what the text stands on.
    const [dark, bright] = [0.05, 0.9].map(part => behind[Math.floor(behind.length * part)]);
    return [text, Math.min(ratio(dark), ratio(bright))];
  });
}"""


def faint_texts(page: Page, least: float = 7) -> list[tuple[str, float]]:
    """The texts on this page whose contrast is below the law."""
    texts = page.evaluate(TEXTS)
    hiding = page.add_style_tag(
        content="* { color: transparent !important; text-decoration-color: transparent !important; }"
    )
    picture = base64.b64encode(page.screenshot()).decode()
    hiding.evaluate("style => style.remove()")
    measured = cast("list[tuple[str, float]]", page.evaluate(WORST, [picture, texts]))
    assert measured
    return [(text, round(ratio, 2)) for text, ratio in measured if not ratio >= least]
