import type { Page } from "@playwright/test";
import { faqPage } from "#app/content/public/faq-copy.ts";

/** The rows of the price table of /faq whose cells are amounts. */
export async function pricesOn(page: Page): Promise<string[][]> {
  const rows = page
    .getByRole("table", { name: faqPage.prices.caption, includeHidden: true })
    .locator("tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? "")),
  );
  return cells
    .map((row) => row.map((text) => text.replaceAll("\u00A0", " ")))
    .filter((row) => row[1]?.endsWith("€"));
}
