import type { Page } from "@playwright/test";
import { contact as copy } from "#app/content/public/contact-copy.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { expect } from "../journey.ts";
import { holdRequests, widths, withConsentChosen } from "../page-steps.ts";
import {
  expectOnlyStatus,
  fillContact,
  openContact,
  outcome,
  reference,
  submit,
  test,
  toast,
} from "./contact-view.ts";

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing in any state of the form, and the page does not scroll sideways", async ({
      page,
      relay,
      address,
      consoleErrors,
    }) => {
      await withConsentChosen(page);
      await openContact(page);
      await expectAccessible(page);
      await submit(page).click();
      await expect(page.getByText(copy.problems.message)).toBeVisible();
      await expectAccessible(page);

      relay.become(500);
      await fillContact(page, address);
      await submit(page).click();
      await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
      await expectAccessible(page);
      expectOnlyStatus(consoleErrors, 503);

      await page.route("**/contact*", (route) =>
        route.fulfill({ status: 503, headers: { "Retry-After": "2" }, json: {} }),
      );
      await submit(page).click();
      await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
      await expectAccessible(page);
      await expect(outcome(page).getByText(copy.ready)).toBeVisible();
      await expectAccessible(page);
      expectOnlyStatus(consoleErrors, 503);
      await page.unroute("**/contact*");

      relay.become(200);
      const release = await holdRequests(page, "**/contact*");
      await submit(page).click();
      await expect(submit(page)).toBeDisabled();
      await expectAccessible(page);
      release();
      await expect(reference(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

async function expectAccessible(page: Page) {
  await expectNoFindings(page);
  await expectNoHorizontalScroll(page);
}
