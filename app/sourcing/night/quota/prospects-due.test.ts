import { describe, expect, test } from "vitest";
import { daysAfter, isWorkingDay, monthOf } from "#app/calendar/working-days.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { randomFrom } from "#test/random-from.ts";
import { poolOn } from "./pool.ts";
import { prospectsDue } from "./prospects-due.ts";
import type { Term } from "./term.ts";

/** An offer that was entered at noon in Paris, or a bit off it, of a day. */
const entered = (offer: TeamOffer, day: string, more: Partial<Term> = {}): Term => ({
  offer,
  since: new Date(`${day}T11:00:00Z`),
  until: null,
  cancelledAt: null,
  ...more,
});
const beforeDelivery = (day: string) => new Date(`${day}T03:00:00Z`);
const afterDelivery = (day: string) => new Date(`${day}T11:00:00Z`);

/** What each morning of some days brings when its night finds at most `supply`. */
function mornings(
  terms: readonly Term[],
  from: string,
  to: string,
  supply: (day: string) => number = () => Number.POSITIVE_INFINITY,
) {
  const delivered = new Map<string, number>();
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const pool = poolOn(terms, day);
    const before = pool ? sum(delivered, pool.from) : 0;
    const due = prospectsDue(terms, before, day);
    expect(Number.isInteger(due) && due >= 0, `${due} on ${day}`).toBe(true);
    if (due > 0) delivered.set(day, Math.min(due, supply(day)));
  }
  return delivered;
}
const sum = (delivered: ReadonlyMap<string, number>, from = "", to = "9") =>
  [...delivered].reduce((total, [day, count]) => (day >= from && day <= to ? total + count : total), 0);
const inMonth = (terms: readonly Term[], month: string, supply?: (day: string) => number) => {
  const { first, last } = monthOf(`${month}-01`);
  return mornings(terms, first, last, supply);
};
const lastWorkingDay = (day: string): string =>
  isWorkingDay(day) ? day : lastWorkingDay(daysAfter(day, -1));

const contacts = { starter: 50, growth: 200, scale: 400 } as const;
const months = Array.from({ length: 36 }, (_, index) =>
  new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 7),
);

describe("a whole month", () => {
  test.each(Object.entries(contacts))(
    "of %s brings exactly %i, in every month of three years",
    (offer, quota) => {
      const terms = [entered(offer as TeamOffer, "2025-01-01")];
      for (const month of months) {
        const delivered = inMonth(terms, month);
        expect(sum(delivered), month).toBe(quota);
        const counts = [...delivered.values()];
        expect(Math.max(...counts) - Math.min(...counts), `${month} is even`).toBeLessThanOrEqual(1);
        expect([...delivered.keys()].every(isWorkingDay)).toBe(true);
      }
    },
  );

  test.each(months)(
    "%s brings exactly its number whatever nights are short, if the last can make it good",
    (month) => {
      const last = lastWorkingDay(monthOf(`${month}-01`).last);
      const random = randomFrom(Number(month.replace("-", "")));
      for (let round = 0; round < 5; round++) {
        const short = new Map<string, number>();
        const supply = (day: string) => {
          if (day === last) return Number.POSITIVE_INFINITY;
          if (!short.has(day))
            short.set(day, random() < 0.5 ? Math.floor(random() * 12) : Number.POSITIVE_INFINITY);
          return short.get(day) ?? 0;
        };
        expect(sum(inMonth([entered("growth", "2025-01-01")], month, supply))).toBe(200);
      }
    },
  );

  test("a short night is made good by all that follow, not by the next alone", () => {
    const terms = [entered("growth", "2026-01-10")];
    // June 2026 has 22 working days.
    expect(prospectsDue(terms, 0, "2026-06-01")).toBe(10);
    expect(prospectsDue(terms, 0, "2026-06-02")).toBe(10);
    expect(prospectsDue(terms, 0, "2026-06-16")).toBe(19);
    expect(prospectsDue(terms, 190, "2026-06-30")).toBe(10);
    expect(prospectsDue(terms, 191, "2026-06-30")).toBe(9);
  });

  test("a month may have holidays, and a last day on which nobody works", () => {
    const terms = [entered("starter", "2026-01-10")];
    expect(isWorkingDay("2026-05-31")).toBe(false);
    expect(prospectsDue(terms, 45, "2026-05-29")).toBe(5);
    for (const off of ["2026-05-14", "2026-05-30", "2026-05-31", "2026-05-25"])
      expect(prospectsDue(terms, 0, off), off).toBe(0);
  });

  test("29 February is a day like others", () => {
    // A Tuesday, after the delivery: its share comes in March.
    expect(poolOn([entered("growth", "2028-02-29")], "2028-03-01")?.contacts).toBe(200 + 7);
    expect(poolOn([entered("growth", "2028-02-28")], "2028-02-29")?.contacts).toBe(14);
    expect(poolOn([entered("growth", "2028-02-15")], "2028-02-16")?.contacts).toBe(
      Math.ceil((200 * 15) / 29),
    );
    expect(prospectsDue([entered("growth", "2028-01-02")], 195, "2028-02-29")).toBe(5);
  });

  test("nothing follows when all is delivered or more, and the next month is whole", () => {
    const terms = [entered("starter", "2026-01-10")];
    expect(prospectsDue(terms, 50, "2026-06-15")).toBe(0);
    expect(prospectsDue(terms, 70, "2026-06-15")).toBe(0);
    expect(poolOn(terms, "2026-07-01")).toEqual({ contacts: 50, from: "2026-07-01", to: "2026-07-31" });
  });
});

