// `npm run ops -- COMMAND`: what operators do. Exits with 2 on a wrong command and with 1 when a command fails.
import { OperatorError } from "#db/operator-error.ts";
import { readDataLocation } from "#environment/data-location.ts";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { parseCommandLine, WrongCommand } from "./command-line.ts";
import { backup } from "./ops/backup.ts";
import type { Command } from "./ops/command.ts";
import { restore } from "./ops/restore.ts";
import { rotateBackups } from "./ops/rotate-backups.ts";

const commands: Record<string, Command> = { backup, restore, "rotate-backups": rotateBackups };

const usage = [
  "npm run ops -- COMMAND",
  ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
].join("\n");

// What a command has begun is removed at "exit", which a signal alone would skip.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

try {
  console.log(await run(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isExpected =
    error instanceof OperatorError || error instanceof InvalidEnvironment || error instanceof WrongCommand;
  console.error(isExpected ? message : `It failed: ${message || code}`);
  process.exit(error instanceof WrongCommand ? 2 : 1);
}

/** Runs the command, and returns what to print. */
async function run([name = "", ...rest]: string[]): Promise<string> {
  if (name === "--help" || name === "-h") return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongCommand(name ? `Unknown command "${name}".` : "Which command?", usage);
  const { options, parameters } = command;
  const given = parseCommandLine(rest, { usage, options, parameters: [parameters, parameters] });
  return given === "help"
    ? usage
    : command.run(readDataLocation(process.env), given.parameters, given.options);
}
