import { brand } from "#app/content/brand.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
import { expect, test } from "../journey.ts";
import { signInByLink } from "../sign-in-steps.ts";

/** The number of lines that the text of an element takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test.describe("legal pages", () => {
  test("every required term is on its page", async ({ page, part }) => {
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
      "/confiance": [
        "uniquement de sources publiques et professionnelles",
        "30\u00A0jours après la résiliation",
        "10\u00A0minutes",
        "checkout.matinal.example",
        "calendar.matinal.example",
        "Non déclaré",
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
      if (["/privacy", "/terms", "/cookies"].includes(path))
        await part(`${path} is dated and names the company`, async () => {
          await expect(page.locator('time[datetime="2025-05-13"]')).toHaveText("13 mai 2025");
          await expect(page.getByRole("main").getByText(brand.company).first()).toBeVisible();
          await expect(page.getByRole("main")).toContainText(/société par actions simplifiée|Matinal SAS/);
        });
      const mainText = (await page.getByRole("main").innerText()).replaceAll(/[ \u00A0\u202F]/g, " ");
      for (const text of expected) expect(mainText, path).toContain(text.replaceAll("\u00A0", " "));
    }
  });

  test("on a phone each cell of a table stands behind the name of its column, and remains a cell", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ["/privacy", "/terms", "/cookies", "/confiance"]) {
      await page.goto(path);
      for (const table of await page.getByRole("table").all()) {
        const names = await table.getByRole("columnheader").allTextContents();
        for (const row of (await table.getByRole("row").all()).slice(1)) {
          const cells = row.getByRole("cell");
          await expect(row.getByRole("rowheader")).toHaveCount(1);
          await expect(cells).toHaveCount(names.length - 1);
          for (const [index, name] of names.slice(1).entries())
            await expect(cells.nth(index).getByText(name, { exact: true }).first()).toBeVisible();
        }
      }
    }
    await page.goto("/terms");
    const amounts = page.getByText(/^[\d\s]+€\sHT\spar\s(?:mois|an)$/);
    await expect(amounts).toHaveCount(6);
    for (const amount of await amounts.all()) expect(await amount.evaluate(linesOf)).toBe(1);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole("cell").first().locator("[aria-hidden]")).toBeHidden();
  });

  test("a text has a table of contents, and is printed alone", async ({ page, part }) => {
    await part("the table of contents links to its sections, which stop below the bar", async () => {
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

    await part("in print only the text is shown", async () => {
      await page.goto("/privacy");
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("header").first()).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

  test("the cookie policy names every key and cookie that the product stores", async ({
    page,
    server,
    address,
  }) => {
    const stored = new Set<string>();
    const collect = async () => {
      for (const name of await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]))
        stored.add(name);
      for (const { name } of await page.context().cookies()) stored.add(name);
    };
    await page.goto("/");
    await page.getByRole("button", { name: "Tout accepter" }).click();
    await page.getByRole("button", { name: /Mettre en pause/ }).click();
    await page.locator("label:has(#language-en)").click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("en");
    await collect();
    await page.goto("/blog");
    await page.goto("/faq");
    await collect();
    await signInByLink(page, server, address);
    await collect();
    await page.goto("/onboarding-legacy");
    await page.getByLabel("Nom de l’entreprise").fill("Aubade Conseil");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("draft");
    await collect();

    await page.goto("/cookies");
    const named = await page.getByRole("main").locator("code").allTextContents();
    const isNamed = (key: string) =>
      named.some((name) => key === name || (name.endsWith(".") && key.startsWith(name)));
    expect([...stored].filter((key) => !isNamed(key))).toEqual([]);
    expect([...stored]).toEqual(
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
