import { discard, startServer } from "../process/running-server.ts";
import { card, cards, english, yearly } from "./home-view.ts";
import { awake, expect, holdBack, onPGlite, test } from "./journey.ts";

test("each plan says its price, what it holds and where its button leads", async ({ page, server }) => {
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "Mensuel" })).toBeChecked();
  const { offers } = await (await page.request.get(`${server.url}/api/offers.json`)).json();
  expect(offers).toHaveLength(3);

  for (const offer of offers) {
    const plan = card(page, offer.name);
    await expect(plan.getByText(`${offer.price}€`, { exact: true })).toBeVisible();
    await expect(plan.getByText(`${offer.yearlyPrice}€`, { exact: true })).toBeHidden();
    await expect(plan.getByText("HT").first()).toBeVisible();
    await expect(plan.getByText(offer.description)).toBeVisible();
    for (const feature of offer.features)
      await expect(plan.getByText(feature, { exact: true })).toBeVisible();
    await expect(plan.getByRole("link", { name: offer.actionText })).toHaveAttribute("href", offer.actionUrl);
  }
  for (const name of ["Growth", "Scale"]) {
    const demo = card(page, name).getByRole("link", { name: "Réserver une démo" });
    await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
  }

  await yearly(page).click();
  for (const offer of offers) {
    const plan = card(page, offer.name);
    await expect(plan.getByText(`${offer.yearlyPrice}€`, { exact: true })).toBeVisible();
    await expect(plan.getByText(`${offer.price}€`, { exact: true })).toBeHidden();
  }
  const starter = card(page, "Starter");
  await expect(starter.getByRole("link", { name: "S'abonner maintenant" })).toHaveAttribute(
    "href",
    "https://checkout.matinal.example/starter",
  );
  await expect(starter.getByText("Commencer l'essai")).toBeHidden();
});

test("the popular plan is raised and carries its badge and its trial", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const growth = card(page, "Growth");
  await expect(growth.getByText("Le plus populaire", { exact: true })).toBeVisible();
  await expect(page.getByText("Le plus populaire")).toHaveCount(1);
  await expect(growth.getByText(/^14\sjours d’essai gratuit$/).first()).toBeVisible();
  const tops = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops[1]).toBeLessThan((tops[0] ?? 0) - 8);
  expect(tops[0]).toBe(tops[2]);
});

test("changing the view moves nothing, and the keyboard can do it", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const height = () => page.locator("#pricing").evaluate((section) => section.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole("radio", { name: "Mensuel" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /Annuel/ })).toBeChecked();
  await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
  expect(await height()).toBe(before);
});

test.describe("the language of the prices", () => {
  test("changes the section, is remembered, and follows in a second tab", async ({ page, context }) => {
    await page.goto("/");
    const pricing = page.locator("#pricing");
    await expect(pricing).not.toHaveAttribute("lang");
    await awake(page);
    const other = await context.newPage();
    await other.goto("/");
    await awake(other);

    await english(page).click();
    await expect(pricing).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(pricing.getByText("Most popular")).toBeVisible();
    await expect(card(page, "Growth").getByRole("link", { name: "Book a demo" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.language)).toBe("en");
    await expect(other.locator("#pricing")).toHaveAttribute("lang", "en");
    await expect(other.getByRole("radio", { name: /EN/ })).toBeChecked();

    await page.reload();
    await expect(pricing).toHaveAttribute("lang", "en");
    await expect(page.getByRole("radio", { name: /EN/ })).toBeChecked();
    await page.getByRole("radio", { name: /français/ }).check();
    await expect(pricing.getByText("Le plus populaire")).toBeVisible();
    await expect(pricing).not.toHaveAttribute("lang");
  });

  test("is never seen in French first by whoever chose English", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language", "en"));
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/");
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "hidden");
    release();
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "visible");
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
    await page.getByRole("radio", { name: /français/ }).check();
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "visible");
  });

  test("leaves no French word in the English section", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await english(page).click();
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
    const text = (await page.locator("#pricing").innerText()).replace("français", "");
    expect(text).not.toMatch(/[éèàùâêîôûç’]|\b(mois|par|jours|prix|HT|démo|nouvel|illimit)\b/i);
  });

  test("works where the browser refuses local storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await awake(page);
    await english(page).click();
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
  });

  for (const width of [320, 768, 1280]) {
    test(`changes without moving the page at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await awake(page);
      const top = () =>
        page.locator("#partners").evaluate((section) => section.getBoundingClientRect().top + scrollY);
      const before = await top();
      await english(page).click();
      await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
      expect(await top()).toBe(before);
    });
  }
});

test("the commitment variant shows a month of a year's commitment", async ({ page, server: usual }) => {
  test.slow();
  const server = await startServer({
    ...onPGlite(),
    PRICING_VARIANT: "commitment",
    BOOKING_URL: "https://meet.example/30min",
    CHECKOUT_URL: "https://pay.example/starter",
  });
  const before = (await fetch(`${usual.url}/`)).headers.get("ETag") ?? "";
  expect((await fetch(`${usual.url}/`, { headers: { "If-None-Match": before } })).status).toBe(304);
  const after = await fetch(`${server.url}/`, { headers: { "If-None-Match": before } });
  expect(after.status, "nobody is told that yesterday's prices hold").toBe(200);

  await page.goto(server.url);
  await awake(page);
  await expect(card(page, "Growth").getByText("Populaire", { exact: true })).toBeVisible();
  for (const name of ["Starter", "Growth", "Scale"])
    await expect(card(page, name).getByText(/^14\sjours d’essai gratuit$/)).toBeVisible();
  await yearly(page).click();
  for (const [name, price] of [
    ["Starter", "79€"],
    ["Growth", "159€"],
    ["Scale", "319€"],
  ] as const) {
    const plan = card(page, name);
    await expect(plan.locator("p:visible", { hasText: price })).toHaveText(`${price}/mois HT`);
    await expect(plan.getByText(/^20\s% d’économie avec un engagement d’un an$/)).toBeVisible();
    await expect(plan.getByText(/jours d’essai/)).toBeHidden();
  }
  await expect(card(page, "Scale").getByRole("link")).toHaveAttribute("href", "https://meet.example/30min");
  await expect(card(page, "Starter").getByRole("link")).toHaveAttribute(
    "href",
    "https://pay.example/starter",
  );
  await english(page).click();
  await expect(card(page, "Growth").getByText("Popular", { exact: true })).toBeVisible();
  await expect(card(page, "Growth").getByText("20% saved with a 1-year commitment")).toBeVisible();
  await server.end("SIGTERM");
  discard(server);
});
