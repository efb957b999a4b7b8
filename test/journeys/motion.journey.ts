import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hero } from "../../app/content/hero.ts";
import { partners } from "../../app/content/partners.ts";
import { testimonials, testimonialWords as words } from "../../app/content/testimonials.ts";
import { awake, expect, test } from "./journey.ts";

const { pause, resume } = hero.motion;

/** Opens / with a clock that stands still once the page is awake. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Stops and restarts all motion, so that every wait begins now. */
async function startAnew(page: Page) {
  await button(page, pause).click();
  await button(page, resume).click();
  await expect(button(page, pause)).toBeVisible();
}

/** The tagline that can be seen, by its place; the opening stands before it. */
async function shownTagline(page: Page): Promise<number> {
  const text = await page.locator("h1 > [aria-hidden]").innerText();
  const seen = [...hero.taglines.keys()].filter((index) => text.includes(hero.taglines[index] ?? "?"));
  expect(seen).toHaveLength(1);
  return seen[0] ?? -1;
}

const testimonial = (page: Page, index: number) => page.getByText(testimonials[index]?.quote ?? "?");

async function expectShown(page: Page, index: number) {
  for (const other of testimonials.keys())
    await expect(testimonial(page, other)).toBeVisible({ visible: other === index });
  await expect(page.locator("#testimonials [aria-current=true]")).toHaveAccessibleName(
    words.dot(index, testimonials.length),
  );
}

/** Counts the frames that the page asks for, and what is drawn. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const counts = { frames: 0, strokes: 0 };
    Object.assign(window, { counts });
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return ask(callback);
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

/** Moves the pointer over the hero while the clock runs. */
async function sweep(page: Page) {
  for (const x of [100, 200, 300]) {
    await page.mouse.move(x, 300);
    await page.clock.runFor(32);
  }
}

