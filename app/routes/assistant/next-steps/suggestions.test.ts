import { expect, test } from "vitest";
import { listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import { requestIn } from "#app/assistant/requests/request-in.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { suggestionsFrom } from "./suggestions.ts";

test("the suggestions come from the profile, and do what they say", () => {
  const profile = profileValues({
    icpTitle: "Directeurs d’usine",
    commonObjections: "Trop cher\nPas le temps",
  });
  const [email = "", first = "", objection = "", search = ""] = suggestionsFrom(profile);
  expect(email).toBe("Rédige un e-mail pour des directeurs d’usine");
  expect(suggestionsFrom(profileValues({ icpTitle: "DRH" }))[0]).toBe(
    "Rédige un e-mail pour mon interlocuteur, DRH",
  );
  expect(requestIn(email)).toMatchObject({ kind: "draft", draft: "email" });
  expect(listRequestIn(first)).toEqual({ kind: "first" });
  expect(objection).toContain("Trop cher");
  expect(requestIn(search)).toMatchObject({ kind: "draft", draft: "search" });
});

test("without a profile, and with long values, they stay short", () => {
  for (const profile of [
    null,
    profileValues({ icpTitle: "x ".repeat(4_000), commonObjections: "y".repeat(8_000) }),
  ]) {
    const suggestions = suggestionsFrom(profile);
    expect(suggestions).toHaveLength(4);
    for (const text of suggestions) expect(text.length).toBeLessThan(60);
    expect(requestIn(suggestions[2] ?? "")).toMatchObject({ kind: "draft", draft: "call_script" });
  }
});
