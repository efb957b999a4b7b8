import type { Page } from "@playwright/test";
import { about } from "../../app/content/about.ts";
import { brand } from "../../app/content/brand.ts";
import { agentQuestions, faqPage, generalQuestions } from "../../app/content/faq-page.ts";
import { legal } from "../../app/content/legal/legal.ts";
import { catalogue } from "../../app/offers/catalogue.ts";
import { offerFigures } from "../../app/offers/sentences.ts";
import { discard, startServer } from "../running-server.ts";
import { expectNoFindings, expectNothingMissed } from "./findings.ts";
import { expect, onPGlite, settled, signInByLink, test } from "./journey.ts";
import { structuredData } from "./structured-data.ts";

const pages = ["/blog", "/blog?page=3", "/blog/1", "/faq", "/about-us", "/privacy", "/terms", "/cookies"];
const added = ["/mentions-legales", "/accessibilite"];
const lost = ["/blog/101"];

const general = generalQuestions(offerFigures("table"));
const agent = (page: Page) => page.getByRole("region", { name: faqPage.agent.heading });
const item = (page: Page, question: string) => page.locator("details").filter({ hasText: question });

test.describe("questions", () => {
  test("eight about the service, six to the agent, one open at a time in each list", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1, name: faqPage.heading })).toBeVisible();
    await expect(page.getByText(faqPage.lead)).toBeVisible();
    expect(general).toHaveLength(8);
    expect(agentQuestions).toHaveLength(6);
    await expect(page.locator('details[name="service"]')).toHaveCount(8);
    await expect(page.locator('details[name="agent"]')).toHaveCount(6);

    for (const questions of [general, agentQuestions]) {
      for (const { question, answer } of questions) {
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        const name = await item(page, question).getAttribute("name");
        await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1);
      }
    }
    const last = agentQuestions.at(-1)?.question ?? "";
    await page.getByText(last, { exact: true }).click();
    await expect(page.locator('details[name="agent"][open]')).toHaveCount(0);
    await expect(page.locator('details[name="service"][open]')).toHaveCount(1);
  });

  test("the agent's list is a conversation: sides, icons, its date, the open question marked", async ({
    page,
  }) => {
    await page.goto("/faq");
    const label = page.getByText("Last updated: May 2025", { exact: true });
    await expect(label).toBeVisible();
    await expect(label).toHaveAttribute("lang", "en");

    const icons = { left: 0, right: 0, none: 0 };
    for (const { id, question, icon, iconPosition } of agentQuestions) {
      const marks = page.locator(`#${id} summary svg`);
      await expect(marks).toHaveCount(icon ? 1 : 0);
      icons[iconPosition ?? "none"]++;
      if (!icon) continue;
      const words = await page.getByText(question, { exact: true }).boundingBox();
      const mark = await marks.boundingBox();
      expect((mark?.x ?? 0) < (words?.x ?? 0)).toBe(iconPosition === "left");
    }
    expect(Math.min(...Object.values(icons))).toBeGreaterThan(0);

    const { id, answer } = agentQuestions[1] ?? { id: "", answer: "" };
    const bubble = page.locator(`#${id} summary > span`);
    const closed = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor);
    await bubble.click();
    await expect(bubble).not.toHaveCSS("background-color", closed);
    const question = await bubble.boundingBox();
    const reply = await page.getByText(answer, { exact: true }).boundingBox();
    const panel = await agent(page).boundingBox();
    expect((question?.x ?? 0) + (question?.width ?? 0)).toBeGreaterThan(
      (reply?.x ?? 0) + (reply?.width ?? 0) - 1,
    );
    expect(reply?.x ?? 0).toBeGreaterThan(panel?.x ?? 0);
    expect(reply?.x ?? 0).toBeLessThan(question?.x ?? 0);
  });

  test("Enter and Space open and close a question", async ({ page }) => {
    await page.goto("/faq");
    const { question, answer } = agentQuestions[0] ?? { question: "", answer: "" };
    const summary = item(page, question).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText(answer, { exact: true })).toBeHidden();
  });

  test("what search engines are told is what the page answers", async ({ page }) => {
    await page.goto("/faq");
    const [data = {}] = await structuredData(page);
    expect(data["@type"]).toBe("FAQPage");
    const told = (data.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
      ({ name, acceptedAnswer }) => [name, acceptedAnswer.text],
    );
    expect(told).toEqual([...general, ...agentQuestions].map(({ question, answer }) => [question, answer]));
    for (const [name, text] of told) {
      await expect(page.getByText(name ?? "", { exact: true })).toHaveCount(1);
      await expect(page.getByText(text ?? "", { exact: true })).toHaveCount(1);
    }
  });

  test("quotas and prices are the catalogue's in either variant", async ({ page }) => {
    await page.goto("/faq");
    const main = page.getByRole("main");
    for (const { name, contacts, monthly, yearly } of catalogue) {
      await expect(main).toContainText(
        `${contacts} numéros de téléphone et ${contacts} e-mails avec ${name}`,
      );
      await expect(main).toContainText(`${name} ${monthly}€ par mois ou ${yearly}€ par an`);
    }
    const other = await startServer({ ...onPGlite(), PRICING_VARIANT: "commitment" });
    await page.goto(`${other.url}/faq`);
    await expect(page.getByRole("main")).toContainText("79€ par mois avec un engagement");
    await page.goto("about:blank");
    await other.end("SIGTERM");
    discard(other);
  });

  test("what stays open leads to the contact page", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("link", { name: faqPage.more.action }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("questions open one at a time all the same", async ({ page }) => {
      await page.goto("/faq");
      for (const { question, answer } of agentQuestions.slice(0, 2)) {
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        await expect(page.locator('details[name="agent"][open]')).toHaveCount(1);
      }
    });
  });
});

