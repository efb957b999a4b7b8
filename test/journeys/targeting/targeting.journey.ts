import type { Page } from "@playwright/test";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { test } from "../product-with-services.ts";
import { signedIn } from "../sign-in-steps.ts";
import { counted, save, section, settled } from "./targeting-view.ts";

test.use({ reducedMotion: "reduce" });

test("the profile becomes criteria, which are changed without a mouse, counted, saved and found again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  await page.goto("/ciblage");
  await expect(page.getByText(copy.origin.follows)).toBeVisible();
  await expect(section(page, copy.origin.title)).toContainText(copy.origin.missed);
  await settled(page);
  const before = await counted(page).textContent();
  await expectNoFindingsAtAnyWidth(page);

  const sector = page.getByRole("combobox", { name: copy.criteria.naf.label });
  await sector.fill("coiff");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoFindings(page);
  await sector.press("Enter");
  await expect(section(page, copy.criteria.naf.title).getByRole("listitem")).toContainText("Coiffure");
  await page.getByRole("combobox", { name: copy.criteria.places.label }).fill("bretag");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(section(page, copy.criteria.places.title)).toContainText("Bretagne");
  await expect(counted(page)).not.toHaveText(before ?? "");
  await settled(page);

  const exclude = page.getByRole("textbox", { name: copy.criteria.exclude.label });
  await exclude.fill("pas un domaine");
  await exclude.press("Enter");
  await expect(page.getByText(copy.criteria.exclude.wrong)).toBeVisible();
  await expectNoFindings(page);
  await exclude.fill("https://www.exemple.fr/contact");
  await exclude.press("Enter");
  await expect(page.getByRole("button", { name: copy.remove("exemple.fr") })).toBeVisible();

  // A reload before the save keeps everything.
  await page.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await save(page).press("Enter");
  await expect(page.getByText(copy.saved)).toBeVisible();
  await page.reload();
  await expect(section(page, copy.origin.title)).toContainText("Coiffure");
  await expect(page.getByText(copy.origin.own)).toBeVisible();
  await settled(page);
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the targeting");

  await page.getByRole("button", { name: copy.origin.follow }).click();
  await expect(page.getByText(copy.followed)).toBeVisible();
  await expect(section(page, copy.criteria.naf.title)).not.toContainText("Coiffure");
  expect(consoleErrors).toEqual([]);
});

test("a change in another tab is told, and either of both can be kept", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await page.goto("/ciblage");
  const other = await page.context().newPage();
  await other.goto("/ciblage");
  const check = (on: Page, name: string) => on.getByRole("checkbox", { name }).check();
  await settled(page);
  await settled(other);
  await check(page, "Gérant");
  await save(page).click();
  await expect(page.getByText(copy.saved)).toBeVisible();
  await check(other, "Président");
  await save(other).click();
  await expect(other.getByRole("main").getByText(copy.problems.conflict)).toBeVisible();
  await expectNoFindings(other);
  await other.getByRole("button", { name: copy.problems.keepMine }).click();
  await expect(other.getByText(copy.saved)).toBeVisible();
  await page.reload();
  await expect(section(page, copy.origin.title)).toContainText("président");
  // What the other tab has changed stays.
  await expect(section(page, copy.origin.title)).toContainText("gérant");
  consoleErrors.splice(0);
});
