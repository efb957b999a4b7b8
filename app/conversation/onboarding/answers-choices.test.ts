import { describe, expect, test } from "vitest";
import { profile } from "~/content/signed-in/profile-copy.ts";
import { icpSizes } from "~/profile/choices.ts";
import { goalAnswers, sizeAnswers, toneAnswers } from "../../../test/conversation/recognised-answers.ts";
import { answersOf } from "./answers.ts";

describe("an enumerated answer is recognised", () => {
  test.each(entries(sizeAnswers))("%s is the size %s", (answer, value) => {
    expect(answersOf("icp", `Directeur commercial, ${answer.replaceAll(",", " et ")}`)).toEqual({
      icpTitle: "Directeur commercial",
      icpSize: value,
    });
  });
  test.each(entries(toneAnswers))("%s is the tone %s", (answer, value) => {
    expect(answersOf("tone", answer)).toEqual({ tone: value });
  });
  test.each(entries(goalAnswers))("%s is the goal %s", (answer, value) => {
    expect(answersOf("primary_goal", answer)).toEqual({ primaryGoal: value });
  });
  test.each([...icpSizes])("the value %s is recognised", (value) => {
    expect(answersOf("icp", `Acheteur,${value}`)).toMatchObject({ icpSize: value });
  });
});

describe("an unrecognised answer is stored as typed", () => {
  test.each([
    "Humoristique",
    "pas trop formel",
    "surtout pas décontracté",
    "professionnel mais chaleureux",
    "amical ou formel",
    "le la les",
    "!!!",
    "friendlydirect",
    "constructor",
  ])("tone: %s", (tone) => expect(answersOf("tone", tone)).toEqual({ tone }));

  test.each([
    "Recruter des partenaires",
    "Autre : recruter des partenaires",
    "avoir un retour sur investissement",
    "des rendez-vous et de l’engagement",
    "pas de rendez-vous",
    "toString",
  ])("goal: %s", (primaryGoal) => expect(answersOf("primary_goal", primaryGoal)).toEqual({ primaryGoal }));
});

test("the labels of the profile card are recognised", () => {
  const { icp_size, tone, primary_goal } = profile.choices;
  for (const [value, name] of Object.entries(icp_size))
    expect(answersOf("icp", `Achats, logistique, ${name}`)).toEqual({
      icpTitle: "Achats, logistique",
      icpSize: value,
    });
  for (const [value, name] of Object.entries(tone)) expect(answersOf("tone", name)).toEqual({ tone: value });
  for (const [value, name] of Object.entries(primary_goal))
    expect(answersOf("primary_goal", name)).toEqual({ primaryGoal: value });
});

test("a value is recognised in a short answer only", () => {
  expect(answersOf("tone", `Un ton chaleureux${" !".repeat(100)}`)).toEqual({ tone: "friendly" });
  const long = `Un ton chaleureux${" !".repeat(1_000)}`;
  expect(answersOf("tone", long)).toEqual({ tone: long });
});

function entries<Value extends string>(table: Record<Value, string[]>): [string, Value][] {
  return (Object.entries(table) as [Value, string[]][]).flatMap(([value, answers]) =>
    [value, ...answers].map((answer): [string, Value] => [answer, value]),
  );
}
