import { isRevisit } from "../visit.ts";
import { whenPainted } from "../when-painted.ts";
import { fontFirst, loadFontWithoutShift, showFontAtFirstPaint, swapFont } from "./web-font.ts";

/** Swaps the web font in: at once where it is cached, with the first paint where it is preloaded, otherwise after it. */
export function showFont(): void {
  if (isRevisit()) {
    // The preload of root.tsx is for wide windows only; here it costs nothing.
    document.querySelector("link[rel=preload][as=font]")?.removeAttribute("media");
    swapFont();
  } else if (matchMedia(fontFirst).matches) showFontAtFirstPaint();
  else whenPainted(loadFontWithoutShift);
}
