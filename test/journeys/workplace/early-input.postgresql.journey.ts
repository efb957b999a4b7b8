import { list } from "#app/content/signed-in/list-copy.ts";
import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import { newProspect, newProspects } from "../../prospects/stored-prospects.ts";
import { Visitor } from "../../server/visitor.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, operators, test } from "../journey.ts";
import { deliverTo, giveOffer, rows } from "../list/list-view.ts";
import { holdRequests, hydrated } from "../page-steps.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";

const [, , , , operator] = operators;

test("what is typed, chosen and pressed before the scripts are there counts as soon as they are", async ({
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
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: list.keys.open }).click();
  // An impatient second press is the same one: what opens is not closed again.
  const menu = page.locator("button[aria-controls=navigation]");
  for (const _ of [1, 2]) await menu.dispatchEvent("click");
  release();
  await expect(page.getByRole("dialog", { name: list.keys.title })).toBeVisible();
  await expect(page.locator("button[aria-controls=navigation]")).toHaveAttribute("aria-expanded", "true");

  release = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto("/ciblage", { waitUntil: "commit" });
  const box = page.getByRole("main").getByRole("checkbox").first();
  await box.check();
  const { keywords } = targeting.criteria;
  const added = page.getByRole("region", { name: keywords.title, exact: true });
  await added.getByRole("textbox").fill("fonderie");
  await added.getByRole("button", { name: targeting.add }).click();
  release();
  await expect(added.getByRole("listitem")).toContainText("fonderie");
  await expect(added.getByRole("textbox")).toHaveValue("");
  await expect(page.getByRole("button", { name: /Enregistrer/ }).first()).toBeEnabled();
  await expect(box).toBeChecked();
});

test("a press is answered once, whenever it comes while the page begins to work", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.addInitScript(() => {
    const presses = { clicks: 0 };
    Object.assign(window, { presses });
    // As soon as the fields are handed over, which is in the commit that hydrates the page; and in each task before.
    const press = () => {
      const menu = document.querySelector<HTMLElement>("button[aria-controls=navigation]");
      if (!menu || window.inputEarly !== null) return void setTimeout(press);
      menu.addEventListener("click", () => presses.clicks++, { capture: true });
      menu.click();
    };
    press();
  });
  for (const path of ["/assistant", "/compte"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("button[aria-controls=navigation]")).toHaveAttribute("aria-expanded", "true");
    expect(await page.evaluate(() => (window as unknown as { presses: unknown }).presses)).toEqual({
      clicks: 1,
    });
  }
});

test("a file that is chosen before the scripts are there is looked at as soon as they are", async ({
  page,
  server,
  address,
}) => {
  const customer = new Visitor(server, "198.19.0.7");
  await customer.signIn(address);
  await customer.fetch("/assistant");
  await signedIn(page, server, operator);
  const release = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto(`/operateur/clients/${await clientId(customer)}`, { waitUntil: "commit" });
  const file = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("Société\nFonderie Marsaudon") };
  await page.locator("input[type=file]").setInputFiles(file);
  release();
  await expect(page.getByText("Fonderie Marsaudon").first()).toBeVisible();
});
