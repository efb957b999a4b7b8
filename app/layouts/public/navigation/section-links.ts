import { scrollDelay, scrollToSection } from "~/islands/boot/sections.ts";

/**
 * Follows links to sections of the page that is open: pushes the section's name to the history and scrolls there
 * 100 ms later, smoothly, where the browser would jump. A link to a section from another page opens the home page,
 * whose head script scrolls (app/islands/boot/sections.ts).
 */
export function followSectionLinks(): void {
  let timer: number | undefined;
  document.addEventListener("click", (event) => {
    const hash = sectionChosen(event);
    if (!hash) return;
    event.preventDefault();
    if (location.hash !== hash) history.pushState(null, "", hash);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => scrollToSection(hash), scrollDelay);
  });
}

/** The fragment of the section on this page that a plain click on a link chose. */
function sectionChosen(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hash || link.target !== "" || location.pathname !== "/") return null;
  if (link.origin !== location.origin || link.pathname !== location.pathname) return null;
  return document.getElementById(link.hash.slice(1))?.matches("section") ? link.hash : null;
}
