import type { Page } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { composer, sendAgain, untilTone } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests, setTextSize, toasts } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import {
  expectComposerAndTranscriptVisible,
  expectComposerUncovered,
  expectFullyVisible,
  expectReachable,
  panelButtons,
  windows,
} from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

/** Opens the chat again, at the question of the tone, which has quick replies, at a text size in percent. */
async function openAtTone(page: Page, text: number) {
  await page.unrouteAll();
  await page.goto("/assistant");
  await expect(composer(page)).toBeEnabled();
  await expect(page.getByText(copy.questions.tone())).toBeVisible();
  await setTextSize(page, text);
}

for (const text of [100, 200])
  test.describe(`with text at ${text}%`, () => {
    test("the composer stays in sight, whatever is open or goes wrong", async ({
      page,
      server,
      address,
      consoleErrors,
      part,
    }) => {
      const visitor = await signedIn(page, server, address);
      for (const answer of untilTone) await visitor.say(answer);
      await part("composer and transcript stay visible in every window, whatever is open", async () => {
        await openAtTone(page, text);
        for (const size of windows) {
          await page.setViewportSize(size);
          await expect(page.getByRole("button", { name: "Amical" })).toBeVisible();
          await expectComposerAndTranscriptVisible(page, "quick replies");
          await composer(page).fill("Un long brouillon, qui prend plusieurs lignes. ".repeat(40));
          await expectComposerAndTranscriptVisible(page, "a long draft");
          await composer(page).fill("");
          for (const button of await panelButtons(page)) {
            await button.click();
            await expect(button).toHaveAttribute("aria-expanded", "true");
            await expectComposerAndTranscriptVisible(page, "a panel");
            await expectNoFindings(page);
            await composer(page).fill("Amical");
            await expect(button).toHaveAttribute("aria-expanded", "false");
            await composer(page).fill("");
          }
        }
      });

      await part(
        "the toast of a failed message leaves the quick replies and the retry button visible",
        async () => {
          await openAtTone(page, text);
          await failRequests(page, "**/api/messages");
          await composer(page).fill("Perdu");
          for (const size of windows) {
            await page.setViewportSize(size);
            const state = `${size.width}×${size.height}`;
            await composer(page).press("Enter");
            const toast = toasts(page).getByText("Impossible d'envoyer le message.", { exact: true });
            await expect(toast).toBeVisible();
            // In a window that is short at this text size, the toast takes one line.
            const { height = 0 } = (await toasts(page).boundingBox()) ?? {};
            if (size.height < 30 * 16 * (text / 100)) expect(height / size.height, state).toBeLessThan(0.15);
            await expectFullyVisible(sendAgain(page), `again at ${state}`);
            await expectFullyVisible(
              page.getByRole("button", { name: "Amical" }),
              `a quick reply at ${state}`,
            );
          }
          consoleErrors.splice(0);
        },
      );

      await part(
        "a problem, a toast and a lost connection cover neither composer nor transcript",
        async () => {
          await openAtTone(page, text);
          await failRequests(page, "**/api/messages");
          for (const size of windows) {
            await page.setViewportSize(size);
            await composer(page).fill("Perdu");
            await composer(page).press("Enter");
            await expectReachable(toasts(page).first(), "the toast");
            await expectComposerUncovered(page, "a toast");
            await toasts(page).getByRole("button").first().click();
            await expect(toasts(page)).toHaveCount(0);
            await expectComposerAndTranscriptVisible(page, "a problem");
            await expectReachable(sendAgain(page), "the retry button");
            await composer(page).fill("");
          }
          await page.context().setOffline(true);
          for (const size of windows) {
            await page.setViewportSize(size);
            await expectReachable(
              page.getByText("Hors connexion", { exact: true }),
              "the connection's status",
            );
            await expectComposerAndTranscriptVisible(page, "a lost connection");
          }
          await expectNoFindings(page);
          consoleErrors.splice(0);
        },
      );
    });
  });
