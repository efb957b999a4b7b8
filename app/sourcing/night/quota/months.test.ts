import { expect, test } from "vitest";
import { daysAfter, isWorkingDay } from "#app/calendar/working-days.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { randomFrom } from "#test/random-from.ts";
import { mostOfCompany, withinCompanyLimit } from "./company-limit.ts";
import { poolOn } from "./pool.ts";
import { prospectsDue } from "./prospects-due.ts";
import type { Term } from "./term.ts";

// Months as customers live them, morning by morning, beside what D125 and D126 say in words, counted here a second time: with
// clocks and calendar of its own, day by day, without pools.

/** What an operator entered, with the time on the clocks in Paris, such as `2026-03-29 07:00:00`; null to cancel. */
type Entry = { at: Date; clock: string; offer: TeamOffer | null };

const contacts = { starter: 50, growth: 200, scale: 400 } as const;

const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "medium",
});
/** An entry at a time in UTC. */
const entry = (moment: string, offer: TeamOffer | null): Entry => {
  const at = new Date(`${moment}Z`);
  return { at, clock: wallClock.format(at), offer };
};
const dayOf = ({ clock }: Entry) => clock.slice(0, 10);
/** True for what was entered before the delivery of a day. */
const isBefore = ({ clock }: Entry, day: string) => clock < `${day} 07:00:00`;

const monthDays = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
};
const monthBefore = (month: string) => daysAfter(`${month}-01`, -1).slice(0, 7);
const lastMorning = (month: string) => monthDays(month).findLast(isWorkingDay) ?? "";

/** The offer to which a day belongs, by what was known at the delivery of `known`. */
function offerOf(entries: readonly Entry[], day: string, known: string): TeamOffer | null {
  const told = entries.filter((each) => isBefore(each, known) && dayOf(each) <= day);
  const last = told.findLast(({ offer }) => offer !== null);
  if (!last) return null;
  const cancelled = told.find(({ at, offer }) => offer === null && at > last.at);
  // The day of a cancellation counts if its delivery came first.
  if (cancelled && (dayOf(cancelled) < day || isBefore(cancelled, day))) return null;
  return last.offer === "trial" && day > daysAfter(dayOf(last), 13) ? null : last.offer;
}

/** The contacts of the offers of a month, as known at the delivery of a day; what a trial brings is its own. */
function promisedIn(entries: readonly Entry[], month: string, known: string): number {
  const days = monthDays(month);
  const offers = days.map((day) => offerOf(entries, day, known));
  const own = offers.slice(offers.lastIndexOf("trial") + 1);
  const share = own.reduce((sum, offer) => sum + (offer && offer !== "trial" ? contacts[offer] : 0), 0);
  return Math.ceil(share / days.length);
}

/** With what the month before promised after its last delivery, unless a trial came in between. */
function promised(entries: readonly Entry[], day: string): number {
  if (offerOf(entries, day, day) === "trial") return contacts.starter;
  const month = day.slice(0, 7);
  const own = promisedIn(entries, month, day);
  if (monthDays(month).some((each) => each < day && offerOf(entries, each, each) === "trial")) return own;
  const before = monthBefore(month);
  const late = promisedIn(entries, before, day) - promisedIn(entries, before, lastMorning(before));
  return own + Math.max(0, late);
}

/** As they are stored: a cancellation ends the term under way. */
function termsOf(entries: readonly Entry[]): Term[] {
  const terms: Term[] = [];
  for (const { at, offer } of entries) {
    const last = terms.at(-1);
    if (offer !== null) terms.push({ offer, since: at, until: null, cancelledAt: null });
    else if (last) last.cancelledAt = at;
  }
  return terms;
}

type Morning = {
  day: string;
  delivered: number;
  promised: number;
  offer: TeamOffer | null;
  /** The newest trial that had been entered: what came before it is past, even if it had no morning. */
  trial: Entry | undefined;
};

