import { expect, test } from "vitest";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { listedAt, listedProspect } from "#test/prospects/listed-prospects.ts";
import { filterIn } from "../list-query.ts";
import { dayOf } from "./placement.ts";
import {
  nextSection,
  noSections,
  type Sections,
  shownSections,
  without,
  withPage,
  withPlaced,
} from "./sections.ts";

const due = (at: string, values: Partial<Prospect> = {}) =>
  listedProspect({ status: "to_call", nextStep: { what: "Appeler", at }, ...values });
const later = "2026-04-01T07:00:00.000Z";

function world(prospects: Prospect[], query = "") {
  const known = new Map(prospects.map((prospect) => [prospect.id, prospect]));
  const context = {
    filter: filterIn(new URLSearchParams(query)),
    day: dayOf(listedAt),
    find: (id: string) => known.get(id),
  };
  return { known, context };
}

test("a section follows when the one before it is whole, and nobody is in two", () => {
  const fresh = listedProspect();
  const [overdue, rest] = [due("2026-02-20T08:00:00.000Z"), due(later)];
  const { context } = world([fresh, overdue, rest]);
  let sections = withPage(noSections, { view: "today", prospects: [fresh], next: "more" }, context);
  expect(nextSection(sections, context.filter)).toBe("today");
  expect(shownSections(sections, context.filter).map(({ view }) => view)).toEqual(["today"]);
  sections = withPage(sections, { view: "today", prospects: [], next: null }, context);
  sections = withPage(sections, { view: "due", prospects: [overdue], next: null }, context);
  sections = withPage(sections, { view: "all", prospects: [fresh, overdue, rest], next: null }, context);
  expect(nextSection(sections, context.filter)).toBeNull();
  expect(shownSections(sections, context.filter)).toEqual([
    { view: "today", ids: [fresh.id] },
    { view: "due", ids: [overdue.id] },
    { view: "all", ids: [rest.id] },
  ]);
});

test("who has changed stands where the server would have put them", () => {
  const people = [70, 80, 90].map((score) => listedProspect({ score })).reverse();
  const { known, context } = world(people);
  let sections: Sections = withPage(noSections, { view: "today", prospects: people, next: null }, context);
  sections = { ...sections, due: { ids: [], next: null }, all: { ids: [], next: null } };
  const [first, middle] = people as [Prospect, Prospect, Prospect];

  const calledBack = {
    ...middle,
    status: "to_call_back" as const,
    nextStep: { what: "Rappeler", at: later },
  };
  known.set(middle.id, calledBack);
  const moved = withPlaced(sections, calledBack, context);
  expect(moved.today.ids).toEqual([first.id, people[2]?.id]);
  expect(moved.all.ids).toEqual([middle.id]);

  known.set(middle.id, middle);
  expect(withPlaced(moved, middle, context)).toEqual(sections);
  expect(withPlaced(sections, middle, context)).toBe(sections);
});

test("the longest overdue comes first", () => {
  const [older, newer] = [due("2026-02-10T08:00:00.000Z"), due("2026-02-20T08:00:00.000Z")];
  const { context } = world([older, newer]);
  const empty = { ids: [], next: null };
  const sections = withPlaced({ today: empty, due: empty, all: empty }, newer, context);
  expect(withPlaced(sections, older, context).due.ids).toEqual([older.id, newer.id]);
});

test("where the rest of a section is not loaded, nobody is put at its end before their page comes", () => {
  const [high, low] = [listedProspect({ score: 90 }), listedProspect({ score: 10 })];
  const { context } = world([high, low]);
  const sections = withPage(noSections, { view: "today", prospects: [high], next: "more" }, context);
  expect(withPlaced(sections, low, context).today.ids).toEqual([high.id]);
  expect(withPage(sections, { view: "today", prospects: [low], next: null }, context).today.ids).toEqual([
    high.id,
    low.id,
  ]);
});

test("a filter leaves out who no longer passes, and a search adds nobody that the server did not find", () => {
  const person = listedProspect({ sector: "Bois" });
  const empty = { ids: [], next: null };
  const other = world([person], "sector=Fonderie");
  expect(withPlaced({ today: empty, due: empty, all: empty }, person, other.context).today.ids).toEqual([]);
  const search = world([person], "q=marc");
  expect(withPlaced({ today: empty, due: empty, all: empty }, person, search.context).today.ids).toEqual([]);
  const found = withPage(noSections, { view: "today", prospects: [person], next: null }, search.context);
  expect(withPlaced(found, person, search.context).today.ids).toEqual([person.id]);
});

test("who is removed is in no section", () => {
  const person = listedProspect();
  const { context } = world([person]);
  const sections = withPage(noSections, { view: "today", prospects: [person], next: null }, context);
  expect(without(sections, new Set([person.id])).today.ids).toEqual([]);
});
