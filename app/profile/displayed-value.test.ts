import { expect, test } from "vitest";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { displayedValue, storedValue } from "./displayed-value.ts";
import { primaryGoalOf } from "./match-choice.ts";

const goals = profile.choices.primary_goal;

test("a goal is stored by its value, whatever label it has or had", () => {
  for (const [value, label] of Object.entries(goals)) {
    expect(displayedValue("primary_goal", value)).toBe(label);
    expect(storedValue("primary_goal", label)).toBe(value);
  }
  expect(
    ["Engagement", "Retours clients", "Ma formule"].map((label) => storedValue("primary_goal", label)),
  ).toEqual(["engagement", "feedback", "Ma formule"]);
});

test("the chat reads the labels of the goals, of this version and of the one before", () => {
  for (const [value, label] of Object.entries(goals)) expect(primaryGoalOf(label)).toBe(value);
  expect(["Engagement", "susciter de l’engagement"].map(primaryGoalOf)).toEqual(["engagement", "engagement"]);
  expect(["Retours clients", "recueillir des retours"].map(primaryGoalOf)).toEqual(["feedback", "feedback"]);
});
