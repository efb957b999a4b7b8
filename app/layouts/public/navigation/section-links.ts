/** Milliseconds until the page scrolls to a section that was chosen. TCN-04. */
const delay = 100;

/**
 * A link to a section of the page that is shown: the address takes its name as a step that the Back button undoes,
 * and 100 ms later the page scrolls there smoothly, where the browser would jump. A section of the home page that is
 * chosen elsewhere is the matter of the page that opens (app/islands/boot.js).
 */
export function followSectionLinks(): void {
  let timer: number | undefined;
  document.addEventListener("click", (event) => {
    const hash = sectionChosen(event);
    if (!hash) return;
    event.preventDefault();
    if (location.hash !== hash) history.pushState(null, "", hash);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => window.goToSection(hash), delay);
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
