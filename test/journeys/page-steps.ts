import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { settling } from "#app/ui/repeated-press.ts";

/** The widths of a phone, a tablet and a desktop. */
export const widths = [320, 768, 1280];

/** Stores a choice about cookies before the page loads, so that the consent banner does not open. */
export async function withConsentChosen(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookiesAccepted", "essential"));
}

/** Makes every access to local storage throw, as browsers do that block it. */
export async function blockLocalStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
}

/** Resolves when the parts of a static page work that wait for nothing. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

/** Lays out what is below the first screen too, for tests that measure it. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });
}

/** Touches an island or an enhanced element, and resolves when it works. */
export async function touchPart(page: Page, name: string): Promise<void> {
  await hydrated(page);
  const frame = page.locator(`:is([data-island=${name}], [data-enhancement=${name}])`);
  await frame.dispatchEvent("pointerover");
  await expect(frame).toHaveAttribute("data-hydrated");
}

/** Drags a file with this text over the main part of the page, and drops it once `hint` says that it may be. */
export async function dropFile(page: Page, name: string, text: string, hint: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([named, content]) => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([content], named));
      return dragged;
    },
    [name, text] as const,
  );
  await expect(async () => {
    await page.dispatchEvent("main", "dragover", { dataTransfer });
    await expect(page.getByText(hint)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.dispatchEvent("main", "drop", { dataTransfer });
}

/** Delays this page's requests to `url` until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp, method?: "POST"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** Aborts this page's requests to `url` until `page.unroute(url)`. */
export async function failRequests(page: Page, url: string, method?: "POST"): Promise<void> {
  await page.route(url, (route) =>
    !method || route.request().method() === method ? route.abort() : route.continue(),
  );
}

/** Sends this page's requests to `url`, but loses the responses, until `page.unroute(url)`. */
export async function loseResponses(page: Page, url: string, method: "POST"): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.continue();
    await route.fetch();
    await route.abort();
  });
}

type RequestSource = { on(event: "request", listener: (request: Request) => void): unknown };

/** Collects the matching URLs that a page, or all pages of a context, request from now on. */
export function requestsTo(source: RequestSource, pattern: RegExp): string[] {
  const urls: string[] = [];
  source.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Collects the warnings in the console from now on. */
export function consoleWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

/**
 * Stops the page's clock a second ahead; from here on it advances only by `page.clock`. A busy machine can need longer
 * than that second, and no clock stops in the past: then it is tried again.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/**
 * Presses a button of a row twice, the second time once the row is gone, at the same place, and then once more after the moment
 * in which a list takes no such press. Expects that this moves `others` up by one row for each press that counted.
 */
export async function pressTwiceInList(page: Page, button: Locator, others: readonly [Locator, Locator]) {
  await page.clock.install();
  await stopClock(page);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not there.`);
  const below = await others[0].boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(button).toHaveCount(0);
  await expect.poll(async () => (await others[0].boundingBox())?.y).not.toBe(below?.y);
  // A message of success may stand above the list now.
  const next = await others[0].boundingBox();
  const at = Math.max(
    (next?.y ?? 0) + 2,
    Math.min(box.y + box.height / 2, (next?.y ?? 0) + (next?.height ?? 0) - 2),
  );
  expect(Math.abs(at - box.y - box.height / 2)).toBeLessThan(24);
  const press = () => page.mouse.click(box.x + box.width / 2, at);
  await press();
  await page.clock.runFor(settling);
  await press();
  // Had the press before counted, it would be the other one that goes now.
  await expect(others[0]).toHaveCount(0);
  await expect(others[1]).toBeVisible();
  await page.clock.resume();
}

/** Sets the reader's text size, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Presses Tab until the element is focused. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${element}.`);
}

export const toasts = (page: Page) => page.locator(".toast");

/** Expects that a failure is shown once in the page, where it stays, and once as a toast, which announces it. */
export async function expectFailureShown(page: Page, text: string | RegExp): Promise<void> {
  // The toast first, because it closes by itself.
  await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
}
