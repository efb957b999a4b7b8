import { expect, test } from "vitest";
import { parseCommandLine, WrongCommand } from "./command-line.ts";

const command = {
  usage: "npm run thing -- NAME",
  options: { port: { type: "string" }, force: { type: "boolean" } },
  parameters: [1, 2],
} as const;

test("options and parameters are read in any order", () => {
  expect(parseCommandLine(["a.b", "--force", "--port=1", "c"], command)).toEqual({
    options: { port: "1", force: true },
    parameters: ["a.b", "c"],
  });
});

test("a request for help wins over everything else that is said", () => {
  for (const given of [["--help"], ["-h"], ["a", "b", "c", "--help"], ["--what", "--help"]])
    expect(parseCommandLine(given, command)).toBe("help");
});

test.each([
  [["a", "--what"], "Unknown option '--what'."],
  [["a", "-x"], "Unknown option '-x'."],
  [["a", "--port"], "Option '--port <value>' argument missing."],
  [["a", "--force=yes"], "Option '--force' does not take an argument."],
  [["a", "b", "c.d"], 'Unexpected parameter "c.d".'],
  [[], "A parameter is missing."],
  [["a", ""], "A parameter is missing."],
])("%j is refused in one line and with the usage", (given, problem) => {
  expect(() => parseCommandLine(given, command)).toThrow(new WrongCommand(problem, command.usage));
});
