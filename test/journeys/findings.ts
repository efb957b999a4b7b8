import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { readAt } from "./workplace-view.ts";

/** The widths of a phone, a tablet and a desk. */
const widths = [320, 768, 1280];

/** axe finds nothing, and nothing is cut off, in the page as it stands, on a phone, a tablet and a desk. */
export async function expectNoFindingsAtAnyWidth(page: Page): Promise<void> {
  const former = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFindings(page);
    await expectNothingWider(page);
  }
  await page.setViewportSize(former);
}

/** Nothing sticks out of the page to the right. */
export async function expectNothingWider(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus, `${page.url()} at ${page.viewportSize()?.width} pixels`).toBeLessThanOrEqual(0);
}

/** axe finds nothing in the page as it stands, the size of targets included. */
export async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without a second page to put the findings of frames together: there are no frames.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(findings, page.url()).toEqual([]);
}

/** Nothing is cut off or out of reach for a reader of large letters. */
export async function expectNothingMissed(page: Page, state: string): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  await expect.poll(() => page.evaluate(missed), { message: `${state} at ${width} pixels` }).toEqual([]);
}

/** The same at 200%, on two phones and a tablet, in the page as it stands. */
export async function expectFitsLargeText(page: Page, state: string): Promise<void> {
  const former = page.viewportSize() ?? { width: 1280, height: 720 };
  await readAt(page, 200);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingMissed(page, state);
  }
  await page.setViewportSize(former);
  await readAt(page, 100);
}

/** What a reader of large letters would miss: text beyond the window or its frame, and places that scroll sideways. */
const missed = () => {
  const width = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    if (!words.currentNode.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (holder.closest(".sr-only, .strip, svg, thead, noscript")) continue;
    // Heard only at this width.
    if (getComputedStyle(holder).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNode(words.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const frames = [holder, holder.parentElement, holder.parentElement?.parentElement].filter(
      (frame) => frame && !["inline", "contents"].includes(getComputedStyle(frame).display),
    );
    const end = Math.min(width, ...frames.map((frame) => frame?.getBoundingClientRect().right ?? width));
    if (left < -1 || right > end + 1) found.push(words.currentNode.textContent.trim().slice(0, 40));
  }
  return found;
};
