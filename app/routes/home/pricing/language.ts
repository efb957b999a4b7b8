import { useSyncExternalStore } from "react";
import type { Language } from "~/content/offers/pricing-copy.ts";
import { createStore } from "~/ui/create-store.ts";

const key = "language";

const store = createStore<Language>("fr", () => {
  const refresh = () => store.set(stored() ?? store.current());
  window.addEventListener("storage", refresh);
  refresh();
  return () => window.removeEventListener("storage", refresh);
});

/** The language of the pricing section: kept in local storage and shared by all tabs. decisions.md D4. */
export function useLanguage(): Language {
  return useSyncExternalStore(store.subscribe, store.current, () => "fr");
}

/** Sets the language, and stores it if the browser allows that. */
export function chooseLanguage(language: Language): void {
  delete document.documentElement.dataset.language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
  store.set(language);
}

function stored(): Language | null {
  try {
    const language = localStorage.getItem(key);
    return language === "fr" || language === "en" ? language : null;
  } catch {
    return null;
  }
}
