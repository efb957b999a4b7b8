import type { Page } from "@playwright/test";
import { agentQuestions, faqPage, generalQuestions } from "#app/content/public/faq-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { expect, test } from "../journey.ts";
import { structuredData } from "../search/structured-data.ts";
import { pricesOn } from "./price-table.ts";

const general = generalQuestions(offerFigures("table"));

const agent = (page: Page) => page.getByRole("region", { name: faqPage.agent.heading });

/** The words that the page shows for an answer; beside a table they are others than in the structured data. */
const shownAnswer = ({ answer, besideTable }: { answer: string; besideTable?: string }) =>
  besideTable ?? answer;

const itemOf = (page: Page, question: string) => page.locator("details").filter({ hasText: question });

const amount = (euros: number) => frenchEuros(100 * euros).replaceAll("\u00A0", " ");

test.describe("questions", () => {
  test("look like a conversation, say what the structured data says, and open one at a time", async ({
    page,
    part,
  }) => {
    await part("are the same in the structured data and on the page", async () => {
      await page.goto("/faq");
      const [data = {}] = await structuredData(page);
      expect(data["@type"]).toBe("FAQPage");
      const entries = (data.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
        ({ name, acceptedAnswer }) => [name, acceptedAnswer.text],
      );
      expect(entries).toEqual(
        [...general, ...agentQuestions].map(({ question, ...item }) => [question, shownAnswer(item)]),
      );
      for (const { question, ...item } of [...general, ...agentQuestions]) {
        await expect(page.getByText(question, { exact: true })).toHaveCount(1);
        await expect(page.getByText(shownAnswer(item), { exact: true })).toHaveCount(1);
      }
    });

    await part(
      "eight are about the service, six about the agent, one is open at a time in each list",
      async () => {
        await expect(page.getByRole("heading", { level: 1, name: faqPage.heading })).toBeVisible();
        await expect(page.getByText(faqPage.lead)).toBeVisible();
        expect(general).toHaveLength(8);
        expect(agentQuestions).toHaveLength(6);
        await expect(page.locator('details[name="service"]')).toHaveCount(8);
        await expect(page.locator('details[name="agent"]')).toHaveCount(6);

        await expect(page.locator("details[open]")).toHaveCount(2);
        for (const [first] of [general, agentQuestions])
          await expect(page.getByText(first?.answer ?? "", { exact: true })).toBeVisible();
        for (const questions of [general.toReversed(), agentQuestions.toReversed()]) {
          for (const { question, ...item } of questions) {
            await page.getByText(question, { exact: true }).click();
            await expect(page.getByText(shownAnswer(item), { exact: true })).toBeVisible();
            const name = await itemOf(page, question).getAttribute("name");
            await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1);
          }
        }
        await page.getByText(agentQuestions[0]?.question ?? "", { exact: true }).click();
        await expect(page.locator('details[name="agent"][open]')).toHaveCount(0);
        await expect(page.locator('details[name="service"][open]')).toHaveCount(1);
      },
    );

    await part(
      "about the agent look like a conversation, with sides, icons, a date and the open question marked",
      async () => {
        await page.goto("/faq");
        const label = page.getByText("Last updated: May 2025", { exact: true });
        await expect(label).toBeVisible();
        await expect(label).toHaveAttribute("lang", "en");

        const counts = { left: 0, right: 0, none: 0 };
        for (const { id, question, icon, iconPosition } of agentQuestions) {
          const icons = page.locator(`#${id} summary svg`);
          await expect(icons).toHaveCount(icon ? 1 : 0);
          counts[iconPosition ?? "none"]++;
          if (!icon) continue;
          const text = await page.getByText(question, { exact: true }).boundingBox();
          const iconBox = await icons.boundingBox();
          expect((iconBox?.x ?? 0) < (text?.x ?? 0)).toBe(iconPosition === "left");
        }
        expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);

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
      },
    );

    await part("open and close with Enter and Space", async () => {
      await page.goto("/faq");
      const { question, answer } = agentQuestions[1] ?? { question: "", answer: "" };
      const summary = itemOf(page, question).locator("summary");
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.getByText(answer, { exact: true })).toBeHidden();
    });

    await part("link to the contact page", async () => {
      await page.getByRole("link", { name: faqPage.more.action }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });

  test("quote the catalogue's quotas and prices", async ({ page }) => {
    await page.goto("/faq");
    const main = page.getByRole("main");
    for (const { name, contacts } of catalogue) {
      await expect(main).toContainText(
        `${contacts} numéros de téléphone et ${contacts} e-mails avec ${name}`,
      );
    }
    expect(await pricesOn(page)).toEqual([
      ["Par mois", ...catalogue.map(({ monthly }) => amount(monthly))],
      ["Par an, en une fois", ...catalogue.map(({ yearly }) => amount(yearly))],
    ]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("open one at a time", async ({ page }) => {
      await page.goto("/faq");
      await expect(page.locator("details[open]")).toHaveCount(2);
      for (const [first] of [general, agentQuestions])
        await expect(page.getByText(first?.answer ?? "", { exact: true })).toBeVisible();
      for (const { question, answer } of agentQuestions.slice(1, 3)) {
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        await expect(page.locator('details[name="agent"][open]')).toHaveCount(1);
      }
    });
  });
});
