import { resolve } from "node:path";
import type { ParseArgsOptionsConfig } from "node:util";
import type { DataLocation } from "#environment/data-location.ts";
import { type GivenCommandLine, WrongCommand } from "../command-line.ts";

/** A command of `npm run ops`. */
export type Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> = {
  /** The command with its parameters, as it is typed. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  options: Options;
  /** The number of parameters after its name, or at least and at most how many. */
  parameters: number | readonly [least: number, most: number];
  /** Does it, and returns what to print: for people, and with `--json` the facts as one object. Throws an `OperatorError`, and `WrongCommand` for a value that it cannot use. */
  run(
    location: DataLocation,
    parameters: string[],
    options: GivenCommandLine<Options>["options"],
  ): Promise<string | { text: string; facts: object }>;
};

/** The value of an option that the command needs. */
export function required(option: string, value: string | undefined): string {
  if (value === undefined || value.trim() === "") throw new WrongCommand(`--${option} is missing.`);
  return value;
}

/** The file that an operator names. npm runs a script in the project's folder and leaves the operator's in `INIT_CWD`. */
export function pathOf(name: string): string {
  return resolve(process.env.INIT_CWD ?? "", name);
}

/** The moment of `--at`: now unless it is given. */
export function momentIn(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const moment = new Date(text);
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(moment.getTime())
  )
    throw new WrongCommand(`--at: expected a moment such as 2026-12-31T07:00:00+01:00, not "${text}".`);
  return moment;
}
