import { describe, expect, test } from "vitest";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { icpSizes } from "#app/profile/choices.ts";
import { goalResponses, sizeResponses, toneResponses } from "#test/conversation/recognised-responses.ts";
import { responseTo } from "./responses.ts";

describe("an enumerated answer is recognised", () => {
  test.each(entries(sizeResponses))("%s is the size %s", (answer, value) => {
    expect(responseTo("icp", `Directeur commercial, ${answer.replaceAll(",", " et ")}`)).toEqual({
      icpTitle: "Directeur commercial",
      icpSize: value,
    });
  });
  test.each(entries(toneResponses))("%s is the tone %s", (answer, value) => {
    expect(responseTo("tone", answer)).toEqual({ tone: value });
  });
  test.each(entries(goalResponses))("%s is the goal %s", (answer, value) => {
    expect(responseTo("primary_goal", answer)).toEqual({ primaryGoal: value });
  });
  test.each([...icpSizes])("the value %s is recognised", (value) => {
    expect(responseTo("icp", `Acheteur,${value}`)).toMatchObject({ icpSize: value });
  });
});

describe("an unrecognised answer is stored as typed", () => {
  test.each([
    "Humoristique",
    "pas trop formel",
    "surtout pas décontracté",
    "ni formel ni direct",
    "amical ou formel",
    "le la les",
    "!!!",
    "friendlydirect",
    "constructor",
  ])("tone: %s", (tone) => expect(responseTo("tone", tone)).toEqual({ tone }));

  test.each([
    "Recruter des partenaires",
    "Autre : recruter des partenaires",
    "avoir un retour sur investissement",
    "des rendez-vous et de l’engagement",
    "pas de rendez-vous",
    "toString",
  ])("goal: %s", (primaryGoal) => expect(responseTo("primary_goal", primaryGoal)).toEqual({ primaryGoal }));
});

test("the labels of the profile card are recognised", () => {
  const { icp_size, tone, primary_goal } = profile.choices;
  for (const [value, name] of Object.entries(icp_size))
    expect(responseTo("icp", `Achats, logistique, ${name}`)).toMatchObject({
      icpTitle: "Achats, logistique",
      icpSize: value,
    });
  for (const [value, name] of Object.entries(tone)) expect(responseTo("tone", name)).toEqual({ tone: value });
  for (const [value, name] of Object.entries(primary_goal))
    expect(responseTo("primary_goal", name)).toEqual({ primaryGoal: value });
});

test("a value is recognised in a short answer only", () => {
  expect(responseTo("tone", `Un ton chaleureux${" !".repeat(100)}`)).toEqual({ tone: "friendly" });
  const long = `Un ton chaleureux${" !".repeat(1_000)}`;
  expect(responseTo("tone", long)).toEqual({ tone: long });
});

function entries<Value extends string>(table: Record<Value, string[]>): [string, Value][] {
  return (Object.entries(table) as [Value, string[]][]).flatMap(([value, answers]) =>
    [value, ...answers].map((answer): [string, Value] => [answer, value]),
  );
}
