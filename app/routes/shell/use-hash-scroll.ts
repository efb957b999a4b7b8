import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Milliseconds after the address names a section until the page scrolls there. spec.md §9 "scroll delay". */
const delay = 100;
/** Pixels left free between the bar and the section. spec.md §9 "scroll offset". */
const gap = 20;

/**
 * Brings the section that the home page's address names under the bar, smoothly, 100 ms after. A fragment that
 * names no section (`#access_token=…`, a broken escape) does nothing.
 *
 * The router would jump to a section at once, so a click on a link to one changes the address without it.
 */
export function useHashScroll(bar: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  const isHome = pathname === "/";
  const timer = useRef<number>(undefined);
  /** The section that was chosen on another page, until the home page is there. */
  const chosen = useRef("");

  const scrollSoon = useCallback(
    (hash: string) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => scrollTo(hash, bar.current?.offsetHeight ?? 0), delay);
    },
    [bar],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own.
  useEffect(() => {
    if (!isHome) return;
    if (chosen.current !== "") window.history.replaceState(window.history.state, "", chosen.current);
    const arrived = chosen.current || hash;
    chosen.current = "";
    if (arrived !== "") scrollSoon(arrived);
  }, [isHome, hash, key, scrollSoon]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = sectionChosen(event);
      if (!url) return;
      event.preventDefault();
      if (!isHome) {
        chosen.current = url.hash;
        navigate("/");
        return;
      }
      remember(url.hash);
      focusQuietly(sectionNamed(url.hash));
      scrollSoon(url.hash);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [isHome, navigate, scrollSoon]);
}

function scrollTo(hash: string, barHeight: number) {
  const section = sectionNamed(hash);
  if (!section) return;
  const top = section.getBoundingClientRect().top + window.scrollY - barHeight - gap;
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: isReduced ? "auto" : "smooth" });
}

/** The chosen section in the address, as a step that the Back button undoes. */
function remember(hash: string) {
  const { history, location } = window;
  if (location.hash === hash) return;
  const idx = (history.state?.idx ?? 0) + 1;
  history.pushState({ ...history.state, idx, key: Math.random().toString(36).slice(2, 10) }, "", hash);
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
