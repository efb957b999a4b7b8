import { expect, test } from "vitest";
import { memberName } from "./member-name.ts";

test("an address gives a name to call somebody by", () => {
  for (const [email, name] of [
    ["anna@exemple.fr", "Anna"],
    ["anna.le-goff+liste@exemple.fr", "Anna Le-Goff"],
    ["a_b@exemple.fr", "A B"],
    ["info@exemple.fr", "Info"],
  ] as const)
    expect(memberName(email)).toBe(name);
});
