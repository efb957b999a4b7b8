import { loadEntry } from "../entry.ts";
import { isNewVisit } from "../visit.ts";
import { scrollDelay } from "./scroll-delay.ts";

/**
 * Removes the fragment from the home page's URL until the page scrolls to its section, because the browser would jump
 * there at once. Any other fragment is left to the browser.
 */
export function scrollToSectionOfAddress(): void {
  const { pathname, search, hash } = location;
  if (pathname !== "/" || !isNewVisit() || !/^#[a-z][a-z-]*$/.test(hash)) return;
  history.replaceState(history.state, "", pathname + search);
  const entry = loadEntry().catch(() => null);
  const arrive = async () => {
    if ((await entry)?.scrollToSection(hash)) history.replaceState(history.state, "", hash);
    else location.replace(hash);
  };
  document.addEventListener("DOMContentLoaded", () => setTimeout(arrive, scrollDelay));
}
