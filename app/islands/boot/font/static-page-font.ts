import { loadEntry } from "../entry.ts";
import { isRevisit } from "../visit.ts";
import { whenPainted } from "../when-painted.ts";
import { font, fontFirst, swapFont } from "./web-font.ts";

/** Swaps the web font in: at once where it is cached, with the first paint where it is preloaded, otherwise after it. */
export function showFont(): void {
  if (isRevisit()) {
    // The preload of root.tsx is for wide windows only; here it costs nothing.
    document.querySelector("link[rel=preload][as=font]")?.removeAttribute("media");
    swapFont();
  } else if (matchMedia(fontFirst).matches) showFontAtFirstPaint();
  // The page says itself that it keeps its fallback font: `keepsFallbackFont` of its handle.
  else whenPainted(document.documentElement.dataset.font ? fetchFont : loadFontWithoutShift);
}

/** For the next page. */
const fetchFont = () => void document.fonts.load(font).catch(() => {});

/** Swaps the font in if it has arrived when the page is painted first; otherwise like `loadFontWithoutShift`. */
function showFontAtFirstPaint(): void {
  swapFont();
  const isLoaded = () => document.fonts.check(font);
  fetchFont();
  requestAnimationFrame(() => {
    if (isLoaded()) return;
    delete document.documentElement.dataset.font;
    loadFontWithoutShift();
  });
}

function loadFontWithoutShift(): void {
  Promise.all([loadEntry(), document.fonts.load(font)]).then(
    ([{ swapFontWithoutShift }]) => swapFontWithoutShift(),
    () => {},
  );
}
