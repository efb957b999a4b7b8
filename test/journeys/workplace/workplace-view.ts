import type { Locator, Page } from "@playwright/test";
import { scroller } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";

/** A small phone, a phone with its keyboard open, a phone in landscape, a small phone with both, a tablet, a desktop. */
export const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 450 },
  { width: 640, height: 400 },
  { width: 320, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

export const profileCard = (page: Page) => page.getByRole("complementary", { name: "Votre profil" });
export const siteMenu = (page: Page) => page.getByRole("navigation", { name: "Espace client" });

/** Expects that the composer's field and button are completely in the window and nothing covers them. */
export async function expectComposerUncovered(page: Page, state: string): Promise<void> {
  const areWhole = () =>
    page.locator("main form").evaluate((form) =>
      ["textarea[name=message]", "button[type=submit]"].map((selector) => {
        const element = form.querySelector(selector);
        const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points: [number, number][] = [
          [x, y],
          [left + 2, y],
          [right - 2, y],
          [x, top + 2],
          [x, bottom - 2],
        ];
        return points.every((point) => element?.contains(document.elementFromPoint(...point)));
      }),
    );
  await expect.poll(areWhole, { message: `${state}, ${sizeOf(page)}` }).toEqual([true, true]);
}

/**
 * Expects that the composer is uncovered, at least one line of the transcript is visible, and the document does not
 * scroll.
 */
export async function expectComposerAndTranscriptVisible(page: Page, state: string): Promise<void> {
  await expectComposerUncovered(page, state);
  const measure = () =>
    scroller(page).evaluate((region) => {
      const { left, top, bottom, width } = region.getBoundingClientRect();
      let visible = 0;
      for (let y = Math.ceil(top); y < bottom; y++)
        if (region.contains(document.elementFromPoint(left + width * 0.3, y))) visible++;
      const page = document.documentElement;
      const line = 1.6 * 1.0625 * Number.parseFloat(getComputedStyle(page).fontSize);
      return {
        hasLine: visible >= line,
        surplus: [page.scrollHeight - page.clientHeight, page.scrollWidth - page.clientWidth],
      };
    });
  await expect
    .poll(measure, { message: `${state}, ${sizeOf(page)}` })
    .toEqual({ hasLine: true, surplus: [0, 0] });
}

function sizeOf(page: Page): string {
  const size = page.viewportSize();
  return `${size?.width}×${size?.height}`;
}

/** Expects that the element can be scrolled into view, and nothing covers it there. */
export async function expectReachable(target: Locator, state: string): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      // Of an element taller than its container, only the beginning is checked.
      return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 16)));
    });
  await expect.poll(isOnTop, { message: state }).toBe(true);
}

/** Expects that the element is completely in the window without any scrolling, and nothing covers it. */
export async function expectFullyVisible(target: Locator, state: string): Promise<void> {
  const areOnTop = () =>
    target.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const x = left + width / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        element.contains(document.elementFromPoint(x, y)),
      );
    });
  await expect.poll(areOnTop, { message: state }).toEqual([true, true, true]);
}

/** The scroll position of the document, and the top of the workplace in the window. */
export function scrollPositions(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    window.scrollX,
    window.scrollY,
    document.querySelector(".workplace")?.getBoundingClientRect().top ?? Number.NaN,
  ]);
}

/** The buttons of the header that open a panel; none in a large window, where card and links are always open. */
export async function panelButtons(page: Page): Promise<Locator[]> {
  await expect(profileCard(page).locator("#profile-card")).toBeAttached();
  const ems = await page.evaluate(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { across: window.innerWidth / size, down: window.innerHeight / size };
  });
  if (ems.across >= 64 && ems.down >= 30) {
    await expect(profileCard(page)).toHaveText(/Votre profil/);
    return [];
  }
  return [
    profileCard(page).getByRole("button", { name: /Votre profil/ }),
    siteMenu(page).getByRole("button", { name: "Menu" }),
  ];
}
