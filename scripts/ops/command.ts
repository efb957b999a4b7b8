import { resolve } from "node:path";
import type { DataLocation } from "../../environment/data-location.ts";

/** A command of `npm run ops`. */
export type Command = {
  /** The command with its parameters, as it is typed. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  /** The names of the flags that it accepts. */
  flags: readonly string[];
  /** The number of parameters after its name. */
  parameters: number;
  /** Does it, and returns what to print. Throws an `OperatorError`. */
  run(location: DataLocation, parameters: string[], flags: Record<string, boolean>): Promise<string>;
};

/** The file that an operator names. npm runs a script in the project's folder and leaves the operator's in `INIT_CWD`. */
export function pathOf(name: string): string {
  return resolve(process.env.INIT_CWD ?? "", name);
}