describe("a start, a change and an end in mid-month", () => {
  test("a start counts by days with its own, rounded up", () => {
    const terms = [entered("starter", "2026-06-11")];
    expect(poolOn(terms, "2026-06-12")).toEqual({ contacts: 34, from: "2026-06-01", to: "2026-06-30" });
    expect(sum(inMonth(terms, "2026-06"))).toBe(34);
    expect(sum(inMonth([entered("starter", "2026-06-01")], "2026-06"))).toBe(50);
  });

  test("what is entered after a delivery begins with the next one", () => {
    expect(prospectsDue([entered("starter", "2026-06-11")], 0, "2026-06-11")).toBe(0);
    expect(
      prospectsDue(
        [entered("starter", "2026-06-11", { since: beforeDelivery("2026-06-11") })],
        0,
        "2026-06-11",
      ),
    ).toBe(3);
  });

  test("the delivery is at seven o'clock in Paris", () => {
    const at = (moment: string) =>
      prospectsDue([entered("starter", "2026-06-11", { since: new Date(moment) })], 0, "2026-06-11");
    expect(at("2026-06-11T04:59:59.999Z")).toBe(3);
    expect(at("2026-06-11T05:00:00.000Z")).toBe(0);
  });

  test("a start after the last delivery of a month comes with the next month", () => {
    // Saturday 30 May 2026: two of 31 days.
    const terms = [entered("starter", "2026-05-30")];
    expect(sum(inMonth(terms, "2026-05"))).toBe(0);
    expect(sum(inMonth(terms, "2026-06"))).toBe(50 + 4);
    expect(sum(mornings(terms, "2026-07-01", "2026-07-31"))).toBe(50);
    // Its last working day, at noon.
    expect(sum(mornings([entered("starter", "2026-05-29")], "2026-05-29", "2026-06-30"))).toBe(50 + 5);
    // Its last working day, before the delivery.
    const early = [entered("starter", "2026-05-29", { since: beforeDelivery("2026-05-29") })];
    expect(sum(inMonth(early, "2026-05"))).toBe(5);
    expect(poolOn(early, "2026-06-01")?.contacts).toBe(50);
  });

  test.each([
    ["up", "starter", "growth", "2026-06-16", 125],
    ["up twice as far", "starter", "scale", "2026-06-21", Math.ceil((50 * 20 + 400 * 10) / 30)],
    ["down", "growth", "starter", "2026-06-16", 125],
  ] as const)(
    "%s, from %s to %s on %s: each offer counts by its days, %i in all",
    (_, from, to, day, all) => {
      const terms = [entered(from, "2026-01-10"), entered(to, day)];
      expect(sum(inMonth(terms, "2026-06"))).toBe(all);
      expect(sum(inMonth([...terms].reverse(), "2026-06"))).toBe(all);
      expect(poolOn(terms, day)?.contacts, "until that delivery nobody knew").toBe(contacts[from]);
      const next = inMonth(terms, "2026-07");
      expect(sum(next)).toBe(contacts[to]);
    },
  );

  test("a step up after the last delivery of a month is made good in the next", () => {
    // 30 and 31 May 2026 are a weekend: ceil((50 × 29 + 200 × 2) / 31) is 60.
    const terms = [entered("starter", "2026-01-10"), entered("growth", "2026-05-30")];
    expect(sum(inMonth(terms, "2026-05"))).toBe(50);
    expect(poolOn(terms, "2026-06-01")?.contacts).toBe(210);
  });

  test("who steps down when more is delivered than both promise keeps it, and the next month loses nothing", () => {
    const terms = [entered("growth", "2026-01-10"), entered("starter", "2026-05-30")];
    expect(sum(inMonth(terms, "2026-05"))).toBe(200);
    expect(poolOn(terms, "2026-06-01")?.contacts).toBe(50);
  });

  test("a cancellation ends it: at once before the delivery of its day, after it from the next on", () => {
    const cancelled = (cancelledAt: Date) => [entered("starter", "2026-01-10", { cancelledAt })];
    expect(prospectsDue(cancelled(beforeDelivery("2026-06-11")), 0, "2026-06-10")).toBeGreaterThan(0);
    expect(prospectsDue(cancelled(beforeDelivery("2026-06-11")), 0, "2026-06-11")).toBe(0);
    expect(prospectsDue(cancelled(afterDelivery("2026-06-11")), 0, "2026-06-11")).toBeGreaterThan(0);
    expect(prospectsDue(cancelled(afterDelivery("2026-06-11")), 0, "2026-06-12")).toBe(0);
    expect(sum(inMonth(cancelled(afterDelivery("2026-05-12")), "2026-06"))).toBe(0);
  });

  test("of an end and a cancellation the earlier counts", () => {
    const ending = (until: string) =>
      poolOn(
        [entered("growth", "2026-01-10", { until, cancelledAt: afterDelivery("2026-06-16") })],
        "2026-06-16",
      );
    expect(ending("2026-06-18")?.contacts, "the cancellation is not known yet").toBe(120);
    const known = (until: string) =>
      poolOn(
        [
          entered("growth", "2026-01-10", { until, cancelledAt: afterDelivery("2026-06-15") }),
          entered("starter", "2026-06-22"),
        ],
        "2026-06-23",
      )?.contacts;
    expect(known("2026-06-18")).toBe(Math.ceil((200 * 15 + 50 * 9) / 30));
    expect(known("2026-06-12")).toBe(Math.ceil((200 * 12 + 50 * 9) / 30));
  });

  test("a cancellation after the last delivery of a month, which brought all, leaves nothing to bring forward", () => {
    for (const day of ["2026-05-29", "2026-05-30"]) {
      const terms = [
        entered("growth", "2026-01-10", { cancelledAt: afterDelivery(day) }),
        entered("starter", "2026-05-31"),
      ];
      expect(poolOn(terms, "2026-06-01")?.contacts, day).toBe(50);
    }
  });

  test("who comes back in the same month has the days of both times", () => {
    const terms = [
      entered("starter", "2026-01-10", { cancelledAt: afterDelivery("2026-06-06") }),
      entered("starter", "2026-06-22"),
    ];
    expect(poolOn(terms, "2026-06-23")?.contacts).toBe(Math.ceil((50 * (6 + 9)) / 30));
    expect(poolOn(terms, "2026-06-22")).toBeNull();
  });

  test("the day in Paris decides, not that in UTC", () => {
    const late = entered("starter", "2026-06-10", { since: new Date("2026-06-09T22:30:00Z") });
    expect(poolOn([late], "2026-06-10")?.contacts).toBe(Math.ceil((50 * 21) / 30));
  });

  test("an end that is known is met exactly, and nothing follows it", () => {
    const terms = [entered("growth", "2026-01-10", { until: "2026-06-18" })];
    expect(poolOn(terms, "2026-06-01")).toEqual({ contacts: 120, from: "2026-06-01", to: "2026-06-18" });
    expect(sum(inMonth(terms, "2026-06"))).toBe(120);
    expect(prospectsDue(terms, 0, "2026-06-18")).toBe(120);
    expect(prospectsDue(terms, 0, "2026-06-19")).toBe(0);
    expect(sum(inMonth(terms, "2026-05"))).toBe(200);
  });

  test("an end of an earlier offer does not end the later one, nor does the earlier one come back", () => {
    const terms = [
      entered("growth", "2026-01-10", { until: "2026-12-31" }),
      entered("starter", "2026-05-04", { until: "2026-05-29" }),
    ];
    expect(poolOn(terms, "2026-05-28")?.to).toBe("2026-05-29");
    expect(poolOn(terms, "2026-06-01")).toBeNull();
  });
});

