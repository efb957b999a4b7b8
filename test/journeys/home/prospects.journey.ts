import type { Page } from "@playwright/test";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { nextStepOf, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { hydrated, requestsTo, widths } from "../page-steps.ts";

const [first, second, third] = morningProspects;
if (!first || !second || !third) throw new Error("The list is too short.");

const record = (page: Page, { contact }: { contact: string }) =>
  page.getByRole("region", { name: `Fiche : ${contact}` });
const row = (page: Page, { company }: { company: string }) =>
  page.locator("#home tbody tr").filter({ hasText: company });

test("a row of the list opens its record by click and by keyboard", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(record(page, first)).toBeVisible();
  await row(page, second).click();
  await expect(record(page, second)).toBeVisible();
  await expect(record(page, first)).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(record(page, third)).toBeVisible();
  await expect(page.getByRole("radio", { name: new RegExp(`^${third.company}`) })).toBeFocused();
});

test("a changed status moves the next step, the history and the heading, and its record only", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const heading = page.locator("#home [aria-live]");
  const before = await heading.textContent();
  const meeting = sampleStatusLabels.meeting;
  await record(page, first).getByText(meeting, { exact: true }).click();
  await expect(row(page, first)).toContainText(meeting);
  await expect(row(page, first)).toContainText(nextStepOf(first, "meeting"));
  await expect(record(page, first)).toContainText(`Statut changé\u00A0: ${meeting}`);
  await expect(heading).toContainText("1 rendez-vous");
  await expect(row(page, second)).not.toContainText(meeting);
  await record(page, first).getByText(sampleStatusLabels.new, { exact: true }).click();
  await expect(heading).toHaveText(before ?? "");
  await expect(record(page, first)).not.toContainText("Statut changé");
});

test("the list is hydrated at the first touch, and not before", async ({ page }) => {
  const scripts = requestsTo(page, /prospect-list[^/]*\.js$/);
  await page.goto("/");
  await hydrated(page);
  expect(scripts).toEqual([]);
  await page.getByRole("radio", { name: new RegExp(`^${first.company}`) }).focus();
  await expect.poll(() => scripts.length).toBe(1);
});

test("a status that was chosen before the scripts arrived is kept", async ({ page }) => {
  await page.route(/prospect-list[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  await record(page, first).getByText(sampleStatusLabels["to-call"], { exact: true }).click();
  await expect(row(page, first)).toContainText(nextStepOf(first, "to-call"));
});

test("axe finds nothing in the list with a changed status, at any width", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await record(page, first).getByText(sampleStatusLabels["not-now"], { exact: true }).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFindings(page, ["#home"]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one record is open, the others open too, and no status can be pressed in vain", async ({ page }) => {
    await page.goto("/");
    await expect(record(page, first)).toBeVisible();
    await expect(record(page, second)).toBeHidden();
    await expect(record(page, first).getByRole("radio")).toHaveCount(0);
    await row(page, second).click();
    await expect(record(page, second)).toBeVisible();
  });
});
