import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.server.ts";

const first = { authSecret: "a".repeat(32) };
const purpose = "webhook secret";

test("what was sealed opens again, for the same row and purpose only", () => {
  const sealed = seal(first, purpose, "row 1", "whsec_été");
  expect(sealed).not.toContain("whsec");
  expect(seal(first, purpose, "row 1", "whsec_été")).not.toBe(sealed);
  expect(unseal(first, purpose, "row 1", sealed)).toEqual({ text: "whsec_été", isOld: false });
  expect(unseal(first, purpose, "row 2", sealed)).toBeNull();
  expect(unseal(first, "account", "row 1", sealed)).toBeNull();
});

test("the older secret still opens it and says so; another one, and a text that was changed, open nothing", () => {
  const sealed = seal(first, purpose, "row", "text");
  const second = { authSecret: "b".repeat(32), previousAuthSecret: first.authSecret };
  expect(unseal(second, purpose, "row", sealed)).toEqual({ text: "text", isOld: true });
  expect(unseal({ authSecret: second.authSecret }, purpose, "row", sealed)).toBeNull();
  const other = sealed.at(-2) === "A" ? "B" : "A";
  for (const changed of ["", "x", sealed.slice(0, -8), sealed.slice(0, -2) + other + sealed.at(-1)])
    expect(unseal(second, purpose, "row", changed), changed).toBeNull();
});
