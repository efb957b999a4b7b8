/** The family that app/ui/styles/fonts.css declares. */
const family = "Bricolage Grotesque";

/** Windows in which the font is preloaded: on a phone, text comes first. docs/decisions/0014-islands.md. */
export const fontFirst = "(min-width: 48rem)";

/** Replaces the fallback font, which has the same metrics (fonts.css). */
export function swapFont(): void {
  document.documentElement.dataset.font = "swapped";
}

/** Fetches the font, then swaps it in. When it cannot be fetched, the browser falls back by itself. */
export function loadFont(): void {
  document.fonts.load(`1em "${family}"`).then(swapFont, swapFont);
}
