import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { newProspect, teamIdOf } from "../../prospects/stored-prospects.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";
import { deliverTo, giveOffer, inDatabase, record, row, status } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

test("when the offer is over the list is read, with nothing to press in vain, and the next one opens it again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  const person = { company: "Câblerie Lormont", contact: "Odile Lormont", siren: null, companyEmail: null };
  const [id = ""] = await deliverTo(server, visitor, [newProspect(person)]);
  const note = (text: string) =>
    visitor.fetch(`/api/prospects/${id}/events`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key: crypto.randomUUID(), kind: "note", text }),
    });
  expect((await note("Rappeler en mars")).status).toBe(201);
  const client = await clientId(visitor);
  await page.goto(`/liste/${id}`);
  await expect(status(page, "new")).toBeVisible();
  // Its last day is past.
  await inDatabase(server, async (db) =>
    setOffer({ db }, await teamIdOf({ db }, client), { offer: "growth", until: "2026-01-31", by: "ops" }),
  );

  // A page that was open is told by the answer.
  await status(page, "won").click();
  await expect(record(page).getByText(/L’offre est terminée/)).toBeVisible();
  consoleErrors.splice(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(copy.readsOnly["offer-over"].text)).toBeVisible();
  await expect(record(page).getByText("Rappeler en mars").first()).toBeVisible();
  await expect(record(page).locator("[data-status]")).toHaveCount(0);
  await expect(record(page).getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: copy.calls })).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  await page.goto("/liste");
  await row(page, person.company).focus();
  await page.keyboard.press("2");
  await page.keyboard.press("n");
  await page.keyboard.press("z");
  expect((await note("Encore")).status).toBe(403);
  await page.goto("/liste/appels");
  await expect(page).toHaveURL(/\/liste$/);
  await page.getByRole("link", { name: copy.readsOnly["offer-over"].link }).click();
  await expect(page).toHaveURL(/\/compte#offre$/);

  await giveOffer(server, visitor, "starter");
  await page.goto(`/liste/${id}`);
  await expect(page.getByText(copy.readsOnly["offer-over"].text)).toHaveCount(0);
  await expect(status(page, "new")).toHaveAttribute("aria-pressed", "true");
  await status(page, "won").click();
  await expect(status(page, "won")).toHaveAttribute("aria-pressed", "true");
});
