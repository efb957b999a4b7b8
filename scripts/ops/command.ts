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
