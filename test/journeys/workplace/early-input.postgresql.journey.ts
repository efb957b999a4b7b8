import { list } from "#app/content/signed-in/list-copy.ts";
import { newProspect, newProspects } from "../../prospects/stored-prospects.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { deliverTo, giveOffer, rows } from "../list/list-view.ts";
import { holdRequests } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";

test("what is typed and chosen before the scripts are there counts as soon as they are", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  await giveOffer(server, visitor, "growth");
  const found = newProspect({ company: "Fonderie Kermarec", siren: null, companyEmail: null });
  await deliverTo(server, visitor, [...newProspects(1), found]);

  let release = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto("/liste", { waitUntil: "commit" });
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: list.filters.status }).selectOption({ index: 1 });
  await page.getByRole("searchbox").fill("kermarec");
  release();
  await expect(page).toHaveURL(/[?&]status=new(?:&|$)/);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveValue("kermarec");
  await expect(page.getByRole("combobox", { name: list.filters.status })).toHaveValue("new");

  release = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto("/ciblage", { waitUntil: "commit" });
  const box = page.getByRole("main").getByRole("checkbox").first();
  await box.check();
  release();
  await expect(page.getByRole("button", { name: /Enregistrer/ }).first()).toBeEnabled();
  await expect(box).toBeChecked();
});
