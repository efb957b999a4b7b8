import type { Page } from "@playwright/test";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { nextStepOf, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { holdRequests, hydrated, requestsTo, widths } from "../page-steps.ts";

const [first, second, third] = morningProspects;
if (!first || !second || !third) throw new Error("The list is too short.");

const record = (page: Page, { contact }: { contact: string }) =>
  page.getByRole("region", { name: `Fiche : ${contact}` });
const name = (page: Page, prospect: { contact: string }) =>
  record(page, prospect).getByRole("heading", { name: prospect.contact });
const row = (page: Page, { company }: { company: string }) =>
  page.locator("#home tbody tr").filter({ hasText: company });

test("a row opens its record in place of the one before, and a changed status moves what it should", async ({
  page,
  part,
}) => {
  await part("the list is hydrated at the first touch, and not before: the page has one record", async () => {
    const scripts = requestsTo(page, /prospect-list[^/]*\.js$/);
    await page.goto("/");
    await hydrated(page);
    expect(scripts).toEqual([]);
    await expect(page.locator(".prospect-record")).toHaveCount(1);
    expect(await page.content()).not.toContain(second.email);
    await page.getByRole("radio", { name: new RegExp(`^${first.company}`) }).focus();
    await expect.poll(() => scripts.length).toBe(1);
  });

  await part(
    "a row of the list opens its record by click and by keyboard, in place of the one before",
    async () => {
      await page.goto("/");
      await hydrated(page);
      await expect(name(page, first)).toBeVisible();
      await row(page, second).click();
      await expect(name(page, second)).toBeVisible();
      await expect(record(page, first)).toHaveCount(0);
      await page.keyboard.press("ArrowDown");
      await expect(name(page, third)).toBeVisible();
      await expect(page.getByRole("radio", { name: new RegExp(`^${third.company}`) })).toBeFocused();
    },
  );

  await part(
    "a changed status moves the next step, the history and the heading, and its record only",
    async () => {
      await page.goto("/");
      await hydrated(page);
      const heading = page.locator("#home [aria-live]");
      const before = await heading.textContent();
      await expect(heading).toContainText("1 rendez-vous");
      const meeting = sampleStatusLabels.meeting;
      await record(page, first).getByText(meeting, { exact: true }).click();
      await expect(row(page, first)).toContainText(meeting);
      await expect(row(page, first)).toContainText(nextStepOf(first, "meeting"));
      await expect(record(page, first)).toContainText(`Statut changé\u00A0: ${meeting}`);
      await expect(heading).toContainText("2 rendez-vous");
      await expect(row(page, second)).not.toContainText(meeting);
      await record(page, first).getByText(sampleStatusLabels.new, { exact: true }).click();
      await expect(heading).toHaveText(before ?? "");
      await expect(record(page, first)).not.toContainText("Statut changé");
    },
  );

  await part("axe finds nothing in the list with a changed status, at any width", async () => {
    await page.goto("/");
    await hydrated(page);
    await record(page, first).getByText(sampleStatusLabels["not-now"], { exact: true }).click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFindings(page, ["#home"]);
    }
  });
});

test("beside the list no record moves anything, and rows are as high as two lines", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const height = () => page.locator(".prospects").evaluate((list) => list.getBoundingClientRect().height);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await row(page, first).click();
    const before = await height();
    for (const prospect of morningProspects) {
      await row(page, prospect).click();
      await expect(name(page, prospect)).toBeVisible();
      for (const status of ["to-call", "to-call-back", "not-now", "new"] as const) {
        await record(page, prospect).getByText(sampleStatusLabels[status], { exact: true }).click();
        await expect(row(page, prospect)).toContainText(nextStepOf(prospect, status));
        expect(await height(), `${prospect.company}, ${status}, ${width} pixels`).toBe(before);
        expect((await row(page, prospect).boundingBox())?.height).toBe(64);
      }
    }
  }
});

test("what was pressed before the script came is kept, and no other record stands beside the open row", async ({
  page,
}) => {
  const release = await holdRequests(page, /prospect-list[^/]*\.js$/);
  await page.goto("/");
  await hydrated(page);
  await record(page, first).getByText(sampleStatusLabels["to-call"], { exact: true }).click();
  await row(page, second).click();
  await expect(page.getByText(copy.loading)).toBeVisible();
  await expect(page.locator(".prospect-record h3")).toBeHidden();
  await row(page, first).click();
  await expect(page.getByText(copy.loading)).toBeHidden();
  await expect(name(page, first)).toBeVisible();
  await row(page, second).click();
  release();
  await expect(name(page, second)).toBeVisible();
  await expect(page.getByText(copy.loading)).toBeHidden();
  await expect(row(page, first)).toContainText(nextStepOf(first, "to-call"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one record is open, and neither a row nor a status can be pressed in vain", async ({ page }) => {
    await page.goto("/");
    await expect(name(page, first)).toBeVisible();
    await expect(page.locator("#home").getByRole("radio")).toHaveCount(0);
    await expect(row(page, second)).toHaveCSS("pointer-events", "none");
    await expect(record(page, first).getByText(sampleStatusLabels.new, { exact: true })).toBeVisible();
    await expect(record(page, first).getByText(sampleStatusLabels.meeting, { exact: true })).toBeHidden();
  });
});
