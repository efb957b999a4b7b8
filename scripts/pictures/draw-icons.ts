// `npm run draw:icons`: renders public/favicon.svg as the icons of browsers and home screens.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "#test/chromium.ts";
import { readCommandLine } from "../command-line.ts";
import { icoFile } from "./ico-file.ts";

readCommandLine({
  usage: "npm run draw:icons   Draws the icons of browsers and home screens from public/favicon.svg.",
});

const folder = join(import.meta.dirname, "../../public");
const favicon = readFileSync(join(folder, "favicon.svg"), "utf8");

/**
 * The favicon without its rounded corners, for systems that cut the shape themselves. The drawing is centred, and at this
 * scale lies in the circle of 80% that every shape contains (W3C Manifest, "Icon masks and safe zone").
 */
const filled = (scale: number) =>
  favicon
    .replace(' rx="7"', "")
    .replace(
      /(<rect[^>]*>)(.*)(<\/svg>)/,
      `$1<g transform="translate(16 16) scale(${scale}) translate(-16 -17.75)">$2</g>$3`,
    );

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

async function draw(svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(`<body style="margin:0"><img src="${address}" style="display:block;width:100vw">`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  return page.screenshot({ omitBackground: true });
}

mkdirSync(join(folder, "icons"), { recursive: true });
const write = (name: string, content: Buffer) => writeFileSync(join(folder, name), content);
const sizes = [16, 32, 48];
const images = [];
for (const size of sizes) images.push({ size, png: await draw(favicon, size) });
write("favicon.ico", icoFile(images));
for (const size of [192, 512]) write(`icons/${size}.png`, await draw(favicon, size));
write("icons/maskable-512.png", await draw(filled(0.85), 512));
const touch = await draw(filled(1), 180);
// Older systems ask for the second name, which promised that the picture needs no gloss.
for (const name of ["apple-touch-icon.png", "apple-touch-icon-precomposed.png"]) write(name, touch);
await browser.close();
