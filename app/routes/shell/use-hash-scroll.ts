import { type RefObject, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Milliseconds after the address names a section until the page scrolls there. spec.md §9 "scroll delay". */
const delay = 100;
/** Pixels left free between the bar and the section. spec.md §9 "scroll offset". */
const gap = 20;

/**
 * Brings the section that the home page's address names under the bar, smoothly, 100 ms after. A fragment that
 * names no section (`#access_token=…`, a broken escape) does nothing.
 */
export function useHashScroll(bar: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  const isHome = pathname === "/";

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same section again has a new key.
  useEffect(() => {
    if (!isHome || hash === "") return;
    const timer = setTimeout(() => {
      const section = sectionNamed(hash);
      if (!section) return;
      const top =
        section.getBoundingClientRect().top + window.scrollY - (bar.current?.offsetHeight ?? 0) - gap;
      const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top, behavior: isReduced ? "auto" : "smooth" });
    }, delay);
    return () => clearTimeout(timer);
  }, [isHome, hash, key]);

  useEffect(() => {
    // Before the browser jumps and before the router does: both would arrive without the 100 ms.
    const onClick = (event: MouseEvent) => {
      const url = sectionChosen(event);
      if (!url) return;
      event.preventDefault();
      if (!isHome) window.scrollTo({ top: 0, behavior: "instant" });
      else focusQuietly(sectionNamed(url.hash));
      navigate({ pathname: "/", hash: url.hash }, { preventScrollReset: true });
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [isHome, navigate]);
}

/** The section of the home page that a plain click on a link chose. */
function sectionChosen(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target !== "") return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname !== "/" || url.hash === "") return null;
  return location.pathname !== "/" || sectionNamed(url.hash) ? url : null;
}

function sectionNamed(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    return null; // A broken escape such as #%E0.
  }
  const element = document.getElementById(id);
  return element?.matches("section") ? element : null;
}

/** The keyboard goes on from the section, as it does after the browser's own jump. */
function focusQuietly(section: HTMLElement | null) {
  if (!section) return;
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
