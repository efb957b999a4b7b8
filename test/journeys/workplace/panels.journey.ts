import { composer, openChat, scroller, untilTone } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { correction, pencil } from "./card-view.ts";
import {
  expectFullyVisible,
  expectReachable,
  panelButtons,
  profileCard,
  siteMenu,
  windows,
} from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

test("card and menu close on Escape, on a press outside and when focus moves, and keep what was typed", async ({
  page,
  server,
  address,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openChat(page, server, address, untilTone);
  const buttons = await panelButtons(page);
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await button.click();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const { x, y, width, height } = (await scroller(page).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height - 4);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await composer(page).focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }

  const [cardButton = profileCard(page)] = buttons;
  await cardButton.click();
  await pencil(page, "Secteur").click();
  const field = correction(page, "Secteur");
  await field.fill("Énergie");
  await composer(page).click();
  await expect(field).toBeHidden();
  await cardButton.click();
  await expect(field).toHaveValue("Énergie");
  await page.keyboard.press("Tab");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(cardButton).toHaveAttribute("aria-expanded", "true");
  await profileCard(page).getByRole("button", { name: "Fermer le profil" }).click();
  await expect(cardButton).toBeFocused();
});

test("every link of card and menu is reachable in every window, during the onboarding and after", async ({
  page,
  server,
  address,
  part,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const expectAllReachable = async (text: number) => {
    await page.goto("/assistant");
    await expect(composer(page)).toBeEnabled();
    await setTextSize(page, text);
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
        const link = siteMenu(page).getByRole("link", { name });
        await expectReachable(link, `${name} at ${state}`);
      }
      await expectReachable(page.getByRole("button", { name: "Se déconnecter" }), `sign-out at ${state}`);
      const notice = page.getByText(/Un programme vous répond/).filter({ visible: true });
      await expectReachable(notice.first(), `the notice at ${state}`);
      await page.keyboard.press("Escape");
    }
  };
  for (const text of [100, 200])
    await part(`with text at ${text}%, during the onboarding`, async () => {
      await expectAllReachable(text);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectReachable(page.getByText(/Étape 5 sur 7/), `the step at ${size.width}×${size.height}`);
      }
    });
  for (const answer of ["Direct", "RDV", "non"]) await visitor.say(answer);
  for (const text of [100, 200])
    await part(`with text at ${text}%, after the onboarding`, () => expectAllReachable(text));
});

test("the sign-out of the menu is visible without scrolling, or a fading edge shows that there is more", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address);
  const links = page.locator("#navigation");
  for (const text of [100, 200]) {
    await setTextSize(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      const menu = (await panelButtons(page))[1];
      if (!menu) continue;
      await menu.click();
      const state = `${size.width}×${size.height}, ${text}%`;
      await expect(links.getByText(/Maj.\+.Entrée/), state).toHaveCount(0);
      if (text === 100)
        await expectFullyVisible(page.getByRole("button", { name: "Se déconnecter" }).locator("svg"), state);
      const edge = await links.evaluate((panel) => {
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
