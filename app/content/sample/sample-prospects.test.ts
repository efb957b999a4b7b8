import { expect, test } from "vitest";
import { countNew, morningProspects, sampleProspects } from "./sample-prospects.ts";
import { nextStepOf, sampleStatuses, sampleStatusLabels } from "./sample-statuses.ts";

test("twenty prospects stand in the order of their scores, each with its own id, address and number", () => {
  expect(sampleProspects).toHaveLength(20);
  const scores = sampleProspects.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
  for (const field of ["id", "company", "contact", "email"] as const)
    expect(new Set(sampleProspects.map((prospect) => prospect[field])).size, field).toBe(20);
  const phones = sampleProspects.flatMap(({ phone }) => phone ?? []);
  expect(new Set(phones).size).toBe(phones.length);
});

test("nobody real is reached: addresses end in .example, numbers are those of fiction", () => {
  for (const { id, contact, email, phone } of sampleProspects) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    const [first = "", ...last] = contact
      .replaceAll("œ", "oe")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(" ");
    expect(email).toMatch(/^[a-z-]+\.[a-z-]+@[a-z-]+\.example$/);
    expect(email.split("@")[0]).toBe(`${first}.${last.join("-")}`);
    if (phone !== null) expect(phone).toMatch(/^01 99 00 \d\d \d\d$/);
  }
});

test("some numbers are missing, and then nothing asks to dial one", () => {
  const without = sampleProspects.filter(({ phone }) => phone === null);
  expect(without.length).toBeGreaterThan(0);
  for (const prospect of without)
    for (const status of ["new", "to-call", "to-call-back"] as const)
      expect(nextStepOf(prospect, status)).toMatch(/Écrire|standard/);
});

test("every status has a label and a next step of its own", () => {
  const [first] = sampleProspects;
  if (!first) throw new Error("The list is empty.");
  const steps = sampleStatuses.map((status) => nextStepOf(first, status));
  expect(new Set(steps).size).toBe(sampleStatuses.length);
  expect(Object.keys(sampleStatusLabels)).toEqual([...sampleStatuses]);
  for (const status of sampleStatuses)
    expect(sampleProspects.some((prospect) => prospect.status === status)).toBe(true);
});

test("the work history begins with the present role, and the history with the night of the find", () => {
  for (const { workHistory, role, company, history } of sampleProspects) {
    expect(workHistory[0]).toMatchObject({ role, company });
    expect(workHistory.length).toBeGreaterThanOrEqual(2);
    const years = workHistory.map(({ since }) => since);
    expect(years).toEqual([...years].sort((one, other) => other - one));
    expect(history[0]?.what).toContain("vérifié");
  }
});

test("the pictures show the first five rows, nearly all of them new", () => {
  expect(morningProspects).toEqual(sampleProspects.slice(0, 5));
  expect(countNew(morningProspects)).toBe(4);
});
