import { expect, test } from "vitest";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { responseTo } from "#app/conversation/onboarding/responses.ts";
import { valuesIn } from "#app/profile/profile-schema.ts";
import { choicesOf, partsOf, responseOf, takesText } from "./response-parts.ts";

test("the target has a title and a size, the tone a choice, the company name a text", () => {
  const values = valuesIn({
    company_name: "Aubade",
    icp_title: "Achats, logistique",
    icp_size: "pme",
    tone: "direct",
  });
  expect(partsOf("icp", values)).toEqual({ text: "Achats, logistique", choice: "pme" });
  expect(partsOf("tone", values)).toEqual({ text: "", choice: "direct" });
  expect(partsOf("company_name", values)).toEqual({ text: "Aubade", choice: "" });
  expect(steps.filter(takesText)).toEqual(["company_name", "industry", "icp", "value_prop", "calendly_url"]);
});

test("the server recognises the label of every choice", () => {
  for (const choice of Object.keys(choicesOf.icp ?? {}))
    expect(responseTo("icp", responseOf("icp", { text: "Achats, logistique", choice }))).toMatchObject({
      icpTitle: "Achats, logistique",
      icpSize: choice,
    });
  for (const tone of Object.keys(choicesOf.tone ?? {}))
    expect(responseTo("tone", responseOf("tone", { text: "", choice: tone }))).toEqual({ tone });
  for (const goal of Object.keys(choicesOf.primary_goal ?? {}))
    expect(responseTo("primary_goal", responseOf("primary_goal", { text: "", choice: goal }))).toEqual({
      primaryGoal: goal,
    });
});
