import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { hydrated, withConsentChosen } from "../page-steps.ts";

/** A phone, a tablet and a desktop: the heights that app/routes/home/home.css reserves. */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The share of its real height by which a reserved one may be wrong. */
const tolerance = 0.15;

/** The reserved and the real height of each part below the first screen, in rem. Lays out the whole page. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const parts = [...document.querySelectorAll<HTMLElement>("[data-deferred]")].map((part) => ({
      part,
      name: part.getAttribute("aria-labelledby") ?? part.localName,
      reserved: Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace("auto", "")) / rem,
    }));
    document.documentElement.dataset.whole = "";
    return parts.map(({ part, name, reserved }) => ({
      name,
      reserved,
      real: part.getBoundingClientRect().height / rem,
    }));
  });

test("the heights reserved below the first screen are about the real ones, and nothing shifts on the way", async ({
  page,
}) => {
  await withConsentChosen(page);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(
          ({ node }) => node?.textContent?.trim().slice(0, 40) ?? "a part that is gone",
        );
        moved.push(`${value} by ${nodes.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const wrong: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto("/");
    await hydrated(page);
    await page.mouse.move(size.width / 2, size.height / 2);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    for (let turns = 0; turns < 60 && !(await isAtEnd()); turns++) {
      await page.mouse.wheel(0, size.height * 0.8);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    expect(await isAtEnd(), `the end is reached at ${size.width} pixels`).toBe(true);
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(moved, `${size.width} pixels`).toEqual([]);

    await page.goto("/");
    for (const { name, reserved, real } of await heights(page))
      if (Math.abs(reserved / real - 1) > tolerance)
        wrong.push(
          `${name} at ${size.width} pixels: ${Math.round(reserved)}rem reserved, ${Math.round(real)}rem needed`,
        );
  }
  expect(wrong, "correct them in app/routes/home/home.css").toEqual([]);
});
