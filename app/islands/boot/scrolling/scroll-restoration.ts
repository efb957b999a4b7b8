import { isNewVisit } from "../visit.ts";

/** Lays out the whole page if the browser restores a scroll position, which depends on the full layout (app.css). */
export function layOutForRestoredScroll(): void {
  if (!isNewVisit()) document.documentElement.dataset.whole = "";
}
