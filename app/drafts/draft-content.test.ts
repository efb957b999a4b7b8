import { toJsonSchema } from "@valibot/to-json-schema";
import { describe, expect, test } from "vitest";
import { contentSchemas, type DraftContents } from "./draft-content.ts";
import { draftKinds } from "./draft-kind.ts";
import { draftLimits as limits } from "./draft-limits.ts";
import { blankPlaces, parseContent } from "./parse-content.ts";

/** The largest content of each kind, made of this character. */
function largest(character: string): DraftContents {
  const text = (length: number) => character.repeat(length);
  const list = (item: number, length: number) => Array.from({ length }, () => text(item));
  const mail = { subject: text(limits.email.subject), body: text(limits.email.body) };
  const criteria = list(limits.search.item, limits.search.items);
  const { callScript, plan } = limits;
  return {
    email: mail,
    sequence: { mails: Array.from({ length: 3 }, () => ({ delayDays: 60, ...mail })) },
    search: {
      titles: criteria,
      sizes: criteria,
      sectors: criteria,
      places: criteria,
      keywords: criteria,
      exclusions: criteria,
    },
    call_script: {
      opening: text(callScript.opening),
      questions: list(callScript.question, callScript.questions),
      pitch: text(callScript.pitch),
      objections: Array.from({ length: callScript.objections }, () => ({
        objection: text(callScript.objection),
        answer: text(callScript.answer),
      })),
      close: text(callScript.close),
    },
    plan: {
      weeks: Array.from({ length: plan.weeks }, () => ({
        goal: text(plan.goal),
        actions: list(plan.action, plan.actions),
      })),
    },
  };
}

describe.each(draftKinds)("the content of a %s", (kind) => {
  const content = largest("🌅")[kind];

  test("is accepted up to its limits, and then fits in one request", () => {
    expect(parseContent(kind, content)).toEqual({ ok: true, content });
    const body = JSON.stringify({ version: 1_000_000, content });
    expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
  });

  test("is refused beyond them", () => {
    const over = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
      typeof value === "string" ? `${value}x` : value,
    );
    const parsed = parseContent(kind, over);
    expect(parsed.ok).toBe(false);
    expect(
      !parsed.ok && parsed.errors.every(({ path, message }) => path && /caractères au plus/.test(message)),
    ).toBe(true);
  });

  test.each([
    "",
    "texte",
    4,
    null,
    undefined,
    [],
    {},
    { subject: 1 },
    { __proto__: null },
    { ...content, more: "x" },
  ])("is not %j", (wrong) => {
    expect(parseContent(kind, wrong).ok).toBe(false);
  });

  test("refuses what cannot be stored or shown", () => {
    for (const bad of ["\0", "\ud800", "\u0007", "x\udc00"]) {
      const wrong = JSON.parse(JSON.stringify(largest("a")[kind]), (_key, value: unknown) =>
        typeof value === "string" ? bad : value,
      );
      expect(parseContent(kind, wrong).ok).toBe(false);
    }
  });

  test("is judged by its length first", () => {
    const huge = JSON.parse(JSON.stringify(largest("a")[kind]), (_key, value: unknown) =>
      typeof value === "string" ? "\r".repeat(64_000) : value,
    );
    expect(parseContent(kind, huge).ok).toBe(false);
  });

  test("has a JSON schema for models", () => {
    const schema = toJsonSchema(contentSchemas[kind], { typeMode: "input", errorMode: "ignore" });
    expect(schema).toMatchObject({ type: "object", additionalProperties: false });
  });
});

test("line breaks are normalised, lines are made of one line, and blank items go", () => {
  expect(parseContent("email", { subject: " a\r\nb\tc ", body: "a\r\nb\rc\td " })).toEqual({
    ok: true,
    content: { subject: "a b c", body: "a\nb\nc\td " },
  });
  const empty = {
    titles: [" ", "DSI", ""],
    sizes: [],
    sectors: [],
    places: [],
    keywords: [],
    exclusions: [],
  };
  expect(parseContent("search", empty)).toEqual({ ok: true, content: { ...empty, titles: ["DSI"] } });
});

test("an error names its place", () => {
  const mail = { delayDays: 0, subject: "", body: "" };
  expect(parseContent("sequence", { mails: [mail, { ...mail, delayDays: 1.5 }, mail] })).toMatchObject({
    ok: false,
    errors: [{ path: "mails.1.delayDays" }],
  });
  expect(parseContent("sequence", { mails: [mail, mail] })).toEqual({
    ok: false,
    errors: [{ path: "mails", code: "value", message: "Une séquence compte 3\u00A0e-mails." }],
  });
});

test("what a finished draft lacks is named", () => {
  const mail = { delayDays: 0, subject: "Objet", body: "Texte" };
  expect(blankPlaces({ kind: "email", content: { subject: " ", body: "" } })).toEqual(["subject", "body"]);
  expect(
    blankPlaces({ kind: "sequence", content: { mails: [mail, mail, { ...mail, body: "\n" }] } }),
  ).toEqual(["mails.2.body"]);
  const criteria = { titles: [], sizes: [], sectors: [], places: [], keywords: [], exclusions: [] };
  expect(blankPlaces({ kind: "search", content: criteria })).toEqual(["titles"]);
  expect(
    blankPlaces({
      kind: "call_script",
      content: {
        opening: "",
        questions: [],
        pitch: "x",
        objections: [{ objection: "x", answer: "" }],
        close: "x",
      },
    }),
  ).toEqual(["opening", "questions", "objections.0.answer"]);
  expect(blankPlaces({ kind: "plan", content: { weeks: [] } })).toEqual(["weeks"]);
  expect(blankPlaces({ kind: "plan", content: { weeks: [{ goal: "", actions: [] }] } })).toEqual([
    "weeks.0.goal",
    "weeks.0.actions",
  ]);
});
