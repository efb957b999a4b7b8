import type { Page } from "@playwright/test";
import { expect, test } from "../../journey.ts";
import { consoleWarnings, holdRequests, hydrated, touchPart } from "../../page-steps.ts";
import { yearly } from "../home-view.ts";

test.describe("confetti", () => {
  /** Records what is drawn on the canvas of the confetti. */
  async function recordCanvas(page: Page) {
    await page.addInitScript(() => {
      const recorded = { frames: [] as number[], x: [] as number[], y: [] as number[] };
      Object.assign(window, { recorded });
      const { fill, clearRect, lineTo } = CanvasRenderingContext2D.prototype;
      const isConfetti = ({ canvas }: CanvasRenderingContext2D) => canvas.parentElement === document.body;
      CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        if (isConfetti(this)) recorded.frames.push(0);
        return clearRect.apply(this, args);
      };
      CanvasRenderingContext2D.prototype.lineTo = function (x, y) {
        if (isConfetti(this) && recorded.frames.length === 1) {
          recorded.x.push(x);
          recorded.y.push(y);
        }
        return lineTo.call(this, x, y);
      };
      CanvasRenderingContext2D.prototype.fill = function (...args: []) {
        if (isConfetti(this)) recorded.frames[recorded.frames.length - 1] = (recorded.frames.at(-1) ?? 0) + 1;
        Reflect.apply(fill, this, args);
      };
    });
  }
  const drawn = (page: Page) =>
    page.evaluate(() => (window as unknown as { recorded: Record<"frames" | "x" | "y", number[]> }).recorded);

  test("fifty pieces burst from the saving, for two hundred ticks", async ({ page }) => {
    await page.clock.install();
    await recordCanvas(page);
    await page.goto("/");
    await page.clock.runFor(3000);
    await touchPart(page, "pricing");
    await yearly(page).click();
    const box = await page.getByText(/^−20/).boundingBox();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return (await drawn(page)).frames.length;
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(8000);

    const { frames, x, y } = await drawn(page);
    expect(frames[0]).toBe(50);
    expect(frames.filter((count) => count > 0)).toHaveLength(200);
    const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(Math.abs(mean(x) - ((box?.x ?? 0) + (box?.width ?? 0) / 2))).toBeLessThan(60);
    expect(Math.abs(mean(y) - ((box?.y ?? 0) + (box?.height ?? 0) / 2))).toBeLessThan(80);
    await expect(page.locator("body > canvas")).toHaveCount(0);
  });

  test("a choice made before the scripts run bursts too, and going back does not", async ({ page }) => {
    await recordCanvas(page);
    const releaseScripts = await holdRequests(page, "**/assets/*.js");
    await page.goto("/");
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    releaseScripts();
    await expect.poll(async () => (await drawn(page)).frames[0]).toBe(50);
    await expect(page.getByRole("radio", { name: /Annuel/ })).toBeChecked();

    await expect(page.locator("body > canvas")).toHaveCount(0);
    const before = (await drawn(page)).frames.length;
    await page.getByRole("radio", { name: "Mensuel" }).check();
    await page.waitForTimeout(300);
    expect((await drawn(page)).frames).toHaveLength(before);
  });

  test("nothing bursts while motion is paused or reduced motion is preferred", async ({ page }) => {
    await recordCanvas(page);
    await page.addInitScript(() => localStorage.setItem("motion", "paused"));
    await page.goto("/");
    await hydrated(page);
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    await page.waitForTimeout(500);
    expect((await drawn(page)).frames).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    await yearly(page).click();
    await page.waitForTimeout(500);
    expect((await drawn(page)).frames).toEqual([]);
  });

  test("a preference for reduced motion, and going back to monthly prices, end a burst in the air", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await touchPart(page, "pricing");
    await page.clock.pauseAt(Date.now() + 60_000); // The pieces stay in the air, however long it takes.
    const bursts = page.locator("body > canvas");
    await yearly(page).click();
    await expect(bursts).toHaveCount(1);
    await page.getByRole("radio", { name: "Mensuel" }).check();
    await expect(bursts).toHaveCount(0);

    await yearly(page).click();
    await expect(bursts).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(bursts).toHaveCount(0);
  });

  test("monthly prices that are chosen before the confetti have come keep them away", async ({ page }) => {
    await recordCanvas(page);
    await page.goto("/");
    await touchPart(page, "pricing");
    const release = await holdRequests(page, "**/confetti*");
    const asked = page.waitForRequest(/confetti/);
    await yearly(page).click();
    const request = await asked;
    await page.getByRole("radio", { name: "Mensuel" }).check();
    const loaded = page.waitForEvent("requestfinished", (each) => each.url() === request.url());
    release();
    await loaded;
    await page.waitForTimeout(300);
    expect((await drawn(page)).frames.filter((count) => count > 0)).toEqual([]);
    await expect(page.locator("body > canvas")).toHaveCount(0);
  });

  test("a browser without a 2D context still shows the yearly prices", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const warnings = consoleWarnings(page);
    await page.goto("/");
    await hydrated(page);
    await yearly(page).click();
    await expect(page.getByText("950€", { exact: true }).first()).toBeVisible();
    await expect.poll(() => warnings.join()).toContain("Confetti skipped");
  });
});
