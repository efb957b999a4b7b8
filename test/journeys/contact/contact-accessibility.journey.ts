import { contact as copy } from "#app/content/public/contact-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect } from "../journey.ts";
import { holdRequests, withConsentChosen } from "../page-steps.ts";
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

// The document is loaded once, on a phone, and made wider.
test.use({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

test("axe finds nothing in any state of the form, and the page does not scroll sideways", async ({
  page,
  relay,
  address,
  consoleErrors,
}) => {
  await withConsentChosen(page);
  await page.clock.install();
  await openContact(page);
  await expectNoFindingsAtAnyWidth(page);
  await submit(page).click();
  await expect(page.getByText(copy.problems.message)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  relay.become(500);
  await fillContact(page, address);
  await submit(page).click();
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  expectOnlyStatus(consoleErrors, 503);

  await page.route("**/contact*", (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "600" }, json: {} }),
  );
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await expectNoFindingsAtAnyWidth(page);
  await page.clock.fastForward(600_000);
  await expect(outcome(page).getByText(copy.ready)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  expectOnlyStatus(consoleErrors, 503);
  await page.unroute("**/contact*");

  relay.become(200);
  const release = await holdRequests(page, "**/contact*");
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);
  release();
  await expect(reference(page)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
});
