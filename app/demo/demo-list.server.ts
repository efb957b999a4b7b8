import { randomUUID } from "node:crypto";
import { parisDay } from "#app/calendar/paris-day.ts";
import { isWorkingDay, parisMoment } from "#app/calendar/working-days.ts";
import { dayText } from "#app/content/sample/sample-moment.ts";
import { scoreRules } from "#app/content/sample/score-rules.ts";
import { demoList } from "#app/content/signed-in/demo-list-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import type { Outcome, Status } from "#app/prospects/prospect-status.ts";

/** Prospects of one morning, and the mornings. */
const size = { perDay: 10, days: 10 };

const dayLength = 24 * 60 * 60 * 1000;

/** What somebody did with a prospect, and when. */
type Done = { at: Date; event: NewEvent };

/** A morning's delivery: each prospect with what was done since, the oldest first. */
export type DemoMorning = { day: string; prospects: { prospect: NewProspect; done: Done[] }[] };

/** The list of two weeks up to `now`: the latest ten working days in Paris, the oldest first, with what was done on them. */
export function demoMornings(now: number): DemoMorning[] {
  const days: string[] = [];
  for (let at = now; days.length < size.days; at -= dayLength) {
    const day = parisDay(at);
    if (isWorkingDay(day)) days.unshift(day);
  }
  return days.map((day, morning) => ({
    day,
    prospects: Array.from({ length: size.perDay }, (_, place) => {
      const number = morning * size.perDay + place;
      const done = historyOf(number, days.slice(morning)).filter(({ at }) => at.getTime() < now);
      return { prospect: prospectOf(number, day), done };
    }),
  }));
}

/** The same for the same number and day. Each company is one of a hundred. */
function prospectOf(number: number, day: string): NewProspect {
  const { trades, names, cities, firstNames, lastNames, roles, sizes, signals, tools } = demoList;
  const trade = of(trades, number);
  const company = `${trade.name} ${of(names, Math.floor(number / trades.length) + number)}`;
  const [firstName, lastName] = [of(firstNames, number * 5), of(lastNames, number * 3)];
  const [city, role, staff] = [
    of(cities, number * 3),
    of(roles, Math.floor(number / 2)),
    of(sizes, Math.floor(number / 3)),
  ];
  const [signal, tool] = [
    of(signals, number * 7 + Math.floor(number / 6)),
    of(tools, Math.floor(number / 4)),
  ];
  const before = (days: number) => parisDay(parisMoment(day, 12).getTime() - days * dayLength);
  const publishedDays = 2 + ((number * 5) % 40);
  const { days, weeks, months } = scoreRules.freshness;
  const freshness = publishedDays < 10 ? days : publishedDays < 30 ? weeks : months;
  const phone =
    number % 5 === 4 ? null : `01 99 00 ${twoDigits(10 + (number % 80))} ${twoDigits((number * 37) % 100)}`;
  const domain = `${slug(company)}.example`;
  const reasons = [trade.rule, staff.rule, city.rule, role.rule, signal.rule, freshness, tool.rule];
  return {
    ...{ company, siren: null, website: domain, sector: trade.sector, city: city.name },
    headcount: { min: staff.min, max: staff.max },
    ...{ contact: `${firstName} ${lastName}`, role: role.name },
    email: { value: `${slug(firstName)}.${slug(lastName)}@${domain}`, state: "verified" },
    phone: phone === null ? { value: null, state: "missing" } : { value: phone, state: "given" },
    ...{ linkedin: null, companyEmail: number % 3 === 0 ? `contact@${domain}` : null },
    reasons: reasons.map(({ criterion, points, text }) => ({
      points,
      text: demoList.reason(criterion, text),
    })),
    signal: demoList.signal(signal.text, dayText(before(publishedDays))),
    technologies: [...tool.names],
    workHistory: [
      { since: 2015 + (number % 9), role: role.name, company },
      {
        since: 2008 + (number % 6),
        role: demoList.formerRole,
        company: `${of(trades, number + 3).name} ${of(names, number + 5)}`,
      },
    ],
    sources: [
      ...["company", "sector", "headcount", "city"].map((field) => ({
        ...({ field, source: "register", on: before(3), licence: "Licence Ouverte 2.0" } as const),
      })),
      { field: "signal", source: "register", on: before(publishedDays) },
      ...["contact", "role", "email", ...(phone === null ? [] : ["phone"])].map(
        (field) => ({ field, source: "dropcontact", on: before(1) }) as const,
      ),
    ],
  };
}

type Step = NewEvent extends infer Event ? (Event extends unknown ? Omit<Event, "key"> : never) : never;

/** What was done with a prospect: on which of the working days since its delivery, at what hour. */
function historyOf(number: number, days: readonly string[]): Done[] {
  // This morning's are new.
  if (days.length === 1) return [];
  const note = { kind: "note", text: of(demoList.notes, number) } as const;
  const quote = (day: number) => {
    const at = parisMoment(days[Math.min(day, days.length - 1)] ?? "", 17).toISOString();
    return { kind: "next_step", what: demoList.nextStep, at } as const;
  };
  const call = (outcome: Outcome) => ({ kind: "call", outcome }) as const;
  const status = (next: Status) => ({ kind: "status", status: next }) as const;
  const histories: [day: number, hour: number, step: Step][][] = [
    [
      [0, 9.5, { ...call("meeting"), note: of(demoList.notes, 0) }],
      [1, 9.75, quote(7)],
      [6, 16, status("won")],
    ],
    [
      [0, 10, call("no_answer")],
      [1, 14.25, call("answered")],
      [6, 10, call("meeting")],
      [7, 9.25, quote(9)],
    ],
    [
      [0, 10.25, call("call_back")],
      [3, 9.25, call("no_answer")],
      [4, 14.5, call("answered")],
    ],
    [
      [0, 11, status("to_call")],
      [1, 9.25, call("answered")],
      [6, 9.5, status("not_now")],
    ],
    [[0, 11.25, { kind: "status", status: "not_relevant", reason: "size" }]],
    [
      [1, 9.75, call("no_answer")],
      [2, 14.5, call("meeting")],
      [3, 10, quote(9)],
    ],
    [
      [0, 14.5, call("answered")],
      [0, 14.75, note],
      [1, 9.5, status("not_now")],
    ],
    [
      [2, 10.5, call("no_answer")],
      [3, 14.25, call("call_back")],
      [6, 9.25, call("answered")],
    ],
    [
      [0, 15, call("answered")],
      [0, 15.25, note],
      [0, 15.5, quote(4)],
      [4, 11, status("lost")],
    ],
    [
      [1, 11.5, status("to_call")],
      [2, 9.5, call("answered")],
    ],
  ];
  return of(histories, number * 3 + Math.floor(number / 10)).flatMap(([day, hour, step]) => {
    const on = days[day];
    return on === undefined
      ? []
      : [{ at: parisMoment(on, hour), event: { ...step, key: randomUUID() } as NewEvent }];
  });
}

function of<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

const slug = (text: string) => folded(text).replace(/[^a-z0-9]+/g, "-");
