import { afterEach, expect, test, vi } from "vitest";
import { dayName, formatDate } from "./calendar.ts";

afterEach(() => vi.unstubAllEnvs());

const now = new Date("2026-03-02T07:30:00Z");

test.each([
  ["2026-03-02", "Aujourd’hui"],
  ["2026-03-01", "Hier"],
  ["2026-02-27", "Vendredi 27 février"],
  ["2025-12-31", "31 décembre 2025"],
])("on 2 March 2026, %s is called %j", (day, name) => {
  expect(dayName(day, now)).toBe(name);
});

test("a day begins at midnight in Paris, in winter and in summer", () => {
  expect(formatDate(new Date("2026-01-14T22:59:59Z"))).toBe("2026-01-14");
  expect(formatDate(new Date("2026-01-14T23:00:00Z"))).toBe("2026-01-15");
  expect(formatDate(new Date("2026-07-14T21:59:59Z"))).toBe("2026-07-14");
  expect(formatDate(new Date("2026-07-14T22:00:00Z"))).toBe("2026-07-15");
  expect(dayName("2026-03-01", new Date("2026-03-01T23:30:00Z"))).toBe("Hier");
});

test.each(["America/Los_Angeles", "Asia/Tokyo"])("a device in %s shows Paris time", async (zone) => {
  vi.stubEnv("TZ", zone);
  vi.resetModules();
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const imported = await import("./calendar.ts");
  expect(imported.timeOfDay("2026-03-02T23:05:00Z")).toBe("00:05");
  expect(imported.dayName(imported.formatDate(new Date("2026-03-02T23:05:00Z")), now)).toBe("Mardi 3 mars");
});
