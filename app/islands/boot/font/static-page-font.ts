import { isRevisit } from "../visit.ts";
import { whenPainted } from "../when-painted.ts";
import { fontFirst, loadFont, swapFont } from "./web-font.ts";

/** Swaps the web font in: at once where it is cached or preloaded, otherwise after the first paint. */
export function showFont(): void {
  if (isRevisit()) {
    // The preload of root.tsx is for wide windows only; here it costs nothing.
    document.querySelector("link[rel=preload][as=font]")?.removeAttribute("media");
    swapFont();
  } else if (matchMedia(fontFirst).matches) swapFont();
  else whenPainted(loadFont);
}