describe("a trial", () => {
  const trial = entered("trial", "2026-06-24");

  test("brings Starter's number in its 14 days, over the end of a month", () => {
    expect(poolOn([trial], "2026-06-25")).toEqual({ contacts: 50, from: "2026-06-25", to: "2026-07-07" });
    expect(poolOn([trial], "2026-07-06")).toEqual({ contacts: 50, from: "2026-06-25", to: "2026-07-07" });
    const delivered = mornings([trial], "2026-06-01", "2026-07-31");
    expect(sum(delivered)).toBe(50);
    expect([...delivered.keys()].at(-1)).toBe("2026-07-07");
  });

  test("begins with the morning of its day when it is entered before", () => {
    const early = entered("trial", "2026-06-24", { since: beforeDelivery("2026-06-24") });
    expect(poolOn([early], "2026-06-25")?.from).toBe("2026-06-24");
  });

  test("has the same number when operators shorten or prolong it", () => {
    for (const until of ["2026-06-30", "2026-07-24"]) {
      const terms = [{ ...trial, until }];
      expect(sum(mornings(terms, "2026-06-01", "2026-08-31")), until).toBe(50);
      expect(poolOn(terms, daysAfter(until, 1))).toBeNull();
    }
  });

  test("that turns into an offer takes nothing from its month", () => {
    const terms = [entered("trial", "2026-06-01"), entered("growth", "2026-06-10")];
    const delivered = inMonth(terms, "2026-06");
    expect(poolOn(terms, "2026-06-11")).toEqual({ contacts: 140, from: "2026-06-11", to: "2026-06-30" });
    expect(sum(delivered, "2026-06-11")).toBe(140);
    expect(sum(inMonth(terms, "2026-07"))).toBe(200);
  });

  test("that follows an offer has its own number, and the offer's days before it are past", () => {
    const terms = [
      entered("growth", "2026-01-10", { until: "2026-06-05" }),
      entered("trial", "2026-06-08"),
      entered("starter", "2026-06-22"),
    ];
    expect(poolOn(terms, "2026-06-09")).toEqual({ contacts: 50, from: "2026-06-09", to: "2026-06-21" });
    expect(poolOn(terms, "2026-06-23")).toEqual({ contacts: 15, from: "2026-06-22", to: "2026-06-30" });
  });

  test("is one of its own for whoever tries again", () => {
    const terms = [entered("trial", "2026-03-02"), entered("trial", "2026-06-01")];
    expect(sum(mornings(terms, "2026-03-01", "2026-06-30"))).toBe(100);
  });
});

test("without an offer there is nothing", () => {
  expect(prospectsDue([], 0, "2026-06-15")).toBe(0);
  expect(poolOn([], "2026-06-15")).toBeNull();
});
