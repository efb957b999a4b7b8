// `npm run ops -- COMMAND`: what operators do. Exits with 2 on a wrong command and with 1 when a command fails.
import { parseArgs } from "node:util";
import { OperatorError } from "../db/operator-error.ts";
import { readDataLocation } from "../environment/data-location.ts";
import { InvalidEnvironment } from "../environment/invalid-environment.ts";
import { backup } from "./ops/backup.ts";
import type { Command } from "./ops/command.ts";
import { restore } from "./ops/restore.ts";

const commands: Record<string, Command> = { backup, restore };

// What a command has begun is removed at "exit", which a signal alone would skip.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

const { command, parameters, flags } = parse(process.argv.slice(2));
try {
  console.log(await command.run(readDataLocation(process.env), parameters, flags));
  process.exit(0);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof OperatorError || error instanceof InvalidEnvironment;
  console.error(isExpected ? message : `It failed: ${message || code}`);
  process.exit(1);
}

function parse(given: string[]) {
  const [name = "", ...rest] = given;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return exitWithUsage(name ? `Unknown command "${name}".` : "Which command?");
  try {
    const options = Object.fromEntries(command.flags.map((flag) => [flag, { type: "boolean" as const }]));
    const { positionals, values } = parseArgs({ args: rest, options, allowPositionals: true });
    if (positionals.length !== command.parameters || positionals.includes(""))
      return exitWithUsage(`Expected: ${command.usage}.`);
    return { command, parameters: positionals, flags: values as Record<string, boolean> };
  } catch (error) {
    return exitWithUsage((error as Error).message);
  }
}

function exitWithUsage(problem: string): never {
  console.error(problem);
  console.error("npm run ops -- COMMAND");
  for (const { usage, summary } of Object.values(commands)) console.error(`  ${usage.padEnd(28)} ${summary}`);
  process.exit(2);
}