async function hideTab(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test.describe("the taglines", () => {
  test("change every 2 seconds and begin again after the last", async ({ page }) => {
    await openHome(page);
    await startAnew(page);
    const first = await shownTagline(page);
    await page.clock.runFor(1999);
    expect(await shownTagline(page)).toBe(first);
    await page.clock.runFor(1);
    for (const turn of [...hero.taglines.keys()].map((index) => index + 1)) {
      await expect.poll(() => shownTagline(page)).toBe((first + turn) % hero.taglines.length);
      await page.clock.runFor(2000);
    }
  });

  test("count from the page's load, however late its scripts come", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/");
    await page.clock.runFor(2300);
    await awake(page);
    await page.clock.runFor(0);
    await expect.poll(() => shownTagline(page)).toBe(1);
    await page.clock.runFor(1600);
    expect(await shownTagline(page)).toBe(1);
    await page.clock.runFor(100);
    await expect.poll(() => shownTagline(page)).toBe(2);
    await page.clock.runFor(4000);
    await expectShown(page, 1);
  });

  for (const width of [320, 768, 1280]) {
    test(`move nothing else at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHome(page);
      const heights = new Set<string>();
      for (const _ of hero.taglines) {
        const boxes = await page
          .locator("#home h1, #home a, #home li, #home h2")
          .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).offsetTop));
        heights.add(JSON.stringify([boxes, await page.locator("h1").boundingBox()]));
        await page.clock.runFor(2000);
      }
      expect(heights.size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("never become the page's largest paint after the first one", async ({ page }) => {
    for (const width of [320, 412, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      for (const _ of hero.taglines) {
        await page.clock.runFor(2000);
        await page.screenshot();
      }
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
              resolve(entry.element?.textContent ?? "");
            });
            observer.observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      expect([hero.lead, hero.taglines[0]], `at ${width} pixels`).toContain(largest);
      await page.clock.resume();
    }
  });

  test("are one heading that does not change for those who hear it", async ({ page }) => {
    await openHome(page);
    const name = `${hero.opening} ${hero.taglines[0]}`;
    for (const _ of hero.taglines) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(name);
      await page.clock.runFor(2000);
    }
  });
});

test.describe("the hero's buttons", () => {
  test("book a demo in a new tab, and lead to the prices", async ({ page }) => {
    await page.goto("/");
    const demo = page.locator("#home").getByRole("link", { name: /^Réserver une démo/ });
    await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toHaveAttribute("rel", /noopener/);
    await expect(page.getByRole("link", { name: hero.hire })).toHaveAttribute("href", "#pricing");
  });

  test("lie above the trail", async ({ page }) => {
    await page.goto("/");
    const demo = page.locator("#home").getByRole("link", { name: /^Réserver une démo/ });
    await demo.click({ trial: true });
    await page.getByRole("link", { name: hero.hire }).click({ trial: true });
    await expect(page.locator("#home .trail")).toHaveAttribute("aria-hidden", "true");
    await expect(page.locator("#home canvas")).toHaveCSS("pointer-events", "none");
  });
});

test.describe("the trail", () => {
  test("starts 100 ms after the hero has appeared", async ({ page }) => {
    await openHome(page);
    await page.evaluate(() => {
      Object.assign(window, { asked: 0 });
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (...of: unknown[]) {
        Object.assign(window, { asked: 1 });
        return Reflect.apply(getContext, this, of);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    await startAnew(page);
    await page.clock.runFor(99);
    expect(await asked()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(asked).toBe(1);
  });

  test("follows the pointer with 80 ribbons, comes to rest and asks for no frame then", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(5000);
    const counted = await countFrames(page);
    await page.clock.runFor(1000);
    expect(await counted()).toEqual({ frames: 0, strokes: 0 });

    await sweep(page);
    const moving = await counted();
    expect(moving.strokes).toBeGreaterThan(0);
    expect(moving.strokes % 80).toBe(0);

    await page.clock.runFor(6000);
    const rested = await counted();
    expect(rested.frames).toBeGreaterThan(moving.frames);
    await page.clock.runFor(2000);
    expect(await counted()).toEqual(rested);
    expect(await paintedPixels(page)).toBe(0);
  });

  test("stands still in a window that is left and goes on when it gets the focus", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(1000);
    const counted = await countFrames(page);
    await sweep(page);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    const left = await counted();
    await sweep(page);
    expect(await counted()).toEqual(left);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.clock.runFor(100);
    expect((await counted()).strokes).toBeGreaterThan(left.strokes);
  });

  test("asks for no frame in a hidden tab", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(1000);
    await sweep(page);
    await hideTab(page, true);
    const counted = await countFrames(page);
    await sweep(page);
    await page.clock.runFor(3000);
    expect((await counted()).frames).toBe(0);
    await hideTab(page, false);
    await page.clock.runFor(200);
    await sweep(page);
    await expect.poll(async () => (await counted()).frames).toBeGreaterThan(0);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test("follows it", async ({ page }) => {
      await openHome(page);
      await page.clock.runFor(1000);
      const counted = await countFrames(page);
      await swipe(page, { x: 300, y: 300 }, { x: 100, y: 340 });
      await page.clock.runFor(200);
      expect((await counted()).strokes).toBeGreaterThan(0);
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
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      await page.addInitScript(obstacle);
      await openHome(page);
      await page.clock.runFor(1000);
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

async function paintedPixels(page: Page): Promise<number> {
  return page.locator("#home canvas").evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value) => value > 0).length;
  });
}

/** One finger across the screen, as the browser's own touch events. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch("touchEnd");
}

test.describe("the partners", () => {
  /** The strip's animation as the browser plays it. */
  const played = (page: Page) =>
    page.locator("#partners .strip-track").evaluate((track) => {
      const [animation] = track.getAnimations();
      const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {};
      const isEndless = iterations === Number.POSITIVE_INFINITY;
      return { state: animation?.playState, rate: animation?.playbackRate, duration, isEndless };
    });

  test("pass by in 30 seconds, in 80 under the pointer, by playback rate and without a jump", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(button(page, pause)).toBeVisible();
    await page.locator("#partners").scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect
      .poll(() => played(page))
      .toEqual({ state: "running", rate: 1, duration: 30_000, isEndless: true });

    const track = page.locator("#partners .strip-track");
    await track.evaluate((element) => Object.assign(window, { animation: element.getAnimations()[0] }));
    const jump = page.locator("#partners .strip").evaluate(
      (strip) =>
        new Promise<number>((resolve) => {
          const { animation } = window as unknown as { animation: Animation };
          let before: number;
          strip.addEventListener("pointerenter", () => (before = Number(animation.currentTime)), {
            capture: true,
          });
          strip.addEventListener("pointermove", () => resolve(Number(animation.currentTime) - before), {
            once: true,
          });
        }),
    );
    await page.locator("#partners .strip").hover();
    expect(Math.abs(await jump)).toBeLessThan(1000);
    await expect.poll(async () => (await played(page)).rate).toBe(30 / 80);
    expect(
      await track.evaluate(
        (element) => element.getAnimations()[0] === (window as unknown as { animation: Animation }).animation,
      ),
    ).toBe(true);
    await page.mouse.move(1, 1);
    await expect.poll(async () => (await played(page)).rate).toBe(1);
  });

  test("are ten, 40 pixels apart, and follow themselves without a gap", async ({ page }) => {
    await page.goto("/");
    const strip = page.locator("#partners");
    await expect(strip.getByRole("listitem")).toHaveText(partners.marks.map(({ name }) => name));
    const [list, copy] = await strip
      .locator(".strip-marks")
      .evaluateAll((lists) => lists.map((one) => one.getBoundingClientRect().toJSON()));
    expect(copy.left - list.right).toBeCloseTo(40, 1);
    expect(copy.width).toBeCloseTo(list.width, 1);
    await expect(strip.locator(".strip-marks").first()).toHaveCSS("column-gap", "40px");
    const way = await strip.locator(".strip-track").evaluate((track) => {
      const [animation] = track.getAnimations();
      animation?.pause();
      const at = (time: number) => {
        if (animation) animation.currentTime = time;
        return track.getBoundingClientRect().left;
      };
      return at(0) - at(29_999.999);
    });
    expect(way).toBeCloseTo(list.width + 40, 0);
    const stage = await strip.locator(".strip").boundingBox();
    expect(list.width).toBeGreaterThan(stage?.width ?? Number.POSITIVE_INFINITY);
  });

  test("stop on request, and scroll by hand then", async ({ page }) => {
    await page.goto("/");
    await button(page, pause).click();
    await expect.poll(async () => (await played(page)).state).toBe("paused");
    const strip = page.locator("#partners .strip");
    await strip.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await button(page, resume).click();
    await expect.poll(async () => (await played(page)).state).toBe("running");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("pass by too, until they are told to stop", async ({ page }) => {
      await page.goto("/");
      const track = page.locator("#partners .strip-track");
      await expect(track).toHaveCSS("animation-play-state", "running");
      await page.getByLabel(partners.stop).check();
      await expect(track).toHaveCSS("animation-play-state", "paused");
    });

    test("and all testimonials can be read, with no button that does nothing", async ({ page }) => {
      await page.goto("/");
      for (const index of testimonials.keys()) await expect(testimonial(page, index)).toBeVisible();
      for (const name of [pause, words.previous, words.next]) await expect(button(page, name)).toBeHidden();
      expect(await page.locator("h1").innerText()).toContain(hero.taglines[0]);
    });
  });
});

test.describe("the testimonials", () => {
  test("say that they are examples, with five stars, a role and a company each", async ({ page }) => {
    await page.goto("/");
    const section = page.locator("#testimonials");
    await expect(section.getByText(words.examples)).toBeVisible();
    for (const { author, title, company } of testimonials) {
      const figure = section.locator("figure", { hasText: title });
      await expect(figure).toContainText(company);
      await expect(figure).toContainText(author);
      await expect(figure.locator("svg")).toHaveCount(5);
      await expect(figure.locator("[role=img]")).toHaveAttribute("aria-label", words.stars(5));
    }
  });

  test("go on every 8 seconds and begin again after the last", async ({ page }) => {
    await openHome(page);
    await startAnew(page);
    await expectShown(page, 0);
    await page.clock.runFor(7999);
    await expectShown(page, 0);
    await page.clock.runFor(1);
    await expectShown(page, 1);
    await page.clock.runFor(8000);
    await expectShown(page, 2);
    await page.clock.runFor(8000);
    await expectShown(page, 0);
  });

  test("turn by their buttons both ways without an end, and jump by the dots", async ({ page }) => {
    await openHome(page);
    await button(page, words.next).click();
    await expectShown(page, 1);
    await button(page, words.previous).click();
    await button(page, words.previous).click();
    await expectShown(page, 2);
    await button(page, words.next).click();
    await expectShown(page, 0);
    await button(page, words.dot(2, 3)).click();
    await expectShown(page, 2);
    await button(page, words.dot(1, 3)).click();
    await expectShown(page, 1);
  });

  test("wait a whole turn after one by hand", async ({ page }) => {
    await openHome(page);
    await startAnew(page);
    await page.clock.runFor(6000);
    await button(page, words.next).click();
    await expectShown(page, 1);
    await page.clock.runFor(7999);
    await expectShown(page, 1);
    await page.clock.runFor(1);
    await expectShown(page, 2);
  });

  test("wait under the pointer and under the keyboard, and are announced only then", async ({ page }) => {
    await openHome(page);
    const slides = page.locator("#testimonials .slides");
    await slides.hover();
    await expect(slides).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await page.mouse.move(1, 1);
    await expect(slides).toHaveAttribute("aria-live", "off");

    await page.keyboard.press("Tab");
    await button(page, words.next).focus();
    await expect(slides).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await page.keyboard.press("Enter");
    await expectShown(page, 1);
    await button(page, words.next).blur();
    await page.clock.runFor(8000);
    await expectShown(page, 2);
  });

  test("wait in a hidden tab", async ({ page }) => {
    await openHome(page);
    const tagline = await shownTagline(page);
    await hideTab(page, true);
    await page.clock.runFor(60_000);
    await expectShown(page, 0);
    expect(await shownTagline(page)).toBe(tagline);
    await hideTab(page, false);
    await expect(page.locator("#testimonials .slides")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(8000);
    await expectShown(page, 1);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test("turn by a swipe", async ({ page }) => {
      await openHome(page);
      await testimonial(page, 0).scrollIntoViewIfNeeded();
      const { x, y } = (await testimonial(page, 0).boundingBox()) ?? { x: 0, y: 0 };
      const left = { x: x + 40, y: y + 20 };
      const right = { x: x + 240, y: y + 30 };
      await swipe(page, right, left);
      await expectShown(page, 1);
      await swipe(page, left, right);
      await swipe(page, left, right);
      await expectShown(page, 2);
    });
  });
});

test.describe("one pause for all that moves", () => {
  /** Nothing changes however long one waits. */
  async function expectStill(page: Page) {
    const tagline = await shownTagline(page);
    const counted = await countFrames(page);
    await sweep(page);
    await page.clock.runFor(30_000);
    expect(await shownTagline(page)).toBe(tagline);
    await expectShown(page, 0);
    expect((await counted()).strokes).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === "running").length,
        ),
      )
      .toBe(0);
  }

  test("stops it, is remembered, and reaches the other tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(button(other, pause)).toBeVisible();
    await openHome(page);

    await button(page, pause).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, resume)).toBeFocused();
    await expectStill(page);
    await expect(button(other, resume)).toBeVisible();

    await other.close();
    await page.clock.resume();
    await page.reload();
    await expect(button(page, resume)).toBeVisible();
    await expectStill(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
  });

  test("works where local storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await openHome(page);
    await button(page, pause).click();
    await expect(button(page, resume)).toBeVisible();
    await expectStill(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
  });

  test("is at least 44 pixels high", async ({ page }) => {
    await page.goto("/");
    expect((await button(page, pause).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test.describe("with reduced motion", () => {
    test.use({ reducedMotion: "reduce" });

    test("is not needed: nothing moves, and every partner can be read", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      // Until the page listens: before that the three stand one below the other.
      await expect(async () => {
        await button(page, words.next).click();
        await expectShown(page, 1);
      }).toPass();
      await button(page, words.previous).click();
      await expectShown(page, 0);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await expectStill(page);
      await expect(button(page, pause)).toBeHidden();
      const width = page.viewportSize()?.width ?? 0;
      for (const mark of await page.locator("#partners li:visible").all()) {
        const box = await mark.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
      await expect(page.locator("#partners li:visible")).toHaveCount(10);
    });
  });

  for (const width of [320, 768, 1280]) {
    test(`axe finds nothing, moving or stopped, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      for (const next of [pause, resume]) {
        const { violations } = await new AxeBuilder({ page })
          .include("#home")
          .include("#partners")
          .include("#testimonials")
          .options({ rules: { "target-size": { enabled: true } } })
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)])).toEqual([]);
        await button(page, next).click();
      }
    });
  }
});
