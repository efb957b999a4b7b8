import { storedLanguage } from "#app/offers/stored-language.ts";
import { needIsland } from "../need-island.ts";

/** Milliseconds after which the French prices are shown anyway. */
const timeout = 3000;

/**
 * Hides the French prices (app.css) from visitors who chose English ones, in an earlier visit or in another tab, until
 * those are hydrated.
 */
export function hideFrenchPrices(): void {
  if (location.pathname !== "/") return;
  const { dataset } = document.documentElement;
  const expectEnglish = () => {
    if (storedLanguage() !== "en") return;
    dataset.language = "en";
    setTimeout(() => delete dataset.language, timeout);
    needIsland("pricing");
  };
  expectEnglish();
  document.addEventListener("DOMContentLoaded", expectEnglish); // Now there is an island.
  addEventListener("storage", expectEnglish);
}
