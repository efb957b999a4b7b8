import { useSyncExternalStore } from "react";
import type { Language } from "#app/content/offers/pricing-copy.ts";
import { storedLanguage, storeLanguage } from "#app/offers/stored-language.ts";
import { createStore } from "#app/ui/create-store.ts";

const store = createStore<Language>("fr", () => {
  const refresh = () => store.set(storedLanguage() ?? store.current());
  window.addEventListener("storage", refresh);
  refresh();
  return () => window.removeEventListener("storage", refresh);
});

/** The language of the pricing section: stored in local storage and shared by all tabs. interpretation.md D4. */
export function useLanguage(): Language {
  return useSyncExternalStore(store.subscribe, store.current, () => "fr");
}

/** Sets the language, and stores it if the browser allows that. */
export function chooseLanguage(language: Language): void {
  delete document.documentElement.dataset.language;
  storeLanguage(language);
  store.set(language);
}
