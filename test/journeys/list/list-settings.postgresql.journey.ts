import { list } from "#app/content/signed-in/list-copy.ts";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { newProspects } from "../../prospects/stored-prospects.ts";
import {
  expectFitsLargeText,
  expectNoFindingsAtAnyWidth,
  expectNoHorizontalScroll,
} from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { deliverTo, giveOffer, record, row, rows, status } from "./list-view.ts";

test("a team adds a column, renames a status, is asked for what a rule says, and saves a view that a second tab sees", async ({
  page,
  server,
  address,
  browser,
}) => {
  const visitor = await signedIn(page, server, address);
  await deliverTo(server, visitor, newProspects(3));
  await page.goto("/liste/reglages");
  await expect(page.getByText(/à partir de l’offre Starter/)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await giveOffer(server, visitor, "scale");
  await page.reload();

  await page.getByRole("button", { name: copy.columns.add }).click();
  await page.getByRole("button", { name: copy.save, exact: true }).click();
  await expect(page.getByRole("main").getByText(copy.problems.empty)).toBeVisible();
  await page.getByLabel(copy.columns.name).fill("Montant");
  await page.getByRole("combobox", { name: copy.columns.type }).selectOption("number");
  await page.getByLabel(copy.statuses.name("Rendez-vous pris")).fill("Démo prévue");
  await page.getByRole("button", { name: copy.up("Démo prévue") }).press("Enter");
  await page.getByRole("button", { name: copy.rules.add }).click();
  // What is not saved outlives a reload.
  await page.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the settings of the list");
  await page.getByRole("button", { name: copy.save, exact: true }).click();
  await expect(page.getByRole("main").getByText(copy.saved)).toBeVisible();
  await page.getByRole("link", { name: copy.back }).click();

  const other = await openDevice(browser, visitor);
  await other.goto("/liste");
  await expect(rows(other)).toHaveCount(3);
  await rows(page).first().click();
  const company = (await rows(page).first().innerText()).split("\n")[0] ?? "";
  await expect(status(page, "meeting")).toHaveText(/3\s*Démo prévue/);
  await status(page, "meeting").click();
  const asked = page.getByRole("region", { name: list.columns.asked("Démo prévue") });
  const amount = asked.getByLabel("Montant");
  await expect(amount).toBeFocused();
  await amount.fill("beaucoup");
  await amount.press("Enter");
  await expect(asked.getByText(list.columns.wrongNumber)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await amount.fill("12 500,50 €");
  await amount.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(record(page).getByRole("textbox", { name: "Montant" })).toHaveValue(/12\s500,5/);
  await expect(record(page).getByText(/Vous\s: Montant\s: 12\s500,5/)).toBeVisible();
  await expect(row(other, company)).toBeVisible();
  await expect(other.getByRole("cell", { name: /^12\s500,5$/ })).toBeVisible();
  // Who only looks into a field takes nothing back that somebody else enters meanwhile.
  await row(other, company).click();
  const seen = record(other).getByRole("textbox", { name: "Montant" });
  await seen.focus();
  const entered = record(page).getByRole("textbox", { name: "Montant" });
  await entered.fill("7");
  await entered.press("Enter");
  await expect(seen).toHaveValue("7");
  await seen.blur();
  await expect(
    record(page)
      .getByText(/Montant\s: 7$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(record(page).getByRole("textbox", { name: "Montant" })).toHaveValue("7");
  await entered.fill("12500,5");
  await entered.press("Enter");
  await expect(seen).toHaveValue(/12\s500,5/);

  await page.getByRole("combobox", { name: list.filters.status }).selectOption("Démo prévue");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: list.saved.compact }).click();
  await page.getByRole("button", { name: list.saved.save }).click();
  await page.getByLabel(list.saved.name).fill("Démos");
  await expectNoFindingsAtAnyWidth(page);
  await page.getByLabel(list.saved.name).press("Enter");
  await expect(page).toHaveURL(/\?saved=[\da-f-]{36}$/);
  const tab = (shown: typeof page) =>
    shown.getByRole("navigation", { name: list.views }).getByRole("link", { name: "Démos" });
  await expect(tab(page)).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  // Without asking, by the changes that it follows.
  await tab(other).click();
  await expect(rows(other)).toHaveCount(1);
  await other.getByRole("link", { name: list.tabs.all }).click();
  await expect(rows(other)).toHaveCount(3);
  await other.context().close();
});

test("in calls in a row a rule asks below the outcome, and names as long as they may be fit every width", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await deliverTo(server, visitor, newProspects(3));
  await giveOffer(server, visitor, "scale");
  const column = { id: crypto.randomUUID(), name: "W".repeat(60), type: "text" };
  const settings = {
    ...{ version: 0, columns: [column], rules: [{ status: "meeting", column: column.id }] },
    statuses: [{ status: "meeting", name: `Démo ${"W".repeat(55)}` }],
    views: [{ name: "W".repeat(60), density: "compact" }],
  };
  expect((await visitor.post("/api/list-settings", settings, "PUT")).status).toBe(200);
  await page.goto("/liste/appels");
  await page.locator('.calls-outcomes[data-ready] [data-outcome="meeting"]').click();
  const asked = page.getByRole("region", { name: list.columns.asked(settings.statuses[0]?.name ?? "") });
  const value = asked.getByLabel(column.name);
  await expect(value).not.toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  await value.fill("Salon de Lyon");
  await value.press("Enter");
  await expect(asked).toHaveCount(0);
  await page.goto("/liste");
  await row(page, "Société n° 2").click();
  await expect(record(page).getByRole("textbox", { name: column.name })).toHaveValue("Salon de Lyon");
  await expectNoFindingsAtAnyWidth(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/liste");
  // On a phone the columns of a team take no room from ours.
  const widthOfCompany = () =>
    page
      .getByRole("columnheader")
      .first()
      .evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(widthOfCompany).toBeGreaterThan(90);
  await setTextSize(page, 200);
  await expectNoHorizontalScroll(page);
  await setTextSize(page, 100);
  await page.goto("/liste/reglages");
  await expectNoFindingsAtAnyWidth(page);
});

test("who saves settings that somebody else has changed decides whose stay", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await giveOffer(server, visitor, "starter");
  await page.goto("/liste/reglages");
  await expect(page.getByText(/à partir de l’offre Scale/)).toBeVisible();
  await page.getByLabel(copy.statuses.name("Gagné")).fill("Signé");
  const theirs = { version: 0, columns: [{ name: "Budget", type: "number" }] };
  expect((await visitor.post("/api/list-settings", theirs, "PUT")).status).toBe(200);
  await page.getByRole("button", { name: copy.save, exact: true }).click();
  await page.getByRole("button", { name: copy.problems.takeTheirs }).click();
  // The browser names the 409 by itself.
  consoleErrors.splice(0);
  await expect(page.getByLabel(copy.columns.name)).toHaveValue("Budget");
  await expect(page.getByLabel(copy.statuses.name("Gagné"))).toHaveValue("Gagné");
  await page.getByRole("button", { name: copy.remove("Budget") }).click();
  await expect(page.getByText(copy.columns.removed(1))).toBeVisible();
  await page.getByRole("button", { name: copy.discard }).click();
  await expect(page.getByLabel(copy.columns.name)).toHaveValue("Budget");
});
