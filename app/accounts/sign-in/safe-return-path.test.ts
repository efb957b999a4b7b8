import { expect, test } from "vitest";
import { safeReturnPath } from "./safe-return-path.ts";

test.each([
  "/",
  "/assistant",
  "/dashboard-legacy",
  "/compte?onglet=sessions",
  "/blog?page=2&q=caf%C3%A9",
  "/blog/1",
  "/%C3%A0-propos",
  "/apiculture",
  "/login-help",
  "/assistant?from=https://evil.example/",
])("%s is one of our own paths", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test("the fragment is removed, letters outside ASCII are encoded and dots are resolved", () => {
  expect(safeReturnPath("/compte#sessions")).toBe("/compte");
  expect(safeReturnPath("/à-propos")).toBe("/%C3%A0-propos");
  expect(safeReturnPath("/blog/../compte")).toBe("/compte");
});

test.each([
  undefined,
  null,
  7,
  {},
  ["/compte"],
  "",
  " ",
  "compte",
  "?x",
  "#x",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aSet-Cookie:x=1",
  "/%00",
  "/%2F/evil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%255Cevil.example",
  "/%252Fevil.example",
  "/%25252Fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\u200b/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/compte//evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "/javascript:alert(1)\u0000",
  "data:text/html,x",
  "https://evil.example/assistant",
  "http:evil.example",
  "http://own/compte",
  "/%",
  "/%zz",
  "/%ff",
  "/login",
  "/LOGIN",
  "/login/",
  "/login.data",
  "/%6Cogin",
  "/compte/../login?next=/login",
  "/api/session",
  "/api",
  "/%61pi/messages",
  "/mailbox",
  `/${"a".repeat(1_000)}`,
])("%j is replaced by the assistant", (target) => {
  expect(safeReturnPath(target)).toBe("/assistant");
});
