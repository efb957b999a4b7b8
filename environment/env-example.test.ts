import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnvironment } from "#environment.ts";
import { variableNames } from "./variables.ts";

const example = readFileSync(".env.example", "utf8");
const values = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, "")) as Record<string, string>;

test(".env.example names every variable and no other", () => {
  expect(Object.keys(values).sort()).toEqual([...variableNames].sort());
});

test(".env.example sets nothing until a line is uncommented", () => {
  expect(parseEnv(example)).toEqual({});
});

test("the values in .env.example are valid, and secrets are left to the operator", () => {
  expect(() => readEnvironment(values)).toThrow(/^AUTH_SECRET: required[^\n]*$/);
  expect(readEnvironment({ ...values, AUTH_SECRET: "x".repeat(32) }).appUrl).toBe("http://localhost:3000");
  expect(values.METRICS_TOKEN).toBe("");
});

test.each(["README.md", "docs/product/interface.md"])("%s documents every variable", (file) => {
  const document = readFileSync(file, "utf8");
  expect(variableNames.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
