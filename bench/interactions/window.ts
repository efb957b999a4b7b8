import type { Browser, Locator, Page } from "@playwright/test";
import { until } from "#test/until.ts";
import { recordEvents } from "./event-timing.ts";

/** How many times slower than this machine's the processor is. */
const slowdown = 4;

/** Milliseconds for every wait: a busy machine with a slowed processor needs long. */
const patience = 120_000;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

type Options = { cookies?: ReadonlyMap<string, string>; isDesktop?: boolean };

/** Opens a page in a browser of its own with a slowed processor, on a phone unless it is a desktop; closes it after `visit`. */
export async function withPage(
  browser: Browser,
  url: string,
  { cookies = new Map(), isDesktop = false }: Options,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: "fr-FR", ...(isDesktop ? desktop : phone) });
  try {
    context.setDefaultTimeout(patience);
    await context.addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: new URL(url).origin })),
    );
    // The banner about cookies would cover what is pressed.
    await context.addInitScript(() => localStorage.setItem("cookiesAccepted", "essential"));
    const page = await context.newPage();
    await recordEvents(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await visit(page);
  } finally {
    await context.close();
  }
}

/** Brings an element to the middle of the window, which touches nothing, and resolves when it stands still. */
export async function bringIntoView(element: Locator): Promise<void> {
  let [before, now]: number[] = [];
  await until(async () => {
    before = now;
    now = await element.evaluate((shown) => {
      shown.scrollIntoView({ block: "center", behavior: "instant" });
      return shown.getBoundingClientRect().top;
    });
    return now === before;
  }, 200);
}
