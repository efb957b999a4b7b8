import { offerWords as copy } from "#app/content/signed-in/offer-copy.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { giveOffer } from "../list/list-view.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

test("an offer is cancelled after what that brings was said, once, and taken back, with and without scripts", async ({
  page,
  server,
  address,
  browser,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/compte/resiliation");
  await expect(page).toHaveURL(/\/compte#offre$/);
  await expect(page.getByText(copy.none)).toBeVisible();
  await giveOffer(server, visitor, "growth");

  await page.reload();
  await page.getByRole("link", { name: copy.cancel.link, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.cancel.title);
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "before a cancellation");
  await page.getByRole("button", { name: /^Résilier au/ }).dblclick();
  await expect(page.getByText(copy.cancel.done)).toBeVisible();
  await expect(page.getByText(/^Résiliation enregistrée.: tout reste compris jusqu’au/)).toBeVisible();
  await expect(page.getByRole("link", { name: copy.cancel.link, exact: true })).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  await page.goto("/compte/resiliation");
  await expect(page).toHaveURL(/\/compte#offre$/);

  await page.getByRole("button", { name: copy.cancelled.keep }).press("Enter");
  await expect(page.getByText(copy.cancelled.kept)).toBeVisible();
  await expect(page.getByText(copy.endless)).toBeVisible();

  const plain = await openDevice(browser, visitor, { javaScriptEnabled: false });
  await plain.goto("/compte/resiliation");
  await plain.getByRole("button", { name: /^Résilier au/ }).click();
  await expect(plain.getByText(copy.cancel.done)).toBeVisible();
  await plain.context().close();
});
