import * as v from "valibot";
import { expect, test } from "vitest";
import { login } from "#app/content/public/login-copy.ts";
import { CodeFields, LinkFields } from "./sign-in-forms.ts";

const problems = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test("a code is accepted with the spaces and dashes it was copied with", () => {
  expect(v.parse(CodeFields, { email: " anna@exemple.fr ", code: " 123 -456\n" })).toEqual({
    email: "anna@exemple.fr",
    code: "123456",
  });
  for (const code of ["", "12345", "1234567", "12345a", "１２３４５６"])
    expect(problems(CodeFields, { email: "anna@exemple.fr", code })).toEqual([
      ["code", login.code.wrongShape],
    ]);
});

test("an empty address and one that is far too long get different errors", () => {
  expect(problems(LinkFields, { email: "  " })).toEqual([["email", login.email.empty]]);
  for (const character of [" ", "@", "(", "`"])
    expect(problems(LinkFields, { email: character.repeat(64_000) })).toEqual([
      ["email", login.email.malformed],
    ]);
});

test("a code that is far too long is rejected unread", () => {
  for (const character of [" ", "-", "1"])
    expect(problems(CodeFields, { email: "anna@exemple.fr", code: character.repeat(64_000) })).toEqual([
      ["code", login.code.wrongShape],
    ]);
});
