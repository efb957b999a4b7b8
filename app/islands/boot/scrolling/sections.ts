/**
 * Focuses the section that a fragment such as `#pricing` names and scrolls to it, smoothly unless the visitor prefers
 * reduced motion, leaving the scroll padding of the style sheet above it. Returns whether there is such a section.
 * HSH-01, HSH-03.
 */
export function scrollToSection(hash: string): boolean {
  const section = document.getElementById(hash.slice(1));
  if (!section?.matches("section")) return false;
  document.documentElement.dataset.whole = "";
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = section.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
  scrollTo({ top, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  return true;
}
