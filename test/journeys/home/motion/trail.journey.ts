import type { Page } from "@playwright/test";
import { hero } from "#app/content/home/hero-copy.ts";
import { expect, test } from "../../journey.ts";
import { consoleWarnings, requestsTo, touchPart } from "../../page-steps.ts";
import {
  countFrames,
  hideTab,
  nightTop,
  openHome,
  openTrail,
  restartMotion,
  shownTagline,
  sweep,
  swipe,
} from "./home-motion.ts";

async function paintedPixels(page: Page): Promise<number> {
  return page.locator("#home canvas").evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value) => value > 0).length;
  });
}

test.describe("the trail", () => {
  test("starts 100 ms after the hero appears to a pointer in its night, and is not fetched before", async ({
    page,
  }) => {
    const scripts = requestsTo(page, /trail[^/]*\.js$/);
    await openHome(page);
    await page.mouse.move(50, 100);
    await page.clock.runFor(1000);
    expect(scripts).toEqual([]);
    await openTrail(page);
    expect(scripts).toHaveLength(1);
    await page.evaluate(() => {
      Object.assign(window, { started: 0 });
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (...of: unknown[]) {
        Object.assign(window, { started: 1 });
        return Reflect.apply(getContext, this, of);
      };
    });
    const isStarted = () => page.evaluate(() => (window as unknown as { started: number }).started);
    await restartMotion(page);
    await page.clock.runFor(99);
    expect(await isStarted()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(isStarted).toBe(1);
  });

  test("follows the pointer with 80 ribbons, then fades and requests no more frames", async ({ page }) => {
    await openTrail(page);
    await page.clock.runFor(5000);
    const readCounts = await countFrames(page);
    await page.clock.runFor(1000);
    expect(await readCounts()).toEqual({ frames: 0, strokes: 0 });

    await sweep(page);
    const moving = await readCounts();
    expect(moving.strokes).toBeGreaterThan(0);
    expect(moving.strokes % 80).toBe(0);

    await page.clock.runFor(6000);
    const atRest = await readCounts();
    expect(atRest.frames).toBeGreaterThan(moving.frames);
    await page.clock.runFor(2000);
    expect(await readCounts()).toEqual(atRest);
    expect(await paintedPixels(page)).toBe(0);
  });

  test("stops when the window loses focus and continues when it regains it", async ({ page }) => {
    await openTrail(page);
    await page.clock.runFor(1000);
    const readCounts = await countFrames(page);
    await sweep(page);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    const left = await readCounts();
    await sweep(page);
    expect(await readCounts()).toEqual(left);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.clock.runFor(100);
    expect((await readCounts()).strokes).toBeGreaterThan(left.strokes);
  });

  test("requests no frames in a hidden tab", async ({ page }) => {
    await openTrail(page);
    await page.clock.runFor(1000);
    await sweep(page);
    await hideTab(page, true);
    const readCounts = await countFrames(page);
    await sweep(page);
    await page.clock.runFor(3000);
    expect((await readCounts()).frames).toBe(0);
    await hideTab(page, false);
    await page.clock.runFor(200);
    await sweep(page);
    await expect.poll(async () => (await readCounts()).frames).toBeGreaterThan(0);
  });

  test("is drawn in the night alone, behind the list", async ({ page }) => {
    await page.goto("/");
    const [trail, heading, call] = await Promise.all(
      [
        page.locator("#home .trail"),
        page.getByRole("heading", { level: 1 }),
        page.getByRole("link", { name: hero.hire }),
      ].map((part) => part.boundingBox()),
    );
    for (const text of [heading, call])
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(trail?.y ?? 0);
    const list = page.locator("#home .prospects");
    await list.scrollIntoViewIfNeeded();
    const isBehind = await list.evaluate((list) => {
      const canvas = document.querySelector<HTMLElement>("#home .trail canvas");
      if (!canvas) return false;
      canvas.style.pointerEvents = "auto"; // So that it can be found.
      const { left, top } = list.getBoundingClientRect();
      const found = document.elementsFromPoint(left + 40, Math.max(top, 0) + 40);
      return found.indexOf(list) < found.indexOf(canvas);
    });
    expect(isBehind).toBe(true);
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test("follows the finger", async ({ page }) => {
      await openHome(page);
      const y = await nightTop(page);
      await page.touchscreen.tap(300, y);
      await expect(page.locator("[data-enhancement=trail-canvas]")).toHaveAttribute("data-hydrated");
      await page.clock.runFor(100);
      const readCounts = await countFrames(page);
      await swipe(page, { x: 300, y }, { x: 100, y: y + 10 });
      await page.clock.runFor(200);
      expect((await readCounts()).strokes).toBeGreaterThan(0);
      expect(await paintedPixels(page)).toBeGreaterThan(0);
    });
  });

  const obstacles = {
    "the canvas is missing": () =>
      document.addEventListener("DOMContentLoaded", () => document.querySelector("canvas")?.remove()),
    "there is no 2D context": () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
    "the context throws": () => {
      HTMLCanvasElement.prototype.getContext = () => {
        throw new Error("no canvas today");
      };
    },
    "the context is a broken one": () => {
      HTMLCanvasElement.prototype.getContext = () => ({}) as never;
    },
  };
  for (const [name, obstacle] of Object.entries(obstacles)) {
    test(`is left out with a warning when ${name}`, async ({ page }) => {
      const warnings = consoleWarnings(page);
      await page.addInitScript(obstacle);
      await openHome(page);
      await touchPart(page, "trail-canvas");
      await page.clock.runFor(100);
      await expect
        .poll(() => warnings)
        .toEqual([expect.stringContaining("The hero goes without its trail.")]);
      await sweep(page);
      const before = await shownTagline(page);
      await page.clock.runFor(2000);
      await expect.poll(() => shownTagline(page)).not.toBe(before);
    });
  }
});
