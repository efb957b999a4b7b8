import { choices, composer, quickReplies, scroller, untilTarget } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { setTextSize, tabTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { expectReachable, windows } from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

test("quick replies form one row, of which each shows, and the placeholder is never cut", async ({
  page,
  server,
  address,
  part,
}) => {
  await part(
    "quick replies form one row, which shows that there is more and scrolls to the focused one",
    async () => {
      const visitor = await signedIn(page, server, address);
      for (const answer of untilTarget) await visitor.say(answer);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto("/assistant");
      const row = quickReplies(page);
      const replies = choices(page);
      await expect(replies).toHaveCount(5);
      const boxes = await replies.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);

      const edges = row.locator("xpath=following-sibling::*");
      await expect(edges).toHaveCount(1);
      expect(await row.evaluate((box) => box.scrollLeft)).toBe(0);
      await edges.getByRole("button", { includeHidden: true }).click();
      await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      await expect(edges).toHaveCount(2);

      // New quick replies are disabled for a moment.
      await expect(replies.first()).toBeEnabled();
      await replies.first().focus();
      for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
      await expect(replies.last()).toBeFocused();
      await expectReachable(replies.last(), "the last reply");
      await expect(edges).toHaveCount(1);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(edges).toHaveCount(0);
    },
  );

  await part(
    "the composer's placeholder is never cut, and a focused quick reply shows whole or from its start",
    async () => {
      await page.goto("/assistant");
      await expect(composer(page)).toBeEnabled();
      const replies = choices(page);
      await expect(replies.first()).toBeEnabled();
      for (const text of [100, 200]) {
        await setTextSize(page, text);
        for (const size of windows) {
          await page.setViewportSize(size);
          const state = `${size.width}×${size.height}, ${text}%`;
          await expect
            .poll(() => composer(page).evaluate(placeholderSurplus), { message: state })
            .toBeLessThanOrEqual(0);
          await scroller(page).focus();
          await tabTo(page, replies.first());
          for (const reply of await replies.all()) {
            await expect(reply).toBeFocused();
            await expect.poll(() => reply.evaluate(isShownFromStart), { message: state }).toBe(true);
            await page.keyboard.press("Tab");
          }
        }
      }
    },
  );
});

/** Pixels by which the placeholder is wider than its field. */
function placeholderSurplus(element: HTMLElement): number {
  const { placeholder } = element as HTMLTextAreaElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(element);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.font = font;
  const space = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return context.measureText(placeholder).width - space;
}

function isShownFromStart(reply: HTMLElement): boolean {
  const row = reply.closest("ul")?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, width } = reply.getBoundingClientRect();
  return (
    left >= row.left - 1 && (right <= row.right + 1 || (width > row.width - 100 && left < row.left + 60))
  );
}