/** All mornings from one month to another, with what each brings when its night finds at most `supply`. */
function mornings(
  entries: readonly Entry[],
  [from, to]: readonly [string, string],
  supply: (day: string) => number = () => Number.POSITIVE_INFINITY,
): Morning[] {
  const terms = termsOf(entries);
  const brought: Morning[] = [];
  for (let day = `${from}-01`; day.slice(0, 7) <= to; day = daysAfter(day, 1)) {
    const pool = poolOn(terms, day);
    const before = brought.filter((morning) => pool && morning.day >= pool.from);
    const delivered = before.reduce((sum, morning) => sum + morning.delivered, 0);
    const due = prospectsDue(terms, delivered, day);
    const offer = offerOf(entries, day, day);
    if (!isWorkingDay(day) || offer === null) expect(due, `on ${day}`).toBe(0);
    else
      brought.push({
        ...{ day, offer, delivered: Math.min(due, supply(day)) },
        trial: entries.findLast((each) => each.offer === "trial" && isBefore(each, day)),
        promised: promised(entries, day),
      });
  }
  return brought;
}

const sum = (brought: readonly Morning[]) => brought.reduce((total, { delivered }) => total + delivered, 0);

/** The mornings that draw from the same number: those of a trial, and those of a month after its last trial day. */
function shared(brought: readonly Morning[]): Morning[][] {
  const groups: Morning[][] = [];
  for (const morning of brought) {
    const [last] = groups.at(-1)?.slice(-1) ?? [];
    const isTrial = morning.offer === "trial";
    const isSame = last && (last.offer === "trial") === isTrial && last.trial === morning.trial;
    if (isSame && (isTrial || last.day.slice(0, 7) === morning.day.slice(0, 7))) groups.at(-1)?.push(morning);
    else groups.push([morning]);
  }
  return groups;
}

/** The last Sundays of March and October, on which the clocks in Paris change. */
const changes = ["2026-03-29", "2026-10-25"];
const hours = [
  "00:00",
  "00:30",
  "01:30",
  "02:30",
  "04:59",
  "05:00",
  "05:59",
  "06:00",
  "12:00",
  "22:30",
  "23:30",
];

/** A history of offers by chance: up, down, cancelled, entered again, with trials anywhere in it, often at awkward hours. */
function history(random: () => number): Entry[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const entries: Entry[] = [];
  let day =
    random() < 0.3
      ? daysAfter(pick(changes), Math.floor(random() * 3) - 2)
      : daysAfter("2026-01-01", Math.floor(random() * 60));
  let offer: TeamOffer | null = null;
  for (let count = 2 + Math.floor(random() * 5); count > 0; count--) {
    const others = (["trial", "trial", "starter", "growth", "scale"] as const).filter(
      (each) => each !== offer,
    );
    offer = offer !== null && random() < 0.3 ? null : pick(others);
    entries.push(entry(`${day}T${pick(hours)}`, offer));
    // Never twice on one day, in UTC or in Paris.
    const change = pick(changes);
    const isNear = random() < 0.15 && change > daysAfter(day, 1);
    day = isNear ? change : daysAfter(day, 2 + Math.floor(random() * 50));
  }
  return entries;
}

test("whatever was entered when: no morning brings more than was promised, and a last morning that can brings the rest", () => {
  let exact = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed);
    const entries = history(random);
    const short = new Map<string, number>();
    const supply = (day: string) => {
      if (day === lastMorning(day.slice(0, 7))) return Number.POSITIVE_INFINITY;
      if (!short.has(day))
        short.set(day, random() < 0.4 ? Math.floor(random() * 15) : Number.POSITIVE_INFINITY);
      return short.get(day) ?? 0;
    };
    const told = `${seed}: ${entries.map(({ clock, offer }) => `${clock} ${offer}`).join(", ")}`;
    for (const group of shared(mornings(entries, ["2026-01", "2026-12"], supply))) {
      let most = 0;
      let delivered = 0;
      for (const morning of group) {
        // Who has more than is promised since keeps it, and gets nothing more.
        most = Math.max(most, morning.promised);
        if (morning.delivered > 0)
          expect(delivered + morning.delivered, told).toBeLessThanOrEqual(morning.promised);
        delivered += morning.delivered;
        expect(delivered, told).toBeLessThanOrEqual(most);
      }
      const last = group.at(-1) as Morning;
      if (last.offer === "trial" || last.day !== lastMorning(last.day.slice(0, 7))) continue;
      const before = delivered - last.delivered;
      expect(delivered, `${told}, ${last.day}`).toBe(Math.max(last.promised, before));
      exact += 1;
    }
  }
  expect(exact).toBeGreaterThan(100);
});

