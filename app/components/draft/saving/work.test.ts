import { expect, test } from "vitest";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import { keptWork, parseWork } from "./work.ts";

const plan = { weeks: [{ goal: "Préparer", actions: ["Relire", "", "Appeler", " "] }] };

test("blank lines of a list are dropped when the work is saved", () => {
  const parsed = parseWork("plan", { title: "Plan", content: plan });
  expect(parsed).toEqual({
    ok: true,
    content: { title: "Plan", content: { weeks: [{ goal: "Préparer", actions: ["Relire", "Appeler"] }] } },
  });
});

test("blank lines do not count as items", () => {
  const titles = Array.from({ length: 40 }, (_, index) => (index % 2 ? "" : `Fonction ${index}`));
  const search = { ...contentFromProfile("search", {}), titles };
  expect(parseWork("search", { title: "Recherche", content: search }).ok).toBe(true);
});

test("what is wrong is named with its place: the title and the content together", () => {
  const content = { subject: "x".repeat(201), body: "" };
  const parsed = parseWork("email", { title: " ", content });
  expect(parsed.ok ? [] : parsed.errors.map(({ path }) => path)).toEqual(["title", "subject"]);
});

test("a kept text comes back, too long or not, with its blank lines", () => {
  const kept = { version: 3, content: { title: "Plan", content: plan } };
  expect(keptWork("plan", kept)).toEqual(kept);
  const long = { version: 3, content: { title: "", content: { subject: "x".repeat(900), body: "" } } };
  expect(keptWork("email", long)).toEqual(long);
});

test.each([1.5, -1])("a delay of %d is shown if it is a whole number of days", (delayDays) => {
  const mails = Array.from({ length: 3 }, () => ({ delayDays, subject: "", body: "" }));
  const kept = { version: 3, content: { title: "", content: { mails } } };
  expect(keptWork("sequence", kept)).toEqual(Number.isInteger(delayDays) ? kept : null);
});

test.each([
  null,
  "texte",
  { version: 0, content: { title: "Plan", content: plan } },
  { version: 2, content: plan },
  { version: 2, content: { title: "Plan", content: { weeks: "non" } } },
  { version: 2, content: { title: "Plan", content: { weeks: [], more: 1 } } },
  { version: 2, content: { title: "Plan", content: { weeks: [{ goal: 1, actions: [] }] } } },
])("a stored value that the fields cannot show is left alone: %j", (kept) => {
  expect(keptWork("plan", kept)).toBeNull();
});
