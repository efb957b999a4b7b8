import { isNewVisit } from "../visit.ts";

/** Milliseconds before the page scrolls to a section. HSH-02, TCN-04. */
export const scrollDelay = 100;

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

/**
 * Removes the fragment from the home page's URL until the page scrolls to its section, because the browser would jump
 * there at once. Any other fragment is left to the browser.
 */
export function scrollToSectionOfAddress(): void {
  const { pathname, search, hash } = location;
  if (pathname !== "/" || !isNewVisit() || !/^#[a-z][a-z-]*$/.test(hash)) return;
  history.replaceState(history.state, "", pathname + search);
  const arrive = () => {
    if (scrollToSection(hash)) history.replaceState(history.state, "", hash);
    else location.replace(hash);
  };
  document.addEventListener("DOMContentLoaded", () => setTimeout(arrive, scrollDelay));
}
