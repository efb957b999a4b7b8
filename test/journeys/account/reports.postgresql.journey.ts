import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import { newProspects } from "../../prospects/stored-prospects.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { deliverTo, giveOffer } from "../list/list-view.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

test("reports are part of Scale, follow their filters and the way back, and work without scripts", async ({
  page,
  server,
  address,
  browser,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/rapports");
  await expect(page.getByText(/à partir de l’offre Scale/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  const [id] = await deliverTo(server, visitor, newProspects(3));
  await giveOffer(server, visitor, "scale");
  const call = { key: crypto.randomUUID(), kind: "call", outcome: "meeting" };
  expect((await visitor.post(`/api/prospects/${id}/events`, call)).status).toBe(201);

  await page.getByRole("link", { name: copy.toOffer }).click();
  await page.getByRole("link", { name: "Voir les rapports" }).click();
  const cells = page.getByRole("table").getByRole("row").nth(1).getByRole("cell");
  await expect(cells.first()).toHaveText("3");
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "a report");

  await page.getByLabel(copy.filters.by, { exact: true }).selectOption("score");
  await page.getByRole("button", { name: copy.filters.show }).press("Enter");
  await expect(page).toHaveURL(/by=score/);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(6);
  await page.goBack();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);

  await page.goto("/rapports?from=2026-02-30");
  await expect(page.getByRole("main").getByText(copy.filters.invalid)).toBeVisible();
  consoleErrors.splice(0);

  const plain = await openDevice(browser, visitor, { javaScriptEnabled: false });
  await plain.goto("/rapports");
  await plain.getByLabel(copy.filters.by, { exact: true }).selectOption("month");
  await plain.getByRole("button", { name: copy.filters.show }).click();
  await expect(plain.getByRole("rowheader")).toHaveText(/\d{4}$/);
  await plain.context().close();
});
