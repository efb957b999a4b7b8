import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

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
