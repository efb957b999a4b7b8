// `npm run ops -- COMMAND`: what operators do. Exits with 2 on a wrong command and with 1 when a command fails.
import { isOperatorError } from "#db/operator-error.ts";
import { readDataLocation } from "#environment/data-location.ts";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { parseCommandLine, WrongCommand } from "./command-line.ts";
import { auditExport } from "./ops/audit-export.ts";
import { backup } from "./ops/backup.ts";
import { clientCancel, clientSet, clientShow, clientSignOut } from "./ops/client.ts";
import type { Command } from "./ops/command.ts";
import { contactsExport } from "./ops/contacts-export.ts";
import { importsList, importsUndo } from "./ops/imports.ts";
import { listHold, listRelease } from "./ops/list.ts";
import { morningRun } from "./ops/morning-run.ts";
import { move } from "./ops/move.ts";
import { nightRun } from "./ops/night-run.ts";
import { operatorResetPasskeys } from "./ops/operator.ts";
import { outboxDrop, outboxList, outboxRetry } from "./ops/outbox.ts";
import { personObject, personShow } from "./ops/person.ts";
import { prospectsImport } from "./ops/prospects-import.ts";
import { restore } from "./ops/restore.ts";
import { retentionRun } from "./ops/retention-run.ts";
import { rotateBackups } from "./ops/rotate-backups.ts";

const commands: Record<string, Command> = {
  backup,
  restore,
  move,
  "rotate-backups": rotateBackups,
  "prospects import": prospectsImport,
  "imports list": importsList,
  "imports undo": importsUndo,
  "outbox list": outboxList,
  "outbox retry": outboxRetry,
  "outbox drop": outboxDrop,
  "contacts export": contactsExport,
  "client show": clientShow,
  "client set": clientSet,
  "client cancel": clientCancel,
  "client sign-out": clientSignOut,
  "list hold": listHold,
  "list release": listRelease,
  "night run": nightRun,
  "person show": personShow,
  "person object": personObject,
  "morning run": morningRun,
  "operator reset-passkeys": operatorResetPasskeys,
  "retention run": retentionRun,
  "audit export": auditExport,
};

const described = (shown: readonly Command[]) =>
  [
    "npm run ops -- COMMAND",
    ...shown.map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
    "  --json: the result as one JSON object",
  ].join("\n");

const usage = described(Object.values(commands));
const isJson = process.argv.includes("--json");

// What a command has begun is removed at "exit", which a signal alone would skip.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

try {
  const said = await run(process.argv.slice(2));
  await write(`${said}\n`);
  process.exit(0);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isExpected =
    isOperatorError(error) || error instanceof InvalidEnvironment || error instanceof WrongCommand;
  const problem = isExpected ? message : `It failed: ${message || code}`;
  console.error(problem);
  if (isJson) await write(`${JSON.stringify({ error: { message: problem } })}\n`);
  process.exit(error instanceof WrongCommand ? 2 : 1);
}

/** Runs the command, and returns what to print. */
async function run(given: string[]): Promise<string> {
  const [first = "", second = ""] = given;
  if (first === "--help" || first === "-h") return usage;
  const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongCommand(first ? `Unknown command "${name.trim()}".` : "Which command?", usage);
  const own = described([command]);
  const { parameters } = command;
  const read = parseCommandLine(given.slice(name.split(" ").length), {
    usage: own,
    options: { ...command.options, json: { type: "boolean" } },
    parameters: typeof parameters === "number" ? [parameters, parameters] : parameters,
  });
  if (read === "help") return own;
  const result = await command.run(readDataLocation(process.env), read.parameters, read.options);
  const { text, facts } = typeof result === "string" ? { text: result, facts: { message: result } } : result;
  return isJson ? JSON.stringify(facts) : text;
}

/** Resolves when a pipe has taken all of it: `process.exit` would cut it off. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}
