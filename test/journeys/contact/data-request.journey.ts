import type { Page } from "@playwright/test";
import { dataRequest as copy } from "#app/content/public/data-request-copy.ts";
import { yourData } from "#app/content/public/your-data-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect } from "../journey.ts";
import { withConsentChosen } from "../page-steps.ts";
import {
  expectOnlyStatus,
  openContact,
  outcome,
  receivedFrom,
  reference,
  submit,
  test,
  toast,
} from "./contact-view.ts";

const path = "/vos-donnees";
const [objection] = copy.choices;
const choice = (page: Page, label: string) => page.getByRole("radio", { name: label });

/** Fills the fields of the person. */
async function fillPerson(page: Page, address: string) {
  for (const [name, value] of [
    ["firstName", "Anna"],
    ["lastName", "Bréval"],
    ["email", address],
  ] as const)
    await page.getByLabel(copy.form.labels[name], { exact: true }).fill(value);
}

test("somebody who is in a list finds the page, objects by keyboard alone, and gets a reference", async ({
  page,
  relay,
  address,
}) => {
  await page.goto("/privacy");
  await page.getByRole("main").getByRole("link", { name: yourData.title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(yourData.title);
  await openContact(page, path);
  await choice(page, objection.label).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  for (const text of ["Anna", "Bréval", address, "", ""]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reference(page)).toBeVisible();
  await expect(outcome(page).getByRole("heading", { name: copy.received.heading })).toBeFocused();
  await expect(outcome(page)).toContainText("un mois");
  await expect(toast(page).getByText(copy.toasts.sent.title)).toBeVisible();
  expect(receivedFrom(relay, address).map(({ body }) => body)).toEqual([
    {
      firstName: "Anna",
      lastName: "Bréval",
      email: address,
      company: "",
      subject: expect.stringMatching(/^Contact Form: .*un mois.*opposition/),
      message: expect.stringMatching(/./),
      _template: "table",
    },
  ]);
  await outcome(page).getByRole("link", { name: copy.received.again }).click();
  await expect(choice(page, objection.label)).toBeFocused();
  await expect(choice(page, objection.label)).not.toBeChecked();
});

test("a refused relay keeps the request, and sending it again gives one", async ({
  page,
  relay,
  address,
  consoleErrors,
}) => {
  relay.become(500);
  await openContact(page, path);
  await choice(page, objection.label).check();
  await fillPerson(page, address);
  await submit(page).click();
  // The relay may still pause, as it asked to in another journey.
  await expect(outcome(page)).toContainText(copy.toasts.failed.title);
  await expect(choice(page, objection.label)).toBeChecked();
  expectOnlyStatus(consoleErrors, 503);
  relay.become(200);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
  expect(new Set(receivedFrom(relay, address).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an incomplete request keeps its choice, and a complete one gets a reference", async ({
    page,
    relay,
    address,
    consoleErrors,
  }) => {
    await page.goto(path);
    await choice(page, copy.choices[1].label).check();
    await fillPerson(page, address);
    await page.getByLabel(copy.form.labels.lastName, { exact: true }).fill("  ");
    await submit(page).click();
    await expect(outcome(page).getByText(copy.refusals.fields)).toBeVisible();
    await expect(choice(page, copy.choices[1].label)).toBeChecked();
    expectOnlyStatus(consoleErrors, 422);
    await page.getByLabel(copy.form.labels.lastName, { exact: true }).fill("Bréval");
    await submit(page).click();
    await expect(reference(page)).toBeVisible();
    expect(receivedFrom(relay, address)).toHaveLength(1);
  });
});

test.describe("with reduced motion", () => {
  // The document is loaded once, on a phone, and made wider.
  test.use({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

  test("axe finds nothing in the empty, the refused and the accepted form", async ({ page, address }) => {
    await withConsentChosen(page);
    await openContact(page, path);
    await expectNoFindingsAtAnyWidth(page);
    await submit(page).click();
    await expect(choice(page, objection.label)).toBeFocused();
    await expect(page.getByRole("radiogroup")).toHaveAccessibleDescription(copy.problems.subject);
    await expectNoFindingsAtAnyWidth(page);
    await choice(page, objection.label).check();
    await expect(page.getByText(copy.problems.subject)).toBeHidden();
    await fillPerson(page, address);
    await submit(page).click();
    await expect(reference(page)).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
  });
});
