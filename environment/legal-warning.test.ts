import { expect, test } from "vitest";
import { legalWarning } from "./legal-warning.ts";

test("facts that are not declared are named in one line, and none when all are", () => {
  expect(legalWarning({ form: "SAS", capital: null, host: null })).toMatch(
    /^app\/.*lacks capital, host, [^\n]+$/,
  );
  expect(legalWarning({ form: "SAS", capital: "1 000 €" })).toBeNull();
});
