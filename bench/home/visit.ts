import { type Browser, chromium, type Page } from "@playwright/test";
import { consent } from "#app/content/consent-copy.ts";
import { findChromium } from "#test/chromium.ts";

export type Weight = { html: number; css: number; scripts: number };

/** The page on a phone, all laid out: the text of its content, and the heights of its sections in CSS pixels. */
export type Appearance = { text: string; heights: number[] };

/** What a visitor does on the page, and how it shows that the part works. */
const deeds: [
  name: string,
  act: (page: Page) => Promise<unknown>,
  worked: (page: Page) => Promise<boolean>,
][] = [
  [
    "a choice in the banner shows a toast",
    (page) => page.getByRole("button", { name: consent.refuse }).click(),
    (page) => page.getByText(consent.toasts.refused).first().isVisible(),
  ],
  [
    "a row of the list opens its record",
    (page) => page.locator("label:has(input[name=prospect])").nth(1).click(),
    (page) =>
      page.evaluate(() => {
        const [, second] = document.querySelectorAll<HTMLInputElement>("input[name=prospect]");
        const name = document.querySelector(".prospect-record h3")?.textContent ?? "";
        return second?.checked === true && second.closest("tr")?.textContent?.includes(name) === true;
      }),
  ],
  [
    "the prices turn English",
    (page) => page.locator("label:has(#language-en)").click(),
    async (page) => (await page.locator("#pricing").innerText()).includes("/month"),
  ],
  [
    "the calculator counts",
    (page) => page.locator("#volume").fill("350"),
    async (page) => (await page.locator("#cost b").first().innerText()) === "350",
  ],
  [
    "the partners slow down below the pointer",
    (page) => page.locator("#partners .strip").hover(),
    (page) =>
      page.evaluate(
        () => (document.querySelector(".strip-track")?.getAnimations()[0]?.playbackRate ?? 1) < 1,
      ),
  ],
  [
    "an arrow moves the testimonials",
    (page) => page.locator("#testimonials [data-steps]").last().click(),
    async (page) => (await page.locator("[data-shown]").first().getAttribute("data-shown")) === "false",
  ],
];

/** Compressed bytes without headers that a phone fetches for a page that nobody touches, until two seconds after its load. */
export async function weighUntouched(url: string): Promise<Weight> {
  return withPhone(async (page) => {
    const kinds: Record<string, keyof Weight> = { document: "html", stylesheet: "css", script: "scripts" };
    const weight: Weight = { html: 0, css: 0, scripts: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const kind = kinds[request.resourceType()];
      if (!kind) return;
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          weight[kind] += responseBodySize;
        }),
      );
    });
    await page.goto(url);
    await page.waitForTimeout(2000);
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    return weight;
  });
}

/** What a visitor of the page sees whose motion is reduced. */
export async function appearanceOf(url: string): Promise<Appearance> {
  return withPhone(
    async (page) => {
      await page.goto(url);
      return page.evaluate(async () => {
        // All is laid out, with the web font.
        Object.assign(document.documentElement.dataset, { whole: "", font: "swapped" });
        await document.fonts.load("1em 'Bricolage Grotesque'");
        await document.fonts.ready;
        return {
          text: (document.querySelector("main")?.innerText ?? "").replace(/\s+/g, " ").trim(),
          heights: [...document.querySelectorAll("header, main section, footer")].map((part) =>
            Math.round(part.getBoundingClientRect().height),
          ),
        };
      });
    },
    { reducedMotion: "reduce" },
  );
}

/** Uses every part of the page that works by scripts; returns those that do not answer within ten seconds. */
export async function idleParts(url: string): Promise<string[]> {
  return withPhone(async (page) => {
    const idle: string[] = [];
    page.on("pageerror", (error) => idle.push(`no error is thrown (${error.message})`));
    await page.goto(url);
    for (const [name, act, worked] of deeds) {
      if (await worked(page)) idle.push(`${name}, and does not before`);
      await act(page);
      const deadline = Date.now() + 10_000;
      while (!(await worked(page))) {
        if (Date.now() > deadline) {
          idle.push(name);
          break;
        }
        await page.waitForTimeout(50);
      }
    }
    return idle;
  });
}

async function withPhone<Result>(
  visit: (page: Page) => Promise<Result>,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    // The window of Lighthouse's phone.
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      ...options,
    });
    return await visit(page);
  } finally {
    await browser.close();
  }
}
