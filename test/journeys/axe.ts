import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The page as it stands meets WCAG 2.2 AA and axe's best practices, targets' sizes included. */
export async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(findings, page.url()).toEqual([]);
}
