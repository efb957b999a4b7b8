import { expect, test } from "vitest";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { listedAt } from "#test/prospects/listed-prospects.ts";
import { filterIn } from "../list-query.ts";
import { dayOf } from "../model/placement.ts";
import { noSections, withPage } from "../model/sections.ts";
import { sampleCalls, samplePages } from "./sample-calls.ts";

const day = filterIn(new URLSearchParams("sample=true"));

test("the sample has something new, something due and a rest, each person once", () => {
  const pages = samplePages(day, listedAt);
  const known = new Map(pages.flatMap(({ prospects }) => prospects.map((each) => [each.id, each])));
  const context = { filter: day, day: dayOf(listedAt), find: (id: string) => known.get(id) };
  const sections = pages.reduce((into, page) => withPage(into, page, context), noSections);
  const ids = Object.values(sections).map((section) => section.ids);
  expect(ids.flat().toSorted()).toEqual(sampleProspects.map(({ id }) => id).toSorted());
  expect(ids.every(({ length }) => length > 0)).toBe(true);
});

test("what is done with the sample follows the rules of the product, and a search knows no accents", async () => {
  const calls = sampleCalls("me", () => listedAt);
  const id = sampleProspects[0]?.id ?? "";
  const key = crypto.randomUUID();
  const answer = await calls.post(id, { key, kind: "status", status: "to_call_back" });
  expect(answer).toMatchObject({
    ok: true,
    body: { prospect: { status: "to_call_back", nextStep: { what: "Rappeler" } }, event: { by: "me" } },
  });
  await calls.post(id, { key: crypto.randomUUID(), kind: "undo", event: key });
  expect(await calls.record(id)).toMatchObject({ ok: true, body: { status: "new", history: [{}, {}] } });
  const found = await calls.page({ ...day, q: "HELENE" }, "today", null, 50);
  expect(found.ok && found.body.prospects.map(({ contact }) => contact)).toEqual(["Hélène Courtade"]);
});
