import { discard, startServer } from "../../server/running-server.ts";
import { expect, onPGlite, test } from "../journey.ts";
import { hydrated, layOutWhole } from "../page-steps.ts";
import { pricesOn } from "../pages/price-table.ts";
import { cards, english, planCard, yearly } from "./home-view.ts";

test("the plans show their prices and contents, one is raised, and the billing period moves nothing", async ({
  page,
  server,
  part,
}) => {
  await part("the popular plan is raised and shows its badge and its trial", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    const growth = planCard(page, "Growth");
    await expect(growth.getByText("Le plus populaire", { exact: true })).toBeVisible();
    await expect(page.getByText("Le plus populaire")).toHaveCount(1);
    await expect(growth.getByText(/^14\sjours d’essai gratuit$/).first()).toBeVisible();
    const tops = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops[1]).toBeLessThan((tops[0] ?? 0) - 8);
    expect(tops[0]).toBe(tops[2]);
  });

  await part("changing the billing period moves nothing, and works by keyboard", async () => {
    await hydrated(page);
    await layOutWhole(page);
    const height = () =>
      page.locator("#pricing").evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    await page.getByRole("radio", { name: "Mensuel" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: /Annuel/ })).toBeChecked();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    expect(await height()).toBe(before);
  });

  await part("shows in forced colours too what is chosen", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    for (const name of ["billing", "language"]) {
      const outlines = await page
        .locator(`input[name=${name}]`)
        .evaluateAll((all) => all.map((each) => getComputedStyle(each.parentElement ?? each).outlineStyle));
      expect(outlines.toSorted(), name).toEqual(["none", "solid"]);
    }
    await page.emulateMedia({ forcedColors: null });
  });

  await part("each plan shows its price, its contents and the target of its button", async () => {
    await page.goto("/");
    await expect(page.getByRole("radio", { name: "Mensuel" })).toBeChecked();
    const { offers } = await (await page.request.get(`${server.url}/api/offers.json`)).json();
    expect(offers).toHaveLength(3);

    for (const offer of offers) {
      const plan = planCard(page, offer.name);
      await expect(plan.getByText(`${offer.price}€`, { exact: true })).toBeVisible();
      await expect(plan.getByText(`${offer.yearlyPrice}€`, { exact: true })).toBeHidden();
      await expect(plan.getByText("HT").first()).toBeVisible();
      await expect(plan.getByText(offer.description)).toBeVisible();
      for (const feature of offer.features)
        await expect(plan.getByText(feature, { exact: true })).toBeVisible();
      await expect(plan.getByRole("link", { name: offer.actionText })).toHaveAttribute(
        "href",
        offer.actionUrl,
      );
    }
    for (const name of ["Growth", "Scale"]) {
      const demo = planCard(page, name).getByRole("link", { name: "Réserver une démo" });
      await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
      await expect(demo).toHaveAttribute("target", "_blank");
      await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
    }

    await yearly(page).click();
    for (const offer of offers) {
      const plan = planCard(page, offer.name);
      await expect(plan.getByText(`${offer.yearlyPrice}€`, { exact: true })).toBeVisible();
      await expect(plan.getByText(`${offer.price}€`, { exact: true })).toBeHidden();
    }
    const starter = planCard(page, "Starter");
    await expect(starter.getByRole("link", { name: "S'abonner maintenant" })).toHaveAttribute(
      "href",
      "https://checkout.matinal.example/starter",
    );
    await expect(starter.getByText("Commencer l'essai")).toBeHidden();
  });
});

test("the commitment variant shows the monthly price of a yearly commitment", async ({
  page,
  server: usual,
  part,
}) => {
  const server = await startServer({
    ...onPGlite(),
    PRICING_VARIANT: "commitment",
    BOOKING_URL: "https://meet.example/30min",
    CHECKOUT_URL: "https://pay.example/starter",
  });
  const before = (await fetch(`${usual.url}/`)).headers.get("ETag") ?? "";
  expect((await fetch(`${usual.url}/`, { headers: { "If-None-Match": before } })).status).toBe(304);
  const after = await fetch(`${server.url}/`, { headers: { "If-None-Match": before } });
  expect(after.status, "the ETag changes with the prices").toBe(200);

  await page.goto(server.url);
  await hydrated(page);
  await expect(planCard(page, "Growth").getByText("Populaire", { exact: true })).toBeVisible();
  for (const name of ["Starter", "Growth", "Scale"])
    await expect(planCard(page, name).getByText(/^14\sjours d’essai gratuit$/)).toBeVisible();
  await yearly(page).click();
  for (const [name, price] of [
    ["Starter", "79€"],
    ["Growth", "159€"],
    ["Scale", "319€"],
  ] as const) {
    const plan = planCard(page, name);
    await expect(plan.locator("p:visible", { hasText: price })).toHaveText(`${price}/mois HT`);
    await expect(plan.getByText(/^20\s% d’économie avec un engagement d’un an$/)).toBeVisible();
    await expect(plan.getByText(/jours d’essai/)).toBeHidden();
  }
  await expect(planCard(page, "Scale").getByRole("link")).toHaveAttribute(
    "href",
    "https://meet.example/30min",
  );
  await expect(planCard(page, "Starter").getByRole("link")).toHaveAttribute(
    "href",
    "https://pay.example/starter",
  );
  await english(page).click();
  await expect(planCard(page, "Growth").getByText("Popular", { exact: true })).toBeVisible();
  await expect(planCard(page, "Growth").getByText("20% saved with a 1-year commitment")).toBeVisible();

  await part("questions quote the catalogue's prices in this variant too", async () => {
    await page.goto(`${server.url}/faq`);
    expect(await pricesOn(page)).toEqual([
      ["Par mois", "99 €", "199 €", "399 €"],
      ["Par mois, engagement d’un an", "79 €", "159 €", "319 €"],
    ]);
  });
  await page.goto("about:blank");
  await server.end("SIGTERM");
  discard(server);
});
