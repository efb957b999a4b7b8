import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { listSettings as settings } from "#app/content/signed-in/list-settings-copy.ts";
import { newProspects } from "../../prospects/stored-prospects.ts";
import { expect, test } from "../journey.ts";
import { hydrated, requestsTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { deliverTo, giveOffer, record, rows } from "./list-view.ts";

test.use({ viewport: { width: 1280, height: 700 } });

test("views and records are addresses: Back, Forward, Reload and another tab lead to them, each where it was", async ({
  page,
  server,
  address,
  part,
}) => {
  const visitor = await signedIn(page, server, address);
  await giveOffer(server, visitor, "growth");
  await deliverTo(server, visitor, newProspects(60));
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (place: number) => {
    await page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), place);
    await expect.poll(top).toBe(place);
  };
  const all = page.getByRole("link", { name: new RegExp(`^${copy.tabs.all}`) });
  const documents = requestsTo(page, /\/liste(?:\/[^/?]*)?(?:\?.*)?$/);
  const isAt = (query: string, id: string | null = null) =>
    expect(page).toHaveURL(
      (url) => url.pathname === (id ? `/liste/${id}` : "/liste") && url.search === query,
    );

  await page.goto("/liste");
  await hydrated(page);
  expect(documents).toHaveLength(1);
  await scrollTo(900);
  const shown = await rows(page).evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().top > 100)
      .map((link) => (link as HTMLElement).dataset.prospect),
  );
  const id = shown[0] ?? "";

  await part("a record opens beside the list, which stays where it is", async () => {
    await page.locator(`a[data-prospect="${id}"]`).click();
    await isAt("", id);
    await expect(record(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await top()).toBe(900);
  });
  await part("the way back and forth leads to where the page was", async () => {
    await scrollTo(300);
    await page.goBack();
    await isAt("");
    await expect(page.locator(`a[data-prospect="${id}"]`)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(copy.title));
    await expect.poll(top).toBe(900);
    await page.goForward();
    await isAt("", id);
    await expect.poll(top).toBe(300);
  });
  await part("and does after a reload, too", async () => {
    await page.reload();
    await hydrated(page);
    await expect.poll(top).toBe(300);
    await page.goBack();
    await isAt("");
    await expect.poll(top).toBe(900);
  });
  await part("another view begins at its beginning", async () => {
    await all.dispatchEvent("click");
    await isAt("?view=all");
    await expect(all).toHaveAttribute("aria-current", "page");
    await expect.poll(top).toBe(0);
    await page.goBack();
    await isAt("");
    await expect(all).not.toHaveAttribute("aria-current");
  });
  await part("none of it has loaded a document but the reload", async () => {
    expect(documents).toHaveLength(2);
  });
  await part("a view opens in another tab", async () => {
    const opened = page.context().waitForEvent("page");
    await all.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/liste\?view=all$/);
    await expect(rows(tab).first()).toBeVisible();
    await tab.close();
    await isAt("");
  });
  await part("the way from a page of the router and back loads documents", async () => {
    await page.getByRole("link", { name: copy.settings, exact: true }).click();
    await expect(page).toHaveURL(/\/liste\/reglages$/);
    await hydrated(page);
    await page.getByRole("link", { name: settings.back }).click();
    await isAt("");
    await hydrated(page);
    await expect(rows(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/liste\/reglages$/);
    await hydrated(page);
  });
  await part("the router's own way to the list loads its document", async () => {
    const answer = await visitor.fetch("/liste.data?view=all");
    expect(answer.status).toBe(202);
    expect(await answer.text()).toContain("/liste?view=all");
  });
});
