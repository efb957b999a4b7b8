import { useSyncExternalStore } from "react";
import type { Language } from "~/content/offers/pricing-copy.ts";

const key = "language";
const listeners = new Set<() => void>();
/** What was chosen on this page, for browsers that refuse to remember. */
let chosen: Language = "fr";

/** The language of the pricing section: kept in local storage, the same in every tab. decisions.md D4. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current, () => "fr");
}

/** Sets it and keeps it, where the browser lets us. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  delete document.documentElement.dataset.language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function current(): Language {
  try {
    const kept = localStorage.getItem(key);
    return kept === "fr" || kept === "en" ? kept : chosen;
  } catch {
    return chosen;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
