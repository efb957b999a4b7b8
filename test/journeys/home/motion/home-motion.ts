import type { Page } from "@playwright/test";
import { hero } from "#app/content/home/hero-copy.ts";
import { testimonialsCopy as copy, testimonials } from "#app/content/home/testimonials-copy.ts";
import { expect } from "../../journey.ts";
import { stopClock } from "../../page-steps.ts";

export const { pause, resume } = hero.motion;

/** Opens / with a clock that is paused once the page is hydrated. */
export async function openHome(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
  await stopClock(page);
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Pauses and resumes all motion, so that every interval restarts. */
export async function restartMotion(page: Page) {
  await button(page, pause).click();
  await button(page, resume).click();
  await expect(button(page, pause)).toBeVisible();
}

/** The index of the visible tagline. */
export async function shownTagline(page: Page): Promise<number> {
  const text = await page.locator("#home p[aria-hidden]").first().innerText();
  const visible = [...hero.taglines.keys()].filter((index) => text.includes(hero.taglines[index] ?? "?"));
  expect(visible).toHaveLength(1);
  return visible[0] ?? -1;
}

export const testimonial = (page: Page, index: number) => page.getByText(testimonials[index]?.quote ?? "?");

export async function expectShown(page: Page, index: number) {
  for (const other of testimonials.keys())
    await expect(testimonial(page, other)).toBeVisible({ visible: other === index });
  await expect(page.locator("#testimonials [aria-current=true]")).toHaveAccessibleName(
    copy.dot(index, testimonials.length),
  );
}

/** Counts animation frames and canvas strokes from now on; the returned function reads the counts. */
export async function countFrames(page: Page) {
  await page.evaluate(() => {
    const counts = { frames: 0, strokes: 0 };
    Object.assign(window, { counts });
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return request(callback);
    };
    const { stroke } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.stroke = function () {
      counts.strokes++;
      Reflect.apply(stroke, this, []);
    };
  });
  return () =>
    page.evaluate(() => {
      const { counts } = window as unknown as { counts: { frames: number; strokes: number } };
      return { ...counts };
    });
}

/** The height of the window at which the night of the hero begins, above the list. */
export async function nightTop(page: Page): Promise<number> {
  const trail = page.locator("#home .trail");
  await trail.scrollIntoViewIfNeeded();
  return ((await trail.boundingBox())?.y ?? 0) + 10;
}

/** Moves the pointer over the night of the hero while the clock runs. */
export async function sweep(page: Page) {
  const y = await nightTop(page);
  for (const x of [100, 200, 300]) {
    await page.mouse.move(x, y);
    await page.clock.runFor(32);
  }
}

export async function hideTab(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Swipes with one finger, through the browser's own touch events. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch("touchEnd");
}
