import { scrollDelay } from "#app/islands/boot/scrolling/scroll-delay.ts";
import { scrollToSection } from "#app/islands/boot/scrolling/sections.ts";

/**
 * Handles links to a section of the current page: pushes the fragment to the history and scrolls smoothly 100 ms
 * later, instead of the browser's jump. Links from other pages are handled by the page that they open
 * (app/islands/boot/scrolling/sections.ts).
 */
export function followSectionLinks(): void {
  let timer: number | undefined;
  document.addEventListener("click", (event) => {
    const hash = sectionOfClick(event);
    if (!hash) return;
    event.preventDefault();
    if (location.hash !== hash) history.pushState(null, "", hash);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => scrollToSection(hash), scrollDelay);
  });
}

/** The fragment of the link that was clicked, if it names a section of this page; `null` for a click with a modifier key. */
function sectionOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hash || link.target !== "" || location.pathname !== "/") return null;
  if (link.origin !== location.origin || link.pathname !== location.pathname) return null;
  return document.getElementById(link.hash.slice(1))?.matches("section") ? link.hash : null;
}
