import { referencePattern } from "#app/contact/reference.ts";
import { support as copy } from "#app/content/signed-in/support-copy.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

test("a message to the support leaves once, with the page's state if that is ticked, and without scripts too", async ({
  page,
  server,
  address,
  relay,
  browser,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/compte");
  await page.getByRole("link", { name: copy.title }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: copy.submit }).press("Enter");
  await expect(page.getByText(copy.message.missing)).toBeVisible();
  consoleErrors.splice(0);
  await expectNoFindingsAtAnyWidth(page);

  await page.goto("/compte/support?page=/liste");
  await page.getByLabel(copy.message.label).fill(`Bonjour de ${address}`);
  await page.getByRole("checkbox").check();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "a message to the support");
  await page.getByRole("button", { name: copy.submit }).dblclick();
  await expect(page.getByText(copy.sent.title)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    new RegExp(referencePattern.source.replace(/^\^|\$$/g, "")),
  );
  await expectNoFindingsAtAnyWidth(page);
  expect(relay.received.filter(({ body }) => body.email === address)).toHaveLength(1);

  const plain = await openDevice(browser, visitor, { javaScriptEnabled: false });
  await plain.goto("/compte/support");
  await plain.getByLabel(copy.message.label).fill(`Sans script, ${address}`);
  await plain.getByRole("button", { name: copy.submit }).click();
  await expect(plain.getByText(copy.sent.title)).toBeVisible();
  await plain.context().close();
});
