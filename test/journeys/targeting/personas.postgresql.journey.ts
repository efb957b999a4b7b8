import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import { contentsOf } from "#app/offers/contents.ts";
import { maxLengths } from "#app/profile/profile-schema.ts";
import { newProspect, newProspects } from "../../prospects/stored-prospects.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
  expectNoHorizontalScroll,
} from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { deliverTo, giveOffer, record, row, rows } from "../list/list-view.ts";
import { holdRequests } from "../page-steps.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

test.use({ reducedMotion: "reduce" });

test("a persona is added beside the profile, shares the month, and is found again in list, drafts and reports", async ({
  page,
  server,
  address,
  browser,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  await giveOffer(server, visitor, "scale");
  await page.goto("/ciblage");
  await expect(page.getByText(copy.nav.why)).toBeVisible();
  await page.getByRole("link", { name: copy.nav.add }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.title);

  const [name, share] = [page.getByLabel(copy.name.label), page.getByLabel(copy.share.label)];
  const add = page.getByRole("button", { name: copy.add });
  await share.fill("cent");
  await add.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(share).toHaveAttribute("aria-invalid", "true");
  await expectNoFindings(page);
  await name.fill("Directeurs d’usine");
  await share.fill("30");
  await expect(page.getByText(copy.share.nothingToLookFor)).toBeVisible();
  await page.getByRole("combobox", { name: targeting.criteria.places.label }).fill("bretag");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(copy.share.means(Math.round(0.3 * contentsOf("scale").contacts), 70)),
  ).toBeVisible();
  const argument = page.getByLabel(copy.valueProp.label);
  await argument.focus();
  await page.keyboard.insertText("é".repeat(maxLengths.text + 1));
  await add.click();
  await expect(argument).toHaveAttribute("aria-invalid", "true");
  await expect(argument).toHaveValue("é".repeat(maxLengths.text + 1));
  await argument.fill("Vos arrêts de chaîne divisés par deux.");
  await page.getByRole("combobox", { name: copy.tone.label }).selectOption("formal");
  await expect(page.getByText(copy.linkedin.noTitle)).toBeVisible();
  await page.getByLabel(copy.otherTitles.label).fill("Directeur d’usine");
  await page.keyboard.press("Enter");
  const search = page.getByRole("link", { name: targeting.linkedin.salesNavigator });
  await expect(search).toHaveAttribute("href", /Directeur%2520d%2527usine|Directeur%2520d%27usine/);
  // What is not saved outlives a reload.
  await page.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await expect(share).toHaveValue("30");
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "a persona");
  await add.dblclick();
  await expect(page).toHaveURL(/\/ciblage\/personas\/[\da-f-]{36}$/);
  await expect(page.getByText(copy.added)).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const nav = page.getByRole("navigation", { name: copy.nav.label });
  await expect(nav.getByRole("listitem")).toHaveText([
    `${list.persona.ofProfile}${copy.nav.part(70)}`,
    `Directeurs d’usine${copy.nav.part(30)}`,
    copy.nav.add,
  ]);

  // Somebody else changes it meanwhile, and either of both may stay.
  const other = await openDevice(browser, visitor);
  await other.goto(`/ciblage/personas/${id}`);
  await other.getByLabel(copy.share.label).fill("40");
  await other.getByRole("button", { name: copy.save }).click();
  await expect(other.getByRole("main").getByText(copy.saved)).toBeVisible();
  await share.fill("20");
  await page.getByRole("button", { name: copy.save }).click();
  await expect(page.getByRole("main").getByText(copy.problems.conflict)).toBeVisible();
  await page.getByRole("button", { name: copy.problems.keepMine }).click();
  await expect(page.getByRole("main").getByText(copy.saved)).toBeVisible();
  // More than is left is said while it is typed, and refused.
  await share.fill("100");
  await expect(page.getByText(copy.share.left(100))).toHaveCount(0);
  await page.getByRole("link", { name: copy.nav.add }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.title);
  await name.fill("Achats");
  await share.fill("90");
  await expect(page.getByText(copy.share.left(80))).toBeVisible();
  await add.click();
  await expect(page.getByRole("main").getByText(/laissent 80/)).toBeVisible();

  const found = newProspect({
    ...{ company: "Fonderie Kermarec", contact: "Yann Kermarec", role: "Gérant", persona: id },
    ...{ siren: null, companyEmail: null },
    email: { value: "yann@kermarec.example", state: "given" },
  });
  await deliverTo(server, visitor, [...newProspects(1), found]);
  await page.goto("/liste");
  await expect(rows(page)).toHaveCount(2);
  await page
    .getByRole("combobox", { name: list.persona.filter })
    .selectOption({ label: "Directeurs d’usine" });
  await expect(rows(page)).toHaveCount(1);
  await row(page, "Fonderie Kermarec").click();
  await expect(record(page).getByText("Directeurs d’usine")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoHorizontalScroll(page);
  }

  await page.goto(`/ciblage/personas/${id}`);
  await expectNoFindings(page);
  await page.getByRole("button", { name: drafts.kinds.email.name, exact: true }).dblclick();
  await page.waitForURL(/\/brouillons\/[\da-f-]{36}$/);
  await expect(page.getByText(/arrêts de chaîne/).first()).toBeVisible();

  await page.goto("/rapports?by=persona");
  await expect(page.getByRole("rowheader", { name: "Directeurs d’usine" })).toBeVisible();

  // What was typed above and not saved returns with the scripts; a press that has begun still meets what it was meant for.
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(`/ciblage/personas/${id}`, { waitUntil: "commit" });
  await page.getByText(copy.remove.open).hover();
  await page.mouse.down();
  release();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(copy.remove.sure)).toBeVisible();
  await page.getByRole("button", { name: copy.remove.now, exact: true }).click();
  await expect(page).toHaveURL(/\/ciblage$/);
  await expect(page.getByText(copy.remove.done("Directeurs d’usine"))).toBeVisible();
  await expect(page.getByText(copy.nav.why)).toBeVisible();
  await page.goto(`/ciblage/personas/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.missing.title);
  await page.goto("/liste");
  await row(page, "Fonderie Kermarec").click();
  await expect(record(page).getByText(list.persona.former)).toBeVisible();
  consoleErrors.splice(0);
});
