import { storedLanguage } from "#app/offers/stored-language.ts";

/** Milliseconds after which the French prices are shown anyway. */
const timeout = 3000;

/** Hides the French prices (app.css) from visitors who chose English ones, until those are hydrated. */
export function hideFrenchPrices(): void {
  if (location.pathname !== "/" || storedLanguage() !== "en") return;
  document.documentElement.dataset.language = "en";
  setTimeout(() => delete document.documentElement.dataset.language, timeout);
}
