import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** What a command accepts. `--help` is always one of its options. */
export type CommandLine<Options extends ParseArgsOptionsConfig> = {
  /** What `--help` prints: the command as it is typed, what it does, its options. */
  usage: string;
  options?: Options;
  /** How many parameters it takes, at least and at most; none by default. */
  parameters?: readonly [least: number, most: number];
};

/** The options by their names, and the parameters, that were given. */
export type GivenCommandLine<Options extends ParseArgsOptionsConfig> = {
  options: ReturnType<typeof parseArgs<{ options: Options; args: string[] }>>["values"];
  parameters: string[];
};

/** A command that was not understood: one line that says why, followed by the usage where it helps. */
export class WrongCommand extends Error {
  override name = "WrongCommand";

  constructor(problem: string, usage?: string) {
    super(usage === undefined ? problem : `${problem}\n\n${usage}`);
  }
}

/** Reads `given`; `"help"` when it asks for help, whatever else it says. Throws `WrongCommand`. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  given: string[],
  { usage, options, parameters: [least, most] = [0, 0] }: CommandLine<Options>,
): GivenCommandLine<Options> | "help" {
  if (given.includes("--help") || given.includes("-h")) return "help";
  const { values, positionals } = optionsIn(given, usage, options);
  const surplus = positionals[most];
  if (surplus !== undefined) throw new WrongCommand(`Unexpected parameter "${surplus}".`, usage);
  if (positionals.length < least || positionals.includes(""))
    throw new WrongCommand("A parameter is missing.", usage);
  return { options: values as GivenCommandLine<Options>["options"], parameters: positionals };
}

function optionsIn(args: string[], usage: string, options: ParseArgsOptionsConfig = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node adds advice on parameters that begin with a dash.
    const problem = (error as Error).message.replace(/\. To specify .*/s, "").replaceAll("\n", " ");
    throw new WrongCommand(`${problem}.`, usage);
  }
}

/** The command line of this process. Ends it with 0 after `--help`, and with 2 and the usage when it is wrong. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  command: CommandLine<Options>,
): GivenCommandLine<Options> {
  const read = orExit(() => parseCommandLine(process.argv.slice(2), command));
  if (read !== "help") return read;
  console.log(command.usage);
  process.exit(0);
}

/** The port that `given` says; ends the process with 2 when it says none. `name` is what the command calls it. */
export function readPort(name: string, given: string): number {
  const port = Number(given);
  if (/^\d{1,5}$/.test(given) && port >= 1 && port <= 65_535) return port;
  return fail(`${name}: expected a whole number from 1 to 65535, not "${given}".`, 2);
}

/** Ends the process with an explanation. */
export function fail(explanation: string, code = 1): never {
  console.error(explanation);
  process.exit(code);
}

/** What `work` returns. Ends the process with 2 and the explanation when it throws `WrongCommand`. */
function orExit<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    return fail(error.message, 2);
  }
}
