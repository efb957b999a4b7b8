import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import type { Visitor } from "../process/visitor.ts";
import { expectNoFindings } from "./findings.ts";
import { expect, onboarded, signedIn, tabTo, test } from "./journey.ts";
import {
  expectComposerWhole,
  expectInSight,
  expectReachable,
  expectWorkInSight,
  panelButtons,
  positions,
  readAt,
  windows,
} from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

const field = (page: Page) => page.getByRole("textbox", { name: "Votre message" });
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

/** As far as the question of the tone, which offers quick replies. */
async function answerFour(visitor: Visitor): Promise<void> {
  for (const answer of ["Aubade Conseil", "Conseil en énergie", "Directeur commercial, PME", "Du temps"])
    await visitor.say(answer);
}

for (const text of [100, 200])
  test.describe(`with text at ${text}%`, () => {
    test("composer and conversation stay in sight in every window, whatever is open", async ({
      page,
      server,
      address,
    }) => {
      test.setTimeout(120_000);
      await answerFour(await signedIn(page, server, address));
      await page.goto("/assistant");
      await expect(page.getByText(copy.questions.tone())).toBeVisible();
      await readAt(page, text);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect(page.getByRole("button", { name: "Amical" })).toBeVisible();
        await expectWorkInSight(page, "quick replies");
        await field(page).fill("Un long brouillon, qui prend plusieurs lignes. ".repeat(40));
        await expectWorkInSight(page, "a long draft");
        await field(page).fill("");
        for (const button of await panelButtons(page)) {
          await button.click();
          await expect(button).toHaveAttribute("aria-expanded", "true");
          await expectWorkInSight(page, "a panel");
          await expectNoFindings(page);
          await field(page).fill("Amical");
          await expect(button).toHaveAttribute("aria-expanded", "false");
          await field(page).fill("");
        }
      }
    });

    test("a problem, a toast and a lost line cover neither composer nor conversation", async ({
      page,
      server,
      address,
      cleanConsole,
    }) => {
      test.setTimeout(120_000);
      await answerFour(await signedIn(page, server, address));
      await page.goto("/assistant");
      await expect(page.getByText(copy.questions.tone())).toBeVisible();
      await readAt(page, text);
      await page.route("**/api/messages", (route) => route.abort());
      for (const size of windows) {
        await page.setViewportSize(size);
        await field(page).fill("Perdu");
        await field(page).press("Enter");
        await expectReachable(page.locator(".toast").first(), "the toast");
        await expectComposerWhole(page, "a toast");
        await page.locator(".toast").getByRole("button").first().click();
        await expect(page.locator(".toast")).toHaveCount(0);
        await expectWorkInSight(page, "a problem");
        const again = page.getByRole("button", { name: "Envoyer à nouveau" });
        await expectReachable(again, "the way to send it again");
        await field(page).fill("");
      }
      await page.context().setOffline(true);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectReachable(page.getByText("Hors connexion", { exact: true }), "the lost line");
        await expectWorkInSight(page, "a lost line");
      }
      await expectNoFindings(page);
      cleanConsole.splice(0);
    });

    test("the toast of a message that failed leaves chips and the way to send it again in sight", async ({
      page,
      server,
      address,
      cleanConsole,
    }) => {
      test.setTimeout(120_000);
      await answerFour(await signedIn(page, server, address));
      await page.goto("/assistant");
      await expect(page.getByText(copy.questions.tone())).toBeVisible();
      await readAt(page, text);
      await page.route("**/api/messages", (route) => route.abort());
      await field(page).fill("Perdu");
      for (const size of windows) {
        await page.setViewportSize(size);
        const state = `${size.width}×${size.height}`;
        await field(page).press("Enter");
        const toast = page.locator(".toast").getByText("Impossible d'envoyer le message.", { exact: true });
        await expect(toast).toBeVisible();
        // One line, where the window is short in the reader's letters.
        const { height = 0 } = (await page.locator(".toast").boundingBox()) ?? {};
        if (size.height < 30 * 16 * (text / 100)) expect(height / size.height, state).toBeLessThan(0.15);
        await expectInSight(page.getByRole("button", { name: "Envoyer à nouveau" }), `again at ${state}`);
        await expectInSight(page.getByRole("button", { name: "Amical" }), `a chip at ${state}`);
      }
      cleanConsole.splice(0);
    });

    test("everything that leads elsewhere is reached in every window, during the questions and after", async ({
      page,
      server,
      address,
    }) => {
      test.setTimeout(120_000);
      const visitor = await signedIn(page, server, address);
      await answerFour(visitor);
      const expectAllReachable = async () => {
        await page.goto("/assistant");
        await expect(field(page)).toBeEnabled();
        await readAt(page, text);
        for (const size of windows) {
          await page.setViewportSize(size);
          const state = `${size.width}×${size.height}`;
          const [card, menu] = await panelButtons(page);
          await card?.click();
          await expectReachable(
            page.locator("#profile-card li").filter({ hasText: "Objectif" }),
            `card at ${state}`,
          );
          await menu?.click();
          for (const name of ["Tableau de bord", "Profil", "Compte"]) {
            const link = page.getByRole("navigation", { name: "Espace client" }).getByRole("link", { name });
            await expectReachable(link, `${name} at ${state}`);
          }
          await expectReachable(
            page.getByRole("button", { name: "Se déconnecter" }),
            `the way out at ${state}`,
          );
          const notice = page.getByText(/Un programme vous répond/).filter({ visible: true });
          await expectReachable(notice.first(), `who answers, at ${state}`);
          await page.keyboard.press("Escape");
        }
      };
      await expectAllReachable();
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectReachable(page.getByText(/Étape 5 sur 7/), `the step at ${size.width}×${size.height}`);
      }
      for (const answer of ["Direct", "RDV", "non"]) await visitor.say(answer);
      await expectAllReachable();
    });

    test("nothing but the conversation scrolls, whatever is pressed or wheeled", async ({
      page,
      server,
      address,
    }) => {
      test.setTimeout(120_000);
      const visitor = await signedIn(page, server, address);
      await onboarded(visitor);
      for (let number = 1; number <= 4; number++) await visitor.say("Une ligne de plus.\n".repeat(8));
      await page.goto("/assistant");
      await expect(page.getByText(copy.help).last()).toBeVisible();
      await readAt(page, text);
      for (const size of windows) {
        await page.setViewportSize(size);
        const [card] = await panelButtons(page);
        await card?.click();
        for (const part of [
          page.getByRole("banner"),
          page.locator("main form"),
          page.locator("#profile-card"),
        ]) {
          await part.hover({ position: { x: 8, y: 8 } });
          await page.mouse.wheel(0, 600);
          await page.mouse.wheel(0, -300);
        }
        await page.keyboard.press("Escape");
        await page.getByRole("heading", { level: 1 }).click();
        for (const key of ["PageDown", "End", "Space", "ArrowDown"]) await page.keyboard.press(key);
        await page.evaluate(() => window.scrollTo(0, 500));
        expect(await positions(page), `${size.width}×${size.height}`).toEqual([0, 0, 0]);
        await expectWorkInSight(page, "after the wheel");
      }

      const list = conversation(page);
      await list.hover();
      const before = await list.evaluate((box) => box.scrollTop);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeLessThan(before);
      expect(await positions(page)).toEqual([0, 0, 0]);
    });
  });

