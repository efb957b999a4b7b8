import { expect, test } from "vitest";
import { parisMoment } from "#app/calendar/working-days.ts";
import { nightStart } from "./start-moment.server.ts";

const clients = Array.from(
  { length: 2_000 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
);
const starts = (day: string) => clients.map((client) => nightStart(client, day).getTime());

test("a night begins at the same moment whoever asks, and at another on another day and for another client", () => {
  const [client = "", other = ""] = clients;
  expect(nightStart(client, "2026-03-02")).toEqual(nightStart(client, "2026-03-02"));
  expect(nightStart(client, "2026-03-02").toISOString().slice(10)).not.toBe(
    nightStart(client, "2026-03-03").toISOString().slice(10),
  );
  expect(nightStart(client, "2026-03-02")).not.toEqual(nightStart(other, "2026-03-02"));
});

test.each([
  ["in winter", "2026-03-02", "00:00", "05:30", 5.5],
  ["in summer", "2026-07-01", "23:00", "04:30", 5.5],
  ["when the clocks go forward", "2026-03-29", "00:00", "04:30", 4.5],
  ["when the clocks go back", "2026-10-25", "23:00", "05:30", 6.5],
])(
  "%s the nights begin from 01:00 to 06:30 in Paris, and no half hour has far more than its share",
  (_, day, first, last, hours) => {
    const begin = parisMoment(day, 1);
    const end = parisMoment(day, 6.5);
    expect(begin.toISOString().slice(11, 16)).toBe(first);
    expect(end.toISOString().slice(11, 16)).toBe(last);
    expect(end.getTime() - begin.getTime()).toBe(hours * 3_600_000);

    const found = starts(day);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(begin.getTime());
    expect(Math.max(...found)).toBeLessThan(end.getTime());
    const slots = new Map<number, number>();
    for (const start of found) {
      const slot = Math.floor((start - begin.getTime()) / 1_800_000);
      slots.set(slot, (slots.get(slot) ?? 0) + 1);
    }
    expect(slots.size).toBe(2 * hours);
    const share = clients.length / slots.size;
    for (const count of slots.values()) {
      expect(count).toBeGreaterThan(0.7 * share);
      expect(count).toBeLessThan(1.3 * share);
    }
  },
);
