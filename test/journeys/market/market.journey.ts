import type { Page } from "@playwright/test";
import { faqPage } from "#app/content/public/faq-copy.ts";
import { market as copy } from "#app/content/public/market-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import { departmentCodes } from "#scripts/company-register/codes.ts";
import {
  expectFitsLargeText,
  expectNoBrokenWords,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { expect } from "../journey.ts";
import { failRequests, holdRequests, touchPart, withConsentChosen } from "../page-steps.ts";
import { test } from "../product-with-services.ts";
import { followSignInLink } from "../sign-in-steps.ts";

test.use({ reducedMotion: "reduce" });

const path = "/combien-d-entreprises";
const { sector, size, place } = copy.form;
const result = (page: Page) => page.getByRole("region", { name: copy.result.title });
const told = (page: Page) => result(page).getByRole("status");
const number = /\d+\s*entreprises? correspond/;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor counts with a plain form, and each answer is a page", async ({
    page,
    request,
    register,
    consoleErrors,
  }) => {
    await page.goto("/faq");
    await page.getByText("Combien de prospects vais-je recevoir ?").click();
    await page.getByRole("link", { name: faqPage.market }).click();
    await expect(told(page)).toHaveText(copy.result.waiting);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "index, follow");

    await page.getByLabel(sector.label, { exact: true }).fill("restaurants et xylotruc");
    await page.getByLabel(place.label, { exact: true }).fill("Bretagne");
    await button(page, copy.form.submit).click();
    await expect(told(page)).toContainText(number);
    await expect(result(page)).toContainText("Siège : Bretagne.");
    await expect(result(page)).toContainText("« xylotruc » n’a pas été compris.");
    await expect(told(page)).toContainText(copy.result.partly);
    await expect(page.getByLabel(sector.label, { exact: true })).toHaveValue("restaurants et xylotruc");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));

    for (const [query, text] of [
      ["secteur=&taille=&lieu=", copy.unclear.empty],
      ["lieu=Suisse", copy.unclear.nothing],
      ["secteur=tous+secteurs", copy.unclear.everything],
      ["taille=plus+de+10+000+salariés&lieu=Mayotte", copy.result.none],
    ]) {
      await page.goto(`${path}?${query}`);
      await expect(told(page)).toContainText(text ?? "");
    }

    const long = await request.get(`${path}?secteur=${"x".repeat(121)}`);
    expect([long.status(), await long.text()]).toEqual([422, expect.stringContaining(copy.form.shorten)]);
    const hostile = encodeURIComponent('"><script>window.ran=1</script>\u0000');
    const shown = await request.get(`${path}?secteur=${hostile}&lieu=%ED%A0%80&taille=${"%40".repeat(100)}`);
    expect([shown.status(), await shown.text()]).toEqual([
      200,
      expect.not.stringContaining("<script>window"),
    ]);

    register.answer((_, response) => Boolean(response.writeHead(503).end()));
    const [away] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("Corse")),
      page.goto(`${path}?secteur=&taille=&lieu=Corse`),
    ]);
    expect([away.status(), away.headers()["retry-after"]]).toEqual([503, "30"]);
    await expect(told(page)).toContainText(copy.problems.unavailable);
    register.answer(() => false);
    await button(page, copy.problems.retry).click();
    await expect(told(page)).toContainText(number);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("503")]);
  });
});

