import type { Page } from "@playwright/test";
import { expectNoFindings } from "./findings.ts";
import { card, english, yearly } from "./home-view.ts";
import { awake, expect, test } from "./journey.ts";

const sections = ["home", "features", "how-it-works", "pricing", "partners", "testimonials", "faq"];

const spoken = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** How many columns a grid shows: children whose tops are level with the first. */
async function columns(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((items) => {
    const centre = (item: Element) => item.getBoundingClientRect().top;
    const [first] = items.map(centre);
    return items.filter((item) => Math.abs(centre(item) - (first ?? 0)) < 40).length;
  });
}

test("the home page is French, and its sections come in one order", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    sections,
  );
  expect(
    await page.evaluate(() => {
      const [last, footer] = [document.querySelector("#faq"), document.querySelector("footer")];
      return last !== null && footer !== null && last.compareDocumentPosition(footer) === 4;
    }),
  ).toBe(true);
});

test("eight benefits stand in four, two or one columns, three plans in three or one", async ({ page }) => {
  await page.goto("/");
  const benefit = page.locator("#features li");
  await expect(benefit).toHaveCount(8);
  await expect(page.locator("#features li:has(svg):has(h3):has(p)")).toHaveCount(8);
  for (const [width, benefits, plans] of [
    [320, 1, 1],
    [767, 1, 1],
    [768, 2, 3],
    [1023, 2, 3],
    [1024, 4, 3],
    [1280, 4, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(page, "#features li"), `${width} px`).toBe(benefits);
    expect(await columns(page, "#pricing li:has(h3)"), `${width} px`).toBe(plans);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("three stacked cards show the steps", async ({ page }) => {
  await page.goto("/");
  const steps = page.locator("#how-it-works ol > li");
  await expect(steps).toHaveCount(3);
  for (const [index, label] of ["Étape 1", "Étape 2", "Étape 3"].entries())
    await expect(steps.nth(index).getByText(label, { exact: true })).toBeVisible();
});

test("questions open one at a time, and close again, with the keyboard too", async ({ page }) => {
  await page.goto("/");
  const questions = page.locator("#faq details");
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0).locator("p")).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await expect(questions.nth(1)).toHaveAttribute("open");
  await questions.nth(1).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
});

test("cards, questions, structured data and offers.json say the same", async ({ page, server }) => {
  await page.goto("/");
  const { offers } = await (await page.request.get(`${server.url}/api/offers.json`)).json();
  const answers = spoken((await page.locator("#faq").textContent()) ?? "");
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}",
  );
  const graph = data["@graph"] as Record<string, unknown>[];
  expect(graph.map((each) => each["@type"])).toEqual(["Organization", "WebSite", "Offer", "Offer", "Offer"]);
  for (const offer of offers) {
    expect(answers).toContain(
      `${offer.phoneNumbersPerMonth} numéros de téléphone et ${offer.emailsPerMonth} e-mails avec ${offer.name}`,
    );
    expect(answers).toContain(`${offer.name} ${offer.price}€ par mois ou ${offer.yearlyPrice}€ par an`);
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "Offer",
        name: offer.name,
        price: offer.price,
        priceCurrency: "EUR",
      }),
    );
  }
});

test("the page makes the promises of the specification", async ({ page }) => {
  await page.goto("/");
  const text = spoken((await page.locator("main").textContent()) ?? "");
  for (const claim of [
    /assistant commercial IA pour la prospection B2B/,
    /Par secteur, par mots-clés ou par entreprises cibles/,
    /E-mail professionnel vérifié, téléphone direct, poste actuel, entreprise/,
    /Statuts commerciaux, historique des actions, prochaines étapes/,
    /nouveaux prospects chaque matin dans votre tableau de bord CRM/,
    /CRM de type tableur et base de données/,
    /D’autres CRM sont possibles sur demande/,
    /n’écrit pas à vos leads à votre place/,
    /n’est pas un outil d’automatisation d’e-mails/,
    /équipes commerciales, des start-up, des PME, des fondateurs, des indépendants et des équipes growth, surtout en Europe/,
    /Aucun travail manuel/,
    /Moins cher qu’une prospection manuelle ou qu’une équipe SDR/,
    /50, 100 ou 500 leads par mois/,
    /suivi commercial intégré/,
    /restent confidentielles/,
    /RGPD respecté, sources publiques et professionnelles uniquement/,
    /entièrement géré par nous/,
    /La qualité passe avant la quantité/,
    /support dédié/,
    /tarifs transparents, sans frais cachés/,
    /essai gratuit dure 14 jours/,
    /48 heures au plus/,
    /30 jours après la résiliation/,
    /démo de 30 minutes/,
    /service lancé en 2024/,
  ])
    expect(text).toMatch(claim);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads complete, and the prices can still be changed", async ({ page }) => {
    await page.goto("/");
    for (const id of sections) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(card(page, "Starter").getByText("99€", { exact: true })).toBeVisible();
    await yearly(page).click();
    await expect(card(page, "Starter").getByText("950€", { exact: true })).toBeVisible();
    await expect(english(page)).toBeHidden();
    await page.locator("#faq summary").first().click();
    await expect(page.locator("#faq details p").first()).toBeVisible();
  });

  test("a short version lists offers, four steps, questions and contact details", async ({ page }) => {
    await page.goto("/");
    const short = page.getByRole("region", { name: "L’essentiel, sans JavaScript" });
    for (const price of ["99€", "950€", "199€", "1910€", "399€", "3830€"])
      await expect(short).toContainText(price);
    for (const quota of [50, 200, 400])
      await expect(short).toContainText(
        new RegExp(`${quota}\\snuméros de téléphone par mois, ${quota}\\se-mails`),
      );
    await expect(short.getByRole("listitem")).toHaveText([
      /^Identification/,
      /^Qualification/,
      /^Enrichissement/,
      /^Activation/,
    ]);
    await expect(short.getByText("L’assistant écrit-il à mes prospects")).toBeVisible();
    await expect(short.getByRole("link", { name: "contact@matinal.example" })).toBeVisible();
    await expect(short.getByRole("link", { name: "01 99 00 12 34" })).toBeVisible();
    await expect(short).toContainText("1 rue de l’Exemple, 75000 Paris");
  });
});

for (const width of [320, 768, 1280]) {
  test(`axe finds nothing in any state of the home page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await awake(page);
    await expectNoFindings(page);
    await yearly(page).click();
    await page.locator("#faq summary").first().click();
    await english(page).click();
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
    await expectNoFindings(page);
  });
}
