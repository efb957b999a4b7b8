import type { Page } from "@playwright/test";

/** What the page tells search engines, in order; each block is JSON of schema.org. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
}
