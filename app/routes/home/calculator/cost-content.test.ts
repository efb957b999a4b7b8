import { expect, test } from "vitest";
import { costStatement } from "./cost-content.ts";

test("the statement is computed from the catalogue, and says what is rounded", () => {
  expect(costStatement().replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Un e-mail vérifié et un numéro direct : 1,98 € avec Starter, environ 1 € avec Growth ou Scale.",
  );
});
