// `npm run draw:blog-cards`: renders public/images/blog/*.png, the social image of each article.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { posts, socialImageOf } from "#app/content/blog/posts.ts";
import { findChromium } from "#test/chromium.ts";
import { readCommandLine } from "../command-line.ts";

readCommandLine({
  usage:
    "npm run draw:blog-cards   Draws public/images/blog/*.png, the social image of each article, from its drawing.",
});

const folder = join(import.meta.dirname, "../../public");

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const post of posts) {
  if (!post.hasPage) continue;
  const drawing = readFileSync(join(folder, post.imageUrl)).toString("base64");
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${drawing}" style="width:100vw;height:100vh;object-fit:cover">`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  writeFileSync(join(folder, socialImageOf(post).path), await page.screenshot());
}
await browser.close();
