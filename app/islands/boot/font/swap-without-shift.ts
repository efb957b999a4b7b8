import { shiftBy } from "./visible-places.ts";
import { swapFont } from "./web-font.ts";

/** The layout shift that rounds to 0.000. */
const tolerance = 0.0005;

/**
 * Swaps the font in on a page that is being read: where it would shift what is in view, this page keeps the fallback
 * font, so that nothing moves; the next page has the font from the cache.
 */
export function swapFontWithoutShift(): void {
  const { dataset } = document.documentElement;
  const before = dataset.font;
  if (shiftBy(swapFont) < tolerance) return;
  if (before === undefined) delete dataset.font;
  else dataset.font = before;
}
