import { parisDay } from "#app/calendar/paris-day.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { nightCopy } from "#app/content/signed-in/night-copy.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import { nights } from "#db/schema.ts";
import { newProspect, teamIdOf } from "../../prospects/stored-prospects.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { toasts } from "../page-steps.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";
import { deliverTo, inDatabase, record, row, rows, status } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

/** Nobody of another journey: an objection counts for every team of the database. */
const person = (company: string, contact: string, siren: string) =>
  newProspect({
    ...{ company, contact, siren, companyEmail: null },
    email: { value: `${siren}@societe.example`, state: "verified" },
    linkedin: "www.linkedin.com/in/agathe-maubert",
    sources: [{ field: "linkedin", source: "dropcontact", on: "2026-03-01" }],
  });

test("the list says what the night did, and drops at once who objects, with the reason at the record's address", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  const [agathe = ""] = await deliverTo(server, visitor, [
    person("Conserverie Maubert", "Agathe Maubert", "234567899"),
    person("Fonderie Marsaudon", "Thomas Ribaud", "987654324"),
  ]);
  const client = await clientId(visitor);
  await inDatabase(server, async (db) => {
    const night = { day: parisDay(Date.now()), state: "delivered" as const, beginsAt: new Date() };
    const teamId = await teamIdOf({ db }, client);
    await db.asOwner.insert(nights).values({
      ...{ teamId, ...night, dueAt: new Date(), deliveredAt: new Date() },
      ...{ quota: 2, seen: 1_240, found: 9, dropped: { known: 3 }, delivered: 2 },
    });
  });
  await page.goto("/liste");
  await page.getByText(nightCopy.line(null, 1_240, 9, 2)).click();
  await expect(page.getByText(nightCopy.reasons.known(3))).toBeVisible();

  await row(page, "Conserverie Maubert").click();
  await expect(
    record(page).getByRole("link", { name: "www.linkedin.com/in/agathe-maubert" }),
  ).toHaveAttribute("href", "https://www.linkedin.com/in/agathe-maubert");
  await record(page).getByText(copy.record.sources).click();
  await expect(record(page).getByText("Dropcontact, le 1er mars 2026")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  // While the record is open.
  const objection = { email: null, contact: "MAUBERT Agathe", siren: "234567899" };
  await inDatabase(server, (db) => recordObjection({ db }, objection, "ops"));
  await expect(toasts(page)).toContainText(copy.toast.withdrawn(1));
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: copy.record.withdrawn })).toBeVisible();
  await expect(page.getByText("Agathe Maubert")).toHaveCount(0);

  const response = await page.goto(`/liste/${agathe}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: copy.record.withdrawn })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await row(page, "Fonderie Marsaudon").click();
  await expect(record(page).getByRole("heading", { name: "Thomas Ribaud" })).toBeVisible();
  // The withdrawn record, at its address and where it was open.
  consoleErrors.splice(0);
});

test("an objection reaches an open list although a request failed, and while the network was lost, with what waited", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  const objecting = [
    person("Scierie Vaugirond", "Odile Framboisy", "345678903"),
    person("Tannerie Loubat", "Basile Quermont", "456789014"),
  ];
  await deliverTo(server, visitor, objecting);
  await page.goto("/liste");
  await row(page, "Scierie Vaugirond").click();
  await expect(record(page).getByRole("heading", { name: "Odile Framboisy" })).toBeVisible();
  const objects = (contact: string, siren: string) =>
    inDatabase(server, (db) => recordObjection({ db }, { email: null, contact, siren }, "ops"));

  let isFailing = true;
  await page.route(/prospects\/changes/, (route) => {
    if (!isFailing) return route.continue();
    isFailing = false;
    return route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "" });
  });
  await objects("FRAMBOISY Odile", "345678903");
  await expect(page.getByRole("heading", { name: copy.record.withdrawn })).toBeVisible({ timeout: 15_000 });
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Odile Framboisy")).toHaveCount(0);

  await row(page, "Tannerie Loubat").click();
  await expect(record(page).getByRole("heading", { name: "Basile Quermont" })).toBeVisible();
  await page.context().setOffline(true);
  await status(page, "won").click();
  await objects("QUERMONT Basile", "456789014");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: copy.record.withdrawn })).toBeVisible();
  await expect(toasts(page).filter({ hasText: copy.toast.forgotten(1) })).toContainText(
    copy.toast.withdrawn(1),
  );
  await expect(record(page).getByText("Basile Quermont")).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".event-"))))
    .toEqual([]);
  consoleErrors.splice(0);
});
