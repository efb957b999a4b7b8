import { expect, test } from "vitest";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { sampleStatuses } from "#app/content/sample/sample-statuses.ts";
import { countsOf, initialStatuses, withStatus } from "./statuses.ts";

const [first] = morningProspects;

test("the heading counts what the rows say", () => {
  const count = morningProspects.filter(({ status }) => status === "new").length;
  expect(countsOf(initialStatuses)).toMatch(new RegExp(`^${count} nouveaux prospects`));
  const numbers = countsOf(initialStatuses).match(/\d+/g) ?? [];
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(morningProspects.length);
});

test("a changed status moves from one count to the other", () => {
  const changed = withStatus(initialStatuses, { name: `status-${first?.id}`, value: "meeting" });
  const meetings = morningProspects.filter(({ status }) => status === "meeting").length;
  expect(countsOf(changed)).toContain(`${meetings + 1}\u00A0rendez-vous`);
  expect(countsOf({ one: "new" })).toBe("1 nouveau prospect");
});

test("an unknown status changes nothing", () => {
  expect(withStatus(initialStatuses, { name: `status-${first?.id}`, value: "__proto__" })).toBe(
    initialStatuses,
  );
  for (const value of sampleStatuses)
    expect(withStatus({}, { name: "status-x", value })).toEqual({ x: value });
});