test("with scripts the count follows the words, and becomes the targeting after a sign-in", async ({
  page,
  server,
  address,
  register,
  consoleErrors,
}) => {
  await withConsentChosen(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: publicLayout.footer.product.market }).click();
  await expectNoFindingsAtAnyWidth(page, expectNoBrokenWords);
  await expectFitsLargeText(page, "the empty form");
  await touchPart(page, "market-counter");
  const documents: string[] = [];
  page.on("request", (each) => each.isNavigationRequest() && documents.push(each.url()));

  // The first count is slow, and says so.
  const release = await holdRequests(page, "**/api/market?*");
  await page.getByLabel(sector.label, { exact: true }).fill("transport");
  await page.getByLabel(place.label, { exact: true }).fill("Lyon");
  await page.keyboard.press("Enter");
  await expect(told(page)).toHaveText(copy.form.counting);
  await expectNoFindingsAtAnyWidth(page);
  await expect(told(page)).toHaveText(copy.result.slow);
  release();
  await expect(told(page)).toContainText(number);
  await page.unroute("**/api/market?*");
  await expect(page).toHaveURL(/\?secteur=transport&lieu=Lyon$/);
  await expectNoFindingsAtAnyWidth(page, expectNoBrokenWords);
  await expectFitsLargeText(page, "the count");

  // Leaving a field counts, a pause too.
  const before = await told(page).textContent();
  await page.getByLabel(size.label, { exact: true }).fill("TPE, truc");
  await page.keyboard.press("Tab");
  await expect(result(page)).toContainText("« truc » n’a pas été compris.");
  await expect(told(page)).not.toHaveText(before ?? "");
  await expectNoFindingsAtAnyWidth(page);
  await page.getByLabel(size.label, { exact: true }).fill("");
  await expect(told(page)).toHaveText(before ?? "");

  // The way back leads from market to market, and counts none of them again.
  const counts: string[] = [];
  page.on("request", (each) => each.url().includes("/api/market") && counts.push(each.url()));
  await page.goBack();
  await expect(page.getByLabel(size.label, { exact: true })).toHaveValue("TPE, truc");
  await expect(result(page)).toContainText("« truc » n’a pas été compris.");
  await page.goBack();
  await expect(page).toHaveURL(/\?secteur=transport&lieu=Lyon$/);
  await expect(page.getByLabel(size.label, { exact: true })).toHaveValue("");
  await expect(told(page)).toHaveText(before ?? "");
  expect(counts).toEqual([]);

  await failRequests(page, "**/api/market?*");
  await page.getByLabel(place.label, { exact: true }).fill("Nantes");
  await expect(told(page)).toContainText(copy.problems.offline);
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/market?*");
  register.answer((_, response) => Boolean(response.writeHead(429, { "Retry-After": "1" }).end()));
  await button(page, copy.problems.retry).click();
  await expect(told(page)).toContainText(copy.problems.unavailable);
  register.answer(() => false);
  await expect(async () => {
    await button(page, copy.problems.retry).click();
    await expect(told(page)).toContainText(number, { timeout: 2_000 });
  }).toPass();
  expect(documents).toEqual([]);
  const counted = await told(page).textContent();
  await page.reload();
  await expect(told(page)).toHaveText(counted ?? "");
  consoleErrors.splice(0);

  await page.getByRole("link", { name: copy.next.start }).click();
  await page.waitForURL("**/login");
  await followSignInLink(page, server, address);
  await page.waitForURL(/\/ciblage\?secteur=transport&lieu=Nantes$/);
  await expect(page.getByText(targeting.market.taken)).toBeVisible();
  await expect(page.getByRole("region", { name: targeting.criteria.places.title })).toContainText(
    "Loire-Atlantique",
  );
  await expectNoFindingsAtAnyWidth(page);
  await button(page, targeting.save).click();
  await expect(page.getByText(targeting.saved)).toBeVisible();

  // Who has criteria is asked, and keeps the rest of them.
  await page.goto(`${path}?secteur=campings`);
  await page.getByRole("link", { name: copy.next.start }).click();
  await expect(page.getByText(targeting.market.offer)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await button(page, targeting.market.take).click();
  const sectors = page.getByRole("region", { name: targeting.criteria.naf.title });
  await expect(sectors).toContainText("camping");
  await expect(page.getByText(targeting.market.offer)).toBeHidden();
  await button(page, targeting.discard).click();
  await expect(sectors).not.toContainText("camping");
});

test("machines find the page, and a market too many is told when to come back", async ({ request }) => {
  for (const file of ["/sitemap.xml", "/llms.txt"])
    expect(await (await request.get(file)).text(), file).toContain(path);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Disallow: ${path}?`);
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const ask = (index: number) => request.get(`/api/market?place=${departmentCodes[index]}`, { headers });
  for (let index = 0; index < 12; index++)
    expect((await ask(index)).status(), departmentCodes[index]).toBe(200);
  const refused = await ask(12);
  expect([refused.status(), (await refused.json()).error.code]).toEqual([429, "too_many_counts"]);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect((await ask(0)).status()).toBe(200);
  const page = await request.get(`${path}?lieu=${departmentCodes[12]}`, { headers });
  expect([page.status(), await page.text()]).toEqual([
    429,
    expect.stringContaining("Le prochain pourra partir"),
  ]);
  for (const query of ["", "?place=", `?sector=${"x".repeat(121)}`])
    expect((await request.get(`/api/market${query}`)).status(), query).toBe(422);
});
