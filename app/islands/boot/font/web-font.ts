/** The family of scripts/bundle/web-fonts.ts, at any size; its first file alone, which has the space. */
export const font = '1em "Bricolage Grotesque"';

/** Windows in which the font is preloaded: on a phone, text comes first. docs/decisions/0014-islands.md. */
export const fontFirst = "(min-width: 48rem)";

/** Replaces the fallback font, which has the same metrics (fonts.css). */
export function swapFont(): void {
  document.documentElement.dataset.font = "swapped";
}

/** Fetches the font, then swaps it in. */
export function loadFont(): void {
  document.fonts.load(font).then(swapFont, swapFont);
}
