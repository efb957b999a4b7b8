import { shiftBy } from "./visible-places.ts";

/** The family of scripts/bundle/web-fonts.ts, at any size; its first file alone, which has the space. */
const font = '1em "Bricolage Grotesque"';

/** Windows in which the font is preloaded: on a phone, text comes first. docs/decisions/0014-islands.md. */
export const fontFirst = "(min-width: 48rem)";

/** The layout shift that rounds to 0.000. */
const tolerance = 0.0005;

/** Replaces the fallback font, which has the same metrics (fonts.css). */
export function swapFont(): void {
  document.documentElement.dataset.font = "swapped";
}

/** Fetches the font, then swaps it in. */
export function loadFont(): void {
  document.fonts.load(font).then(swapFont, swapFont);
}

/**
 * The same for pages that are read: where it would shift what is in view, this page keeps the fallback font, so that
 * nothing moves; the next page has the font from the cache.
 */
export function loadFontWithoutShift(): void {
  const { dataset } = document.documentElement;
  const swap = () => {
    const before = dataset.font;
    if (shiftBy(swapFont) < tolerance) return;
    if (before === undefined) delete dataset.font;
    else dataset.font = before;
  };
  document.fonts.load(font).then(swap, () => {});
}

/** Swaps the font in if it has arrived when the page is painted first; otherwise like `loadFontWithoutShift`. */
export function showFontAtFirstPaint(): void {
  swapFont();
  const isLoaded = () => document.fonts.check(font);
  void document.fonts.load(font).catch(() => {});
  requestAnimationFrame(() => {
    if (isLoaded()) return;
    delete document.documentElement.dataset.font;
    loadFontWithoutShift();
  });
}
