import { expect, test } from "vitest";
import { runStages } from "./stages.ts";

test("every stage runs though others fail, and each has its result", () => {
  const ran: string[] = [];
  const stage = (name: string, passed: boolean) => ({ name, passes: () => ran.push(name) > 0 && passed });
  const result = runStages([stage("Format", false), stage("References", true), stage("Types", false)]);
  expect(ran).toEqual(["Format", "References", "Types"]);
  expect(result).toEqual({
    failed: ["Format", "Types"],
    lines: ["FAILED  Format", "passed  References", "FAILED  Types"],
  });
});
