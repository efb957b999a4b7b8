import type { Page } from "@playwright/test";
import { discard, startServer } from "../running-server.ts";
import { expectNoFindings } from "./findings.ts";
import { awake, expect, holdBack, onPGlite, test } from "./journey.ts";

const sections = ["home", "features", "how-it-works", "pricing", "partners", "testimonials", "faq"];
const cards = (page: Page) => page.locator("#pricing li:has(h3)");
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole("heading", { name }) });
const yearly = (page: Page) => page.getByRole("radio", { name: /Annuel|Yearly/ });
const english = (page: Page) => page.getByRole("radio", { name: /English/ });
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

test.describe("confetti", () => {
  /** Counts what is drawn on the canvas that the confetti put over the page. */
  async function watchCanvas(page: Page) {
    await page.addInitScript(() => {
      const seen = { frames: [] as number[], x: [] as number[], y: [] as number[] };
      Object.assign(window, { seen });
      const { fill, clearRect, lineTo } = CanvasRenderingContext2D.prototype;
      const isConfetti = ({ canvas }: CanvasRenderingContext2D) => canvas.parentElement === document.body;
      CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        if (isConfetti(this)) seen.frames.push(0);
        return clearRect.apply(this, args);
      };
      CanvasRenderingContext2D.prototype.lineTo = function (x, y) {
        if (isConfetti(this) && seen.frames.length === 1) {
          seen.x.push(x);
          seen.y.push(y);
        }
        return lineTo.call(this, x, y);
      };
      CanvasRenderingContext2D.prototype.fill = function (...args: []) {
        if (isConfetti(this)) seen.frames[seen.frames.length - 1] = (seen.frames.at(-1) ?? 0) + 1;
        Reflect.apply(fill, this, args);
      };
    });
  }
  const drawn = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: Record<"frames" | "x" | "y", number[]> }).seen);

  test("fifty pieces burst from the choice, for two hundred ticks", async ({ page }) => {
    await page.clock.install();
    await watchCanvas(page);
    await page.goto("/");
    await page.clock.runFor(3000);
    await awake(page);
    await yearly(page).click();
    const place = await page.locator("fieldset:has(#billing-yearly)").boundingBox();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return (await drawn(page)).frames.length;
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(8000);

    const { frames, x, y } = await drawn(page);
    expect(frames[0]).toBe(50);
    expect(frames.filter((count) => count > 0)).toHaveLength(200);
    const middle = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(Math.abs(middle(x) - ((place?.x ?? 0) + (place?.width ?? 0) / 2))).toBeLessThan(60);
    expect(Math.abs(middle(y) - ((place?.y ?? 0) + (place?.height ?? 0) / 2))).toBeLessThan(80);
    await expect(page.locator("body > canvas")).toHaveCount(0);
  });

  test("a choice made before the scripts ran is celebrated too, and going back is not", async ({ page }) => {
    await watchCanvas(page);
    const letScriptsCome = await holdBack(page, "**/assets/*.js");
    await page.goto("/");
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    letScriptsCome();
    await expect.poll(async () => (await drawn(page)).frames[0]).toBe(50);
    await expect(page.getByRole("radio", { name: /Annuel/ })).toBeChecked();

    await expect(page.locator("body > canvas")).toHaveCount(0, { timeout: 15_000 });
    const before = (await drawn(page)).frames.length;
    await page.getByRole("radio", { name: "Mensuel" }).check();
    await page.waitForTimeout(300);
    expect((await drawn(page)).frames).toHaveLength(before);
  });

  test("none come while motion is paused, nor for those who ask for less of it", async ({ page }) => {
    await watchCanvas(page);
    await page.addInitScript(() => localStorage.setItem("motion", "paused"));
    await page.goto("/");
    await awake(page);
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    await page.waitForTimeout(500);
    expect((await drawn(page)).frames).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await awake(page);
    await yearly(page).click();
    await page.waitForTimeout(500);
    expect((await drawn(page)).frames).toEqual([]);
  });

  test("the pause clears every burst away, also of those who could not decide", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await awake(page);
    await page.clock.pauseAt(Date.now() + 60_000); // In the air they stay.
    const bursts = page.locator("body > canvas");
    for (const count of [1, 2, 3]) {
      await page.getByRole("radio", { name: "Mensuel" }).check();
      await yearly(page).click();
      await expect(bursts).toHaveCount(count);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(bursts).toHaveCount(0, { timeout: 1000 });
  });

  test("a browser without a 2D context shows the yearly prices all the same", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.goto("/");
    await awake(page);
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    await expect.poll(() => warnings.join()).toContain("Confetti skipped");
  });
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
