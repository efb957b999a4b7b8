import { expect, test } from "vitest";
import { icpSizes, primaryGoals, tones } from "#app/profile/choices.ts";
import { isStep, nextStep, quickReplies, steps } from "./onboarding.ts";
import { responseTo } from "./responses.ts";

test("the questions follow in the order of the specification", () => {
  expect(steps.map(nextStep)).toEqual([
    "industry",
    "icp",
    "value_prop",
    "tone",
    "primary_goal",
    "calendly_url",
    null,
  ]);
});

test("only the name of a step is a step", () => {
  expect(steps.every(isStep)).toBe(true);
  for (const other of [null, undefined, "", "COMPANY_NAME", "constructor", 0])
    expect(isStep(other)).toBe(false);
});

test("every quick reply is recognised, and together they cover every value", () => {
  const sent = (step: Parameters<typeof quickReplies>[0]) =>
    quickReplies(step).flatMap(({ label, value }) => [label, value]);

  expect(new Set(sent("icp").map((size) => responseTo("icp", `Acheteur, ${size}`).icpSize))).toEqual(
    new Set(icpSizes),
  );
  expect(new Set(sent("tone").map((tone) => responseTo("tone", tone).tone))).toEqual(new Set(tones));
  expect(new Set(sent("primary_goal").map((goal) => responseTo("primary_goal", goal).primaryGoal))).toEqual(
    new Set(primaryGoals),
  );
  expect(quickReplies("calendly_url")).toEqual([{ label: "Non", value: "non" }]);
  for (const free of ["company_name", "industry", "value_prop"] as const)
    expect(quickReplies(free)).toEqual([]);
});
