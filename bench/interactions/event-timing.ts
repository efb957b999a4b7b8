import type { Locator, Page } from "@playwright/test";
import { until } from "#test/until.ts";

/** The shortest duration that browsers report, in milliseconds. */
export const shortest = 16;

/** An interaction until the next paint, in milliseconds: the wait for the page, its handlers, and the frame after them. */
export type Timing = { duration: number; delay: number; processing: number; paint: number };

/** What a visitor taps, or the key that they press, and how the page shows that it had its effect. */
export type Deed = { press: Locator | string; worked: () => Promise<boolean> };

/** Durations are rounded to 8 milliseconds: events that end this close to each other are painted by one frame. */
const sameFrame = 8;

/** Milliseconds in which nothing is asked of the page: before a press until it is at rest, and after it until it is painted. */
const rest = 600;
const painted = 700;

type TimedEvent = Pick<
  PerformanceEventTiming,
  "startTime" | "duration" | "processingStart" | "processingEnd"
> & { interactionId: number };

/** Collects the timings of events in every document that this page opens from now on. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const events: PerformanceEntry[] = [];
    Object.assign(window, { timedEvents: events });
    const observer = new PerformanceObserver((list) => events.push(...list.getEntries()));
    observer.observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
    observer.observe({ type: "first-input", buffered: true });
  }, shortest);
}

/** Waits until the page is at rest, then does the deed. Throws when it is no interaction, or has no effect. */
export async function timeInteraction(page: Page, name: string, { press, worked }: Deed): Promise<Timing> {
  await atRest(page);
  if (await worked()) throw new Error(`"${name}" is so before the press.`);
  const act = typeof press === "string" ? () => page.keyboard.press(press) : await tapOf(press);
  await atRest(page);
  const [since, before] = await page.evaluate(
    () => [performance.now(), performance.interactionCount] as const,
  );
  await act();
  await page.waitForTimeout(painted);
  await until(worked, 100);
  await atRest(page);
  const [events, after] = await page.evaluate(
    () =>
      [
        (window as unknown as { timedEvents: TimedEvent[] }).timedEvents.map(
          ({ startTime, duration, processingStart, processingEnd, interactionId }) => ({
            ...{ startTime, duration, processingStart, processingEnd, interactionId },
          }),
        ),
        performance.interactionCount,
      ] as const,
  );
  if (after === before) throw new Error(`"${name}" was no interaction.`);
  return longest(events.filter(({ startTime }) => startTime >= since));
}

/** Resolves when the page has had nothing to do for a moment. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(rest);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** A tap on the middle of an element in view, by a finger's events alone: Playwright's `tap` also runs checks in the page. */
async function tapOf(element: Locator): Promise<() => Promise<void>> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return () => element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The longest event of the interaction, with all that was handled before the same frame; the shortest timing when none is reported. */
function longest(events: readonly TimedEvent[]): Timing {
  const [event] = events
    .filter(({ interactionId }) => interactionId > 0)
    .sort((a, b) => b.duration - a.duration);
  if (!event || event.duration < shortest) return { duration: shortest, delay: 0, processing: 0, paint: 0 };
  const end = event.startTime + event.duration;
  const handled = events.filter(
    ({ startTime, duration }) =>
      Math.abs(startTime + duration - end) <= sameFrame && startTime >= event.startTime,
  );
  const start = Math.min(...handled.map(({ processingStart }) => processingStart));
  const stop = Math.max(...handled.map(({ processingEnd }) => processingEnd));
  return {
    duration: event.duration,
    delay: start - event.startTime,
    processing: stop - start,
    paint: Math.max(0, end - stop),
  };
}
