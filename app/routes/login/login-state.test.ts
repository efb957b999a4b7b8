import * as v from "valibot";
import { expect, test } from "vitest";
import { login } from "~/content/public/login-copy.ts";
import { CodeForm, LinkForm } from "./login-state.ts";

const problems = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test("spaces and dashes that come with a copied code do no harm", () => {
  expect(v.parse(CodeForm, { email: " anna@exemple.fr ", code: " 123 -456\n" })).toEqual({
    email: "anna@exemple.fr",
    code: "123456",
  });
  for (const code of ["", "12345", "1234567", "12345a", "１２３４５６"])
    expect(problems(CodeForm, { email: "anna@exemple.fr", code })).toEqual([["code", login.code.wrongShape]]);
});

test("an empty address is told apart from one that is far too long, which is judged no further", () => {
  expect(problems(LinkForm, { email: "  " })).toEqual([["email", login.email.empty]]);
  for (const character of [" ", "@", "(", "`"])
    expect(problems(LinkForm, { email: character.repeat(64_000) })).toEqual([
      ["email", login.email.malformed],
    ]);
});

test("a code that is far too long is judged no further", () => {
  for (const character of [" ", "-", "1"])
    expect(problems(CodeForm, { email: "anna@exemple.fr", code: character.repeat(64_000) })).toEqual([
      ["code", login.code.wrongShape],
    ]);
});