const monthAfter = (month: string) => daysAfter(`${month}-28`, 5).slice(0, 7);

test.each(changes)(
  "a month in which the clocks change on %s brings its number, whichever hour an offer was entered",
  (sunday) => {
    const month = sunday.slice(0, 7);
    for (const day of [-2, -1, 0, 1].map((days) => daysAfter(sunday, days)))
      for (const hour of hours) {
        const up = entry(`${day}T${hour}`, "growth");
        const entries = [entry("2026-01-10T11:00", "starter"), up];
        const shares = monthDays(month).map((each) => contacts[each < dayOf(up) ? "starter" : "growth"]);
        const own = Math.ceil(shares.reduce((total, share) => total + share, 0) / shares.length);
        // Both months together: what the first promised too late comes in the second.
        expect(sum(mornings(entries, [month, monthAfter(month)])), `${day} ${hour}`).toBe(
          own + contacts.growth,
        );
      }
  },
);

test("a trial brings its number in its days, and the offer after it its own", () => {
  for (const start of [1, 2, 9, 17, 18, 23, 24, 28])
    for (const after of [5, 9, 13, 14, 20]) {
      const first = `2026-06-${String(start).padStart(2, "0")}`;
      const second = daysAfter(first, after);
      const entries = [entry(`${first}T11:00`, "trial"), entry(`${second}T11:00`, "growth")];
      const month = second.slice(0, 7);
      const all = mornings(entries, ["2026-06", monthAfter(month)]);
      const trial = sum(all.filter(({ offer }) => offer === "trial"));
      // One that ends before its last morning has brought a part of its number.
      if (after >= 13) expect(trial, `${first} ${after}`).toBe(contacts.starter);
      else expect(trial, `${first} ${after}`).toBeLessThan(contacts.starter);
      const days = monthDays(month);
      const share = (contacts.growth * days.filter((day) => day >= second).length) / days.length;
      expect(sum(all) - trial, `${first} ${after}`).toBe(Math.ceil(share) + contacts.growth);
    }
});

test("what a month promised after its last delivery comes once, also when a trial follows and then another offer", () => {
  const entries = [
    entry("2026-02-28T05:59", "growth"),
    entry("2026-03-02T06:30", "trial"),
    entry("2026-03-29T01:00", "starter"),
  ];
  const march = mornings(entries, ["2026-03", "2026-03"]).filter(({ offer }) => offer !== "trial");
  // On the 2nd, before the trial is known, a share of all 208; then three of 31 days of 50.
  expect(march.map(({ day, delivered }) => [day, delivered])).toEqual([
    ["2026-03-02", 10],
    ["2026-03-30", 3],
    ["2026-03-31", 2],
  ]);
});

test("no month has three of one company, whoever waits and however many are due", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed);
    const delivered = new Map<string, number>();
    for (let morning = 0; morning < 22; morning++) {
      const waiting = Array.from({ length: 30 }, () => ({ siren: String(Math.floor(random() * 40)) }));
      const due = withinCompanyLimit(waiting, delivered).slice(0, Math.floor(random() * 20));
      for (const { siren } of due) delivered.set(siren, (delivered.get(siren) ?? 0) + 1);
    }
    expect(Math.max(...delivered.values())).toBe(mostOfCompany);
  }
});