test("card and menu close by Escape, by a press and by a focus elsewhere, and keep what was typed", async ({
  page,
  server,
  address,
}) => {
  await answerFour(await signedIn(page, server, address));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/assistant");
  const buttons = await panelButtons(page);
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await button.click();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const { x, y, width, height } = (await conversation(page).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height - 4);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await field(page).focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }

  const card = page.getByRole("complementary", { name: "Votre profil" });
  const [opensCard = card] = buttons;
  await opensCard.click();
  await card.getByRole("button", { name: /Modifier.*Secteur/ }).click();
  const correction = card.getByRole("textbox", { name: /Nouvelle réponse.*Secteur/ });
  await correction.fill("Énergie");
  await field(page).click();
  await expect(correction).toBeHidden();
  await opensCard.click();
  await expect(correction).toHaveValue("Énergie");
  await page.keyboard.press("Tab");
  await correction.focus();
  await page.keyboard.press("Escape");
  await expect(correction).toHaveCount(0);
  await expect(opensCard).toHaveAttribute("aria-expanded", "true");
  await card.getByRole("button", { name: "Fermer le profil" }).click();
  await expect(opensCard).toBeFocused();
});

test("quick replies stand on one row, which shows that there is more and brings it to the keyboard", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil en énergie"]) await visitor.say(answer);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/assistant");
  const row = page.getByRole("list", { name: "Réponses proposées" });
  const replies = row.getByRole("button");
  await expect(replies).toHaveCount(5);
  const boxes = await replies.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);

  const edges = row.locator("xpath=following-sibling::*");
  await expect(edges).toHaveCount(1);
  expect(await row.evaluate((box) => box.scrollLeft)).toBe(0);
  await edges.getByRole("button", { includeHidden: true }).click();
  await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expect(edges).toHaveCount(2);

  // New answers take no press for a moment.
  await expect(replies.first()).toBeEnabled();
  await replies.first().focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
  await expect(replies.last()).toBeFocused();
  await expectReachable(replies.last(), "the last reply");
  await expect(edges).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(edges).toHaveCount(0);
});

test("a question that is taller than the view is seen from its first line, until its reader scrolls", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await readAt(page, 200);
  const list = conversation(page);
  const beginsInView = (text: string) =>
    expect
      .poll(() =>
        page.getByText(text, { exact: true }).evaluate((message) => {
          const view = message.closest("section[tabindex]")?.getBoundingClientRect() ?? new DOMRect();
          const { top, height } = message.getBoundingClientRect();
          return { isTall: height > view.height, isFirstLineSeen: top >= view.top && top < view.top + 80 };
        }),
      )
      .toEqual({ isTall: true, isFirstLineSeen: true });
  await beginsInView(copy.questions.company_name());

  await visitor.say("Aubade Conseil");
  await visitor.say("Conseil");
  await beginsInView(copy.questions.icp());
  await page.setViewportSize({ width: 320, height: 500 });
  await beginsInView(copy.questions.icp());

  // Who reads on is not taken back by what changes around the list.
  await list.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  const top = await list.evaluate((box) => box.scrollTop);
  await field(page).fill("Directeur\ncommercial");
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(top);
});

