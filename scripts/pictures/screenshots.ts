// `npm run screenshots`: takes the pictures of the README in docs/images/, from the built product with a customer who
// is in the middle of the onboarding.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "#test/chromium.ts";
import { discard, type RunningServer, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { until } from "#test/until.ts";
import { ensureBuild } from "../bundle/ensure-build.ts";
import { readCommandLine } from "../command-line.ts";
import { encodeWebP } from "./encode-webp.ts";

readCommandLine({
  usage: "npm run screenshots   Takes the pictures of README.md in docs/images, from the built product.",
});

const folder = join(import.meta.dirname, "../../docs/images");
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const answers = [
  "Aubade Conseil",
  "Conseil en recrutement",
  "Directeur commercial, PME",
  "Nos clients recrutent en trois semaines au lieu de trois mois.",
];

await ensureBuild();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
});
try {
  const customer = await openConversation(server);
  for (const viewport of windows) {
    const page = await open(browser, customer, viewport);
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor();
    await save(page, `home-${viewport.width}`);
    await page.goto("/assistant");
    await page.locator("textarea:enabled").waitFor();
    // A narrow window shows the profile's card on demand only.
    if (viewport.width > 1000) await page.getByText("Votre profil").waitFor();
    await save(page, `chat-${viewport.width}`);
  }
} finally {
  await browser.close();
  await server.end("SIGTERM");
  discard(server);
}

/** Signs in and gives the first answers. */
async function openConversation(server: RunningServer): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.signIn("camille@aubade-conseil.example");
  await visitor.fetch("/assistant");
  for (const [index, answer] of answers.entries()) {
    await visitor.say(answer);
    // The greeting, and a question after each answer.
    const expected = 1 + 2 * (index + 1);
    await until(async () => (await visitor.conversation()).length >= expected);
  }
  return visitor;
}

/** A page in a browser of its own that is signed in, asks for less motion, and has answered the question of cookies. */
async function open(browser: Browser, { cookies, server }: Visitor, viewport: (typeof windows)[0]) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => localStorage.setItem("cookiesAccepted", "essential"));
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
  return context.newPage();
}

async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const picture = await encodeWebP(page.context(), await page.screenshot({ animations: "disabled" }));
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`docs/images/${name}.webp: ${Math.round(picture.length / 1000)} kB`);
}
