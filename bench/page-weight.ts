import { chromium } from "@playwright/test";
import { findChromium } from "../test/chromium.ts";

export type PageWeight = { html: number; css: number; scripts: number };

/** Compressed bytes that a browser fetches for a page until two seconds after its load, without headers. */
export async function weigh(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  const weight: PageWeight = { html: 0, css: 0, scripts: 0 };
  const kinds: Record<string, keyof PageWeight> = { document: "html", stylesheet: "css", script: "scripts" };
  const sums: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = kinds[request.resourceType()];
    if (!kind) return;
    const add = async () => {
      weight[kind] += (await request.sizes()).responseBodySize;
    };
    sums.push(add());
  });
  await page.goto(url);
  await page.waitForTimeout(2000);
  await Promise.all(sums);
  await browser.close();
  return weight;
}
