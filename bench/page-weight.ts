import { chromium } from "@playwright/test";
import { findChromium } from "#test/chromium.ts";

export type PageWeight = { html: number; css: number; scripts: number };

/** Compressed bytes, without headers, that a browser fetches for a page until the network is idle, at least 2 s after load. */
export async function weigh(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  const weight: PageWeight = { html: 0, css: 0, scripts: 0 };
  const kinds: Record<string, keyof PageWeight> = { document: "html", stylesheet: "css", script: "scripts" };
  page.on("response", (response) => {
    const kind = kinds[response.request().resourceType()];
    if (kind) weight[kind] += Number(response.headers()["content-length"]);
  });
  await page.goto(url);
  await page.waitForFunction(() => window.loadedAt !== undefined);
  await page.waitForTimeout(2000);
  await page.waitForLoadState("networkidle");
  await browser.close();
  return weight;
}
