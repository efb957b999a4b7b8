import type { Browser, Page } from "@playwright/test";
import { list } from "#app/content/signed-in/list-copy.ts";
import { menuToggle } from "#test/journeys/shell/shell-view.ts";
import type { Visitor } from "#test/server/visitor.ts";
import { type Deed, type Timing, timeInteraction } from "./event-timing.ts";
import { bringIntoView, withPage } from "./window.ts";

/** Is told of each interaction. */
type Report = (name: string, timing: Timing) => void;

/** Who has a list, and whose onboarding asks for the tone. */
export type Visitors = { withList: Visitor; atTone: Visitor };

/** Answers of the onboarding: those before the question of the tone, and those after it. */
export const untilTone = ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps"];
const afterTone = ["RDV", "non"];

/** Does everything once, each on a fresh page. */
export async function doAll(
  browser: Browser,
  { withList, atTone }: Visitors,
  round: number,
  report: Report,
): Promise<void> {
  const home = `${withList.server.url}/`;
  await withPage(browser, home, {}, (page) => pressNothing(page, report));
  await withPage(browser, home, {}, (page) => pressMenu(page, report));
  await withPage(browser, home, {}, (page) => choosePrices(page, report));
  await withPage(browser, home, {}, (page) => openQuestions(page, report));
  await converse(browser, atTone, report);
  await workThroughList(browser, withList, round, report);
}

/** What an empty page takes, which tells how busy the machine is. */
async function pressNothing(page: Page, report: Report): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.innerHTML = "<body><input type=checkbox>";
  });
  const box = page.getByRole("checkbox");
  await timer(page, report)("(a checkbox of an empty page)", {
    press: box,
    worked: () => box.isChecked(),
  });
}

async function pressMenu(page: Page, report: Report): Promise<void> {
  const time = timer(page, report);
  const toggle = menuToggle(page);
  const isOpen = () => page.locator("header details").evaluate((menu: HTMLDetailsElement) => menu.open);
  await time("/: menu opens, first press of the page", { press: toggle, worked: isOpen });
  await time("/: menu closes", { press: toggle, worked: async () => !(await isOpen()) });
  await time("/: menu opens again", { press: toggle, worked: isOpen });
}

async function choosePrices(page: Page, report: Report): Promise<void> {
  const time = timer(page, report);
  const choose = (period: "monthly" | "yearly"): Deed => ({
    press: page.locator(`label:has(#billing-${period})`),
    worked: () => page.locator(`#billing-${period}`).isChecked(),
  });
  await bringIntoView(page.locator("label:has(#billing-yearly)"));
  await time("/: Annuel, first press of the page", choose("yearly"));
  await time("/: Mensuel, while the confetti may fly", choose("monthly"));
  await page.locator("canvas.fixed").waitFor({ state: "detached" });
  await time("/: Annuel again", choose("yearly"));
}

async function openQuestions(page: Page, report: Report): Promise<void> {
  const time = timer(page, report);
  const open = (index: number): Deed => {
    const question = page.locator("#faq details").nth(index);
    return {
      press: question.locator("summary"),
      worked: () => question.evaluate((details: HTMLDetailsElement) => details.open),
    };
  };
  await bringIntoView(page.locator("#faq summary").nth(1));
  await time("/: a question opens, first press of the page", open(1));
  await time("/: another question opens, the first closes", open(2));
}

/** Answers the question of the tone by a quick reply, completes the onboarding unmeasured, and sends two messages. */
async function converse(browser: Browser, visitor: Visitor, report: Report): Promise<void> {
  const { cookies, server } = visitor;
  const url = `${server.url}/assistant`;
  const sent = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });
  const field = (page: Page) => page.getByRole("textbox", { name: "Votre message" });

  const { length } = await visitor.conversation();
  await withPage(browser, url, { cookies }, async (page) => {
    const reply = page.getByRole("button", { name: "Direct", exact: true });
    await page.locator("button:not([aria-disabled])", { hasText: /^Direct$/ }).waitFor();
    await timer(page, report)("/assistant: a quick reply", {
      press: reply,
      worked: () => sent(page, "Direct").isVisible(),
    });
  });
  await visitor.messagesAfter(length, 2);
  await visitor.answer(...afterTone);

  await withPage(browser, url, { cookies }, async (page) => {
    const time = timer(page, report);
    await field(page).fill("Combien coûte Growth ?");
    await time("/assistant: a message is sent by its button", {
      press: page.getByRole("button", { name: "Envoyer", exact: true }),
      worked: () => sent(page, "Combien coûte Growth ?").isVisible(),
    });
    await field(page).fill("Et Scale ?");
    await time("/assistant: a message is sent by Enter", {
      press: "Enter",
      worked: () => sent(page, "Et Scale ?").isVisible(),
    });
  });
}

/** Opens a prospect, changes the status of one that no round changed before, and goes on to the next ones. */
async function workThroughList(
  browser: Browser,
  visitor: Visitor,
  round: number,
  report: Report,
): Promise<void> {
  const { cookies, server } = visitor;
  const response = await visitor.fetch("/api/prospects?view=today&limit=100");
  const { prospects } = (await response.json()) as { prospects: { id: string; status: string }[] };
  const untouched = prospects.filter(({ status }) => status === "new");
  const [opened, changed] = [untouched[0], untouched[1]];
  if (!opened || !changed) throw new Error(`No prospect is left for round ${round + 1}.`);
  const name = (page: Page) => page.locator(".list-record h2").first();
  const isElsewhere = async (page: Page, before: string | null) => {
    const title = name(page);
    return (await title.isVisible()) && (await title.textContent()) !== before;
  };

  await withPage(browser, `${server.url}/liste`, { cookies }, async (page) => {
    await timer(page, report)("/liste: a prospect opens", {
      press: page.getByRole("table", { name: list.table }).locator("a[data-prospect]").nth(2),
      worked: () => isElsewhere(page, null),
    });
  });
  await withPage(browser, `${server.url}/liste/${changed.id}`, { cookies }, async (page) => {
    const button = page.locator('.list-record [data-status="to_call"]');
    await bringIntoView(button);
    await timer(page, report)("/liste: a status is changed", {
      press: button,
      worked: async () => (await button.getAttribute("aria-pressed")) === "true",
    });
  });
  for (const isDesktop of [false, true])
    await withPage(browser, `${server.url}/liste/${opened.id}`, { cookies, isDesktop }, async (page) => {
      const time = timer(page, report);
      for (const which of ["the next prospect", "the one after it"]) {
        const before = await name(page).textContent();
        await time(`/liste: ${which}, by J${isDesktop ? ", beside the list (1280 pixels)" : ""}`, {
          press: "j",
          worked: () => isElsewhere(page, before),
        });
      }
    });
}

/** Times deeds on this page. */
const timer = (page: Page, report: Report) => async (interaction: string, deed: Deed) =>
  report(interaction, await timeInteraction(page, interaction, deed));
