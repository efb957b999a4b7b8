import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** A small phone, a keyboard open on a larger one, a phone on its side, both, a tablet, a desk. */
export const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 450 },
  { width: 640, height: 400 },
  { width: 320, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Sets the size of the reader's text, in percent. */
export async function readAt(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** The composer's field and button stand whole in the window, with nothing above them. */
export async function expectComposerWhole(page: Page, state: string): Promise<void> {
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

/** The same, with at least a line of the conversation, and nothing that the document could scroll to. */
export async function expectWorkInSight(page: Page, state: string): Promise<void> {
  await expectComposerWhole(page, state);
  const look = () =>
    page.getByRole("region", { name: "Conversation" }).evaluate((region) => {
      const { left, top, bottom, width } = region.getBoundingClientRect();
      let seen = 0;
      for (let y = Math.ceil(top); y < bottom; y++)
        if (region.contains(document.elementFromPoint(left + width * 0.3, y))) seen++;
      const page = document.documentElement;
      const line = 1.6 * 1.0625 * Number.parseFloat(getComputedStyle(page).fontSize);
      return {
        hasLine: seen >= line,
        surplus: [page.scrollHeight - page.clientHeight, page.scrollWidth - page.clientWidth],
      };
    });
  await expect
    .poll(look, { message: `${state}, ${sizeOf(page)}` })
    .toEqual({ hasLine: true, surplus: [0, 0] });
}

function sizeOf(page: Page): string {
  const size = page.viewportSize();
  return `${size?.width}×${size?.height}`;
}

/** What is in sight, or can be scrolled to, and answers where it stands. */
export async function expectReachable(target: Locator, state: string): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      // Of what is taller than its place, the beginning is looked at.
      return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 16)));
    });
  await expect.poll(isOnTop, { message: state }).toBe(true);
}

/** What stands whole where it is, without any scrolling, and nothing above it. */
export async function expectInSight(target: Locator, state: string): Promise<void> {
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

/** Where the document stands, and the workplace in it. */
export function positions(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    window.scrollX,
    window.scrollY,
    document.querySelector(".workplace")?.getBoundingClientRect().top ?? Number.NaN,
  ]);
}

/** The buttons of the header that open a panel. On a desk, card and links stand open, and there are none. */
export async function panelButtons(page: Page): Promise<Locator[]> {
  const card = page.getByRole("complementary", { name: "Votre profil" });
  await expect(card.locator("#profile-card")).toBeAttached();
  const letters = await page.evaluate(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { across: window.innerWidth / size, down: window.innerHeight / size };
  });
  if (letters.across >= 64 && letters.down >= 30) {
    await expect(card).toHaveText(/Votre profil/);
    return [];
  }
  return [
    card.getByRole("button", { name: /Votre profil/ }),
    page.getByRole("navigation", { name: "Espace client" }).getByRole("button", { name: "Menu" }),
  ];
}