test("the ending's two ways are seen together on every phone", async ({ page, server, address }) => {
  await onboarded(await signedIn(page, server, address));
  await page.goto("/assistant");
  for (const size of windows.filter(({ width, height }) => width > 320 || height > 400)) {
    await page.setViewportSize(size);
    for (const name of ["Voir le tableau de bord", "Compléter mon profil"])
      await expectInSight(page.getByRole("link", { name }), `${name} at ${size.width}×${size.height}`);
  }
});

test("the way out of the menu is seen without scrolling, or a fading edge says that there is more", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const places = page.locator("#navigation");
  for (const text of [100, 200]) {
    await readAt(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      const menu = (await panelButtons(page))[1];
      if (!menu) continue;
      await menu.click();
      const state = `${size.width}×${size.height}, ${text}%`;
      await expect(places.getByText(/Maj.\+.Entrée/), state).toHaveCount(0);
      if (text === 100)
        await expectInSight(page.getByRole("button", { name: "Se déconnecter" }).locator("svg"), state);
      const edge = await places.evaluate((panel) => {
        const { bottom, height } = panel.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
        return {
          isSeen: height >= 12,
          isAtFoot: Math.abs(panel.getBoundingClientRect().bottom - bottom) < 2,
        };
      });
      expect(edge, state).toEqual({ isSeen: true, isAtFoot: true });
      await page.keyboard.press("Escape");
    }
  }
});

test("the field's placeholder is never cut, and a focused answer stands whole or from its start", async ({
  page,
  server,
  address,
}) => {
  test.setTimeout(120_000);
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil en énergie"]) await visitor.say(answer);
  await page.goto("/assistant");
  const replies = page.getByRole("list", { name: "Réponses proposées" }).getByRole("button");
  await expect(replies.first()).toBeEnabled();
  for (const text of [100, 200]) {
    await readAt(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      const state = `${size.width}×${size.height}, ${text}%`;
      await expect
        .poll(() => field(page).evaluate(placeholderSurplus), { message: state })
        .toBeLessThanOrEqual(0);
      await page.getByRole("region", { name: "Conversation" }).focus();
      await tabTo(page, replies.first());
      for (const reply of await replies.all()) {
        await expect(reply).toBeFocused();
        await expect.poll(() => reply.evaluate(isShownFromStart), { message: state }).toBe(true);
        await page.keyboard.press("Tab");
      }
    }
  }
});

/** Pixels by which the placeholder is wider than its field. */
function placeholderSurplus(element: HTMLElement): number {
  const { placeholder } = element as HTMLTextAreaElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(element);
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("There is no canvas.");
  pen.font = font;
  const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText(placeholder).width - room;
}

function isShownFromStart(reply: HTMLElement): boolean {
  const row = reply.closest("ul")?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, width } = reply.getBoundingClientRect();
  return (
    left >= row.left - 1 && (right <= row.right + 1 || (width > row.width - 100 && left < row.left + 60))
  );
}

test("what is focused in the conversation is not covered by the way back to its end", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  for (let number = 1; number <= 4; number++) await visitor.say("Une ligne de plus.\n".repeat(8));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/assistant");
  await expect(page.getByText(copy.help).last()).toBeVisible();
  const list = conversation(page);
  await list.evaluate((box) => {
    box.scrollTop = 0;
  });
  const back = page.getByRole("button", { name: /Revenir au dernier message/ });
  await expect(back).toBeVisible();
  await list.focus();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const focused = list.locator(":focus");
    if ((await focused.count()) === 0 || !(await back.isVisible())) break;
    const overlap = async () => {
      const [one, other] = [await focused.boundingBox(), await back.boundingBox()];
      return one && other ? one.y + one.height - other.y : 0;
    };
    await expect.poll(overlap, { message: `after ${presses + 1} presses` }).toBeLessThanOrEqual(0);
  }
});

test("whatever scrolls holds what is placed in it, on every page", async ({ page, server, address }) => {
  await onboarded(await signedIn(page, server, address));
  await page.setViewportSize({ width: 320, height: 568 });
  const paths = ["/assistant", "/dashboard-legacy", "/onboarding-legacy", "/compte", "/", "/blog", "/blog/1"];
  for (const path of [...paths, "/faq", "/contact", "/about-us", "/privacy", "/login"]) {
    await page.goto(path);
    if (path === "/assistant") await expect(field(page)).toBeEnabled();
    const loose = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => {
          const { overflowX, overflowY, position } = getComputedStyle(element);
          const scrolls = [overflowX, overflowY].some((way) => way === "auto" || way === "scroll");
          return scrolls && position === "static" && element.childElementCount > 0;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(loose, path).toEqual([]);
  }
});
