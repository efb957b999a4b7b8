import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dissectionCopy } from "#app/content/home/dissection-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintEmail } from "#app/drafts/lint/lint-draft.ts";
import { Dissection } from "./dissection.tsx";
import { dissectionContent } from "./dissection-content.ts";

const prospect = morningProspects[0] as SampleProspect;
const record = dissectionContent(prospect);
const markup = renderToStaticMarkup(createElement(Dissection, { record }));
const text = markup.replace(/<[^>]*>/g, "");

test("each datum stands with its source and its day", () => {
  expect(record.data.map(({ field }) => field).sort()).toEqual(
    prospect.sources.map(({ field }) => field).sort(),
  );
  for (const { value, source } of record.data) {
    expect(value).not.toBe("");
    expect(source).toMatch(/, \d{1,2}(?:er)?\s\p{L}+$/u);
    expect(text).toContain(value);
    expect(text).toContain(source);
  }
});

test("the points that are shown add up to the score", () => {
  const points = record.reasons.map(({ points }) => points.match(/\d+/g)?.map(Number) ?? []);
  const sum = (at: number) => points.reduce((total, pair) => total + (pair[at] ?? Number.NaN), 0);
  expect([sum(0), sum(1)]).toEqual([prospect.score, 100]);
  expect(record.total.match(/\d+/g)?.map(Number)).toEqual([prospect.score, 100]);
});

const { subject, paragraphs, signature, rest } = dissectionCopy.draft;
const body = [...paragraphs, signature].join("\n\n");

test("the draft has no diagnostics for the company of the demo, which sends it", () => {
  const [company, industry] = demo.answers;
  expect(signature).toContain(company);
  const context = lintContextOf({
    company_name: company,
    industry,
    tone: "friendly",
    banned_phrases: demo.profile.bannedPhrases,
  });
  expect(lintEmail({ subject, body }, context)).toEqual([]);
});

test("the draft is short, begins with the recipient, and is never sent by the product", () => {
  const [greeting, opening = ""] = paragraphs;
  expect(greeting).toContain(prospect.contact.split(" ").at(-1));
  expect(opening).toMatch(/^Vous /);
  for (const paragraph of paragraphs)
    expect(paragraph).not.toMatch(/^(?:Je|J’|Nous|Notre|Atelier)(?!\p{L})/u);
  expect(prospect.buyingSignal.toLowerCase()).toContain("un responsable des achats");
  expect(body.split(/\s+/).length).toBeLessThan(100);
  expect(rest).toMatch(/Vous relisez, vous envoyez/);
});

test("the section has at most 75 elements", () => {
  expect(markup.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(75);
});
