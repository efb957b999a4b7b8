import { isNewVisit } from "./visit.ts";

/** Lays the whole page out where the browser restores a scroll position: it is a place in the whole page (app.css). */
export function layOutForRestoredScroll(): void {
  if (!isNewVisit()) document.documentElement.dataset.whole = "";
}
