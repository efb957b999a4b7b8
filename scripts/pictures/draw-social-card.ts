// `npm run draw:social-cards`: renders the social image of each page.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { brand } from "#app/content/brand.ts";
import { socialCardOf, socialCards } from "#app/content/social-cards.ts";
import { findChromium } from "#test/chromium.ts";
import { readCommandLine } from "../command-line.ts";

readCommandLine({ usage: "npm run draw:social-cards   Draws the social image of each public page." });

const root = join(import.meta.dirname, "../..");
const font = readFileSync(
  join(
    root,
    "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  ),
).toString("base64");

/** The sun on the horizon, with the page's title above and its address below. */
function drawing({ page, lines }: { page: string; lines: readonly string[] }): string {
  const title = lines.map(
    (line, index) => `<text x="80" y="${148 + 76 * index}" font-size="62" font-weight="600">${line}</text>`,
  );
  const address = page === "/" ? brand.domain : brand.domain + page;
  return `<!doctype html><style>
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 } text { font-family: Bricolage; fill: #1c1f2b; letter-spacing: -0.02em }
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#fbf7f0"/>
  <path d="M800 470a150 150 0 0 1 300 0Z" fill="#f59a4a"/>
  <path d="M0 470h1200" stroke="#1c1f2b" stroke-width="4"/>
  <path d="M950 236v44M1108 312l-31 31M792 312l31 31" stroke="#1c1f2b" stroke-width="10" stroke-linecap="round"/>
  ${title.join("")}
  <text x="80" y="560" font-size="44" font-weight="700">${brand.product}</text>
  <text x="1120" y="558" font-size="30" text-anchor="end" style="fill:#585a64;letter-spacing:0">${address}</text>
</svg>`;
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const name of Object.keys(socialCards) as (keyof typeof socialCards)[]) {
  await page.setContent(drawing(socialCards[name]));
  await page.evaluate(() => document.fonts.load("600 62px Bricolage"));
  writeFileSync(join(root, "public", socialCardOf(name).path), await page.screenshot());
}
await browser.close();
