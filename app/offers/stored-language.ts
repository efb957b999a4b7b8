import type { Language } from "#app/content/offers/pricing-copy.ts";

/** The key in local storage. interpretation.md D4. */
const key = "language";

/** The language that was chosen earlier in this browser; `null` where none was, or where storage is blocked. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === "fr" || stored === "en" ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the choice, if the browser allows it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
}
