import { expect, test } from "vitest";
import { morningProspects } from "./morning-prospects.ts";
import { dayText, sampleDay } from "./sample-moment.ts";
import type { SampleProspect } from "./sample-prospect.ts";
import { countNew, sampleProspects } from "./sample-prospects.ts";
import { nextStepOf, sampleStatuses, sampleStatusLabels } from "./sample-statuses.ts";
import { scoreRules } from "./score-rules.ts";

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

test("all fit one ideal customer: the purchasing of industrial companies in the east", () => {
  for (const { role, headcount, city } of sampleProspects) {
    expect(role).toMatch(
      /^(?:Directrice des achats|Directeur des achats|Responsable des achats|Acheteuse|Acheteur)$/,
    );
    expect(headcount).toBeGreaterThanOrEqual(20);
    expect(headcount).toBeLessThanOrEqual(250);
    expect([...burgundy, ...grandEst]).toContain(city);
  }
});

test("a score is the sum of its reasons, one of each criterion, and the criteria sum up to 100", () => {
  for (const { id, score, reasons } of sampleProspects) {
    expect(
      reasons.reduce((sum, { points }) => sum + points, 0),
      id,
    ).toBe(score);
    expect(reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100);
    expect(new Set(reasons.map(({ criterion }) => criterion)).size).toBe(reasons.length);
    for (const { points, of } of reasons) expect(points).toBeLessThanOrEqual(of);
  }
});

test("the same reason has the same points everywhere, and follows from the record", () => {
  const points = new Map<string, number>();
  for (const prospect of sampleProspects) {
    for (const { criterion, text, points: given } of prospect.reasons) {
      const reason = `${criterion} : ${text}`;
      expect(points.get(reason) ?? given, reason).toBe(given);
      points.set(reason, given);
    }
    expect(prospect.reasons, prospect.id).toEqual(expect.arrayContaining(recomputed(prospect)));
  }
});

test("each datum has a source from before the list, and the texts name its day", () => {
  for (const prospect of sampleProspects) {
    const { id, sources, verifiedOn, phone, buyingSignal, history } = prospect;
    const fields = ["company", "role", "email", "phone", "buyingSignal", "technologies", "workHistory"];
    expect(
      sources.map(({ field }) => field),
      id,
    ).toEqual(fields.filter((field) => field !== "phone" || phone !== null));
    for (const { on } of sources) expect(on < verifiedOn, `${id}, ${on}`).toBe(true);
    expect(buyingSignal.endsWith(`${dayText(signalDay(prospect))})`), buyingSignal).toBe(true);
    expect(verifiedOn <= sampleDay).toBe(true);
    expect(new Date(verifiedOn).getUTCDay()).toBe(history[0]?.when.startsWith("Lundi") ? 1 : 4);
  }
});

const burgundy = [
  ["Besançon", "Dole", "Belfort", "Pontarlier", "Vesoul"],
  ["Morteau", "Dijon", "Lons-le-Saunier", "Auxerre"],
].flat();
const grandEst = [
  ["Saint-Dizier", "Mulhouse", "Épinal", "Sarrebourg", "Troyes", "Haguenau"],
  ["Reims", "Charleville-Mézières", "Sélestat", "Bar-le-Duc", "Colmar"],
].flat();

function signalDay({ sources }: SampleProspect): string {
  return sources.find(({ field }) => field === "buyingSignal")?.on ?? "";
}

/** The reasons that follow from a record by arithmetic. */
function recomputed(prospect: SampleProspect) {
  const { headcount, city, role } = prospect;
  const { size, place, role: roles, freshness } = scoreRules;
  const age = (Date.parse(sampleDay) - Date.parse(signalDay(prospect))) / 86_400_000;
  return [
    headcount < 50 ? size.small : headcount <= 120 ? size.middle : size.large,
    burgundy.includes(city) ? place.burgundy : place.grandEst,
    /^Direct/.test(role) ? roles.director : /^Responsable/.test(role) ? roles.head : roles.buyer,
    age < 10 ? freshness.days : age < 30 ? freshness.weeks : freshness.months,
  ];
}

test("one number in five is missing, and then nothing asks to dial one", () => {
  const without = sampleProspects.filter(({ phone }) => phone === null);
  expect(without.length * 5).toBe(sampleProspects.length);
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
    expect(history[0]?.what).toContain("Trouvé");
  }
});

test("the pictures show the first seven rows, four of them new", () => {
  expect(morningProspects).toEqual(sampleProspects.slice(0, 7));
  expect(countNew(morningProspects)).toBe(4);
});