test.describe("About", () => {
  const headings = [
    about.hero.heading,
    about.story.heading,
    about.mission.heading,
    about.approach.heading,
    about.differentiators.heading,
    about.closing.heading,
  ];

  test("its head says what it is", async ({ page, server }) => {
    await page.goto("/about-us");
    await expect(page).toHaveTitle(`À propos | ${brand.product}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", about.description);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", about.keywords.join(", "));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${server.url}/about-us`);
    const [data] = await structuredData(page);
    expect(data).toMatchObject({ "@type": "AboutPage", mainEntity: { foundingDate: "2023" } });
  });

  test("its blocks stand in order, with four pillars, four steps and five differences", async ({ page }) => {
    await page.goto("/about-us");
    const order = page.locator("header, main h1, main h2, footer");
    await expect(order).toHaveCount(headings.length + 2);
    await expect(page.locator("main h1, main h2")).toHaveText(headings);
    await expect(page.getByText(about.hero.tagline)).toBeVisible();
    await expect(page.getByText("fondée en 2023")).toBeAttached();
    await page.getByAltText(about.story.image.alt).scrollIntoViewIfNeeded();
    await expect(page.getByAltText(about.story.image.alt)).toHaveJSProperty("naturalWidth", 960);

    const approach = page.getByRole("region", { name: about.approach.heading });
    await expect(approach.locator("ul > li")).toHaveCount(4);
    await expect(approach.locator("ol > li h4")).toHaveText([
      "Identification",
      "Qualification",
      "Enrichissement",
      "Activation",
    ]);
    const differences = page.getByRole("region", { name: about.differentiators.heading });
    await expect(differences.getByRole("listitem")).toHaveCount(5);
  });

  test("its button opens the calendar in a new tab", async ({ page }) => {
    await page.goto("/about-us");
    const button = page.getByRole("link", { name: `Réserver une démo gratuite de ${brand.product}` });
    await expect(button).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
    await expect(button).toHaveAttribute("target", "_blank");
    await expect(button).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("sections come into sight when they are scrolled to, once, and move nothing", async ({ page }) => {
    await settled(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto("/about-us");
    const section = page.getByRole("region", { name: about.differentiators.heading });
    await expect(section).toHaveCSS("opacity", "0");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);

    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveCSS("opacity", "1");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(section).toHaveCSS("opacity", "1");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test("the keyboard never lands in what is not shown", async ({ page }) => {
    await page.goto("/about-us");
    const closing = page.getByRole("region", { name: about.closing.heading });
    await expect(closing).toHaveCSS("opacity", "0");
    await closing.getByRole("link").focus();
    await expect(closing).toHaveCSS("opacity", "1");
  });

  test("all is plainly there on paper, where motion is paused, and where less motion is preferred", async ({
    page,
  }) => {
    const sections = page.locator("main section");
    const expectAllShown = async () => {
      for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
    };
    await page.goto("/about-us");
    await expect(sections.last()).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expectAllShown();
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    await expectAllShown();

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => localStorage.setItem("motion", "paused"));
    await page.reload();
    await expect(page.getByRole("link", { name: about.closing.action })).toBeAttached();
    await page.waitForLoadState("networkidle");
    await expectAllShown();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("every section is there", async ({ page }) => {
      await page.goto("/about-us");
      for (const section of await page.locator("main section").all())
        await expect(section).toHaveCSS("opacity", "1");
      await expect(page.locator("main h1, main h2")).toHaveText(headings);
    });
  });
});

test.describe("legal pages", () => {
  for (const path of ["/privacy", "/terms", "/cookies"]) {
    test(`${path} is dated and names the company`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('time[datetime="2025-05-13"]')).toHaveText("13 mai 2025");
      await expect(page.getByRole("main").getByText(brand.company).first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/société par actions simplifiée|Matinal SAS/);
    });
  }

  test("each term of business stands where it belongs", async ({ page }) => {
    const texts: Record<string, string[]> = {
      "/privacy": [
        "30\u00A0jours",
        "3\u00A0ans",
        "13\u00A0mois",
        "Le responsable du traitement est Matinal SAS, société par actions simplifiée",
        "CNIL",
      ],
      "/terms": [
        "48\u00A0heures",
        "14\u00A0jours",
        "limitée au montant que vous avez payé au cours des six derniers mois",
        "30\u00A0jours",
        "3\u00A0ans",
      ],
      "/cookies": ["13\u00A0mois", "6\u00A0mois"],
      "/mentions-legales": [
        brand.company,
        brand.address.street,
        brand.email,
        brand.phone.label,
        "Hébergement",
        "Directeur de la publication",
      ],
      "/accessibilite": [
        "non conforme faute d’audit",
        "Défenseur des droits",
        "Ce qui n’a pas été vérifié",
        "21 novembre 2026",
      ],
    };
    for (const [path, expected] of Object.entries(texts)) {
      await page.goto(path);
      const said = (await page.getByRole("main").innerText()).replaceAll(/[ \u00A0\u202F]/g, " ");
      for (const text of expected) expect(said, path).toContain(text.replaceAll("\u00A0", " "));
    }
  });

  test("the table of contents leads to its sections, below the bar", async ({ page }) => {
    await page.goto("/terms");
    const contents = page.getByRole("navigation", { name: legal.contents });
    const link = contents.getByRole("link", { name: "La responsabilité" });
    await link.click();
    await expect(page).toHaveURL(/#la-responsabilite$/);
    const heading = page.getByRole("heading", { name: "La responsabilité" });
    await expect(heading).toBeInViewport();
    const bar = await page.locator("header").first().boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test("on paper the text stands alone", async ({ page }) => {
    await page.goto("/privacy");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header").first()).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the cookie policy names every key and cookie that the product leaves", async ({
    page,
    server,
    address,
  }) => {
    const left = new Set<string>();
    const look = async () => {
      for (const name of await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]))
        left.add(name);
      for (const { name } of await page.context().cookies()) left.add(name);
    };
    await page.goto("/");
    await page.getByRole("button", { name: "Tout accepter" }).click();
    await page.getByRole("button", { name: /Mettre en pause/ }).click();
    await page.locator("label:has(#language-en)").click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("en");
    await look();
    await page.goto("/blog");
    await page.goto("/faq");
    await look();
    await signInByLink(page, server, address);
    await look();
    await page.goto("/onboarding-legacy");
    await page.getByLabel("Nom de l’entreprise").fill("Aubade Conseil");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("draft");
    await look();

    await page.goto("/cookies");
    const named = await page.getByRole("main").locator("code").allTextContents();
    const isNamed = (key: string) =>
      named.some((name) => key === name || (name.endsWith(".") && key.startsWith(name)));
    expect([...left].filter((key) => !isNamed(key))).toEqual([]);
    expect([...left]).toEqual(
      expect.arrayContaining([
        "cookiesAccepted",
        "cookiesAcceptedOn",
        "language",
        "motion",
        "matinal.session_token",
      ]),
    );
  });
});

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing and nothing is wider than the page", async ({ page, cleanConsole }) => {
      test.setTimeout(120_000);
      for (const path of [...pages, ...added, ...lost]) {
        await page.goto(path);
        await expectNoFindings(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
      await page.goto("/faq");
      for (const questions of [general, agentQuestions])
        await page.getByText(questions[3]?.question ?? "", { exact: true }).click();
      await expectNoFindings(page);
      expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
    });
  });
}

test("axe finds nothing while sections wait to be scrolled to", async ({ page }) => {
  await settled(page);
  await page.goto("/about-us");
  await expect(page.getByRole("region", { name: about.closing.heading })).toHaveCSS("opacity", "0");
  await expectNoFindings(page);
});

for (const width of [320, 390, 768, 1280])
  test(`text of twice the size loses nothing at ${width} pixels`, async ({ page, cleanConsole }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
    for (const path of ["/", ...pages, ...added, "/contact", "/nulle-part"]) {
      await page.goto(path);
      await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) {
          each.name = "";
          each.open = true;
        }
      });
      await expectNothingMissed(page, path);
    }
    await page.reload();
    const sheet = page.getByRole("region", { name: "Votre choix sur les cookies" });
    for (const name of ["Tout refuser", "Essentiels uniquement", "Tout accepter"]) {
      const button = sheet.getByRole("button", { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectNothingMissed(page, "cookies");
    expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
  });
