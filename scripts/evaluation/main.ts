import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { type Environment, readEnvironment } from "#environment.ts";
import { type GivenCommandLine, parseCommandLine, WrongCommand } from "../command-line.ts";
import { openProduct, openServices } from "./answering/open-product.ts";
import type { EvalCase } from "./cases/eval-case.ts";
import { selectedCases } from "./cases/selected-cases.ts";
import { options as accepted, parameters as counts, usage } from "./eval-options.ts";
import { leastLost, mutationRow, summaryLines, tableHead, tableRow } from "./eval-table.ts";
import { serveMarking } from "./marking/serve-marking.ts";
import { runMutations } from "./mutations/run-mutations.ts";
import { newRecording, readRecording } from "./recordings/recording.ts";
import { replayOf } from "./recordings/replay.ts";
import { runCases } from "./run-cases.ts";

type Options = GivenCommandLine<typeof accepted>["options"];

/** Runs the command of these parameters; returns the exit code. */
export async function evaluate(given: string[], ownCases: URL): Promise<number> {
  try {
    const read = parseCommandLine(given, { usage, options: accepted, parameters: counts });
    if (read === "help") {
      console.log(usage);
      return 0;
    }
    const { options, parameters } = read;
    if (options.mark !== undefined || parameters.length > 0) return await mark(options.mark, parameters);
    const cases = selectedCases(ownCases, options);
    if (options.list) {
      for (const { id, category, message } of cases)
        console.log(`${id.padEnd(28)} ${category.padEnd(12)} ${message}`);
      return 0;
    }
    const environment = readEnvironment(process.env);
    return options.mutations ? await mutate(environment, cases) : await run(environment, cases, options);
  } catch (error) {
    if (!(error instanceof WrongCommand || error instanceof InvalidEnvironment)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Asks, judges and prints; records if that is asked for. */
async function run(environment: Environment, cases: readonly EvalCase[], options: Options): Promise<number> {
  const { record, name, replay } = options;
  if (name !== undefined && record === undefined) throw new WrongCommand("--name is the name of a --record.");
  const standIn = replay === undefined ? undefined : replayOf(readRecording(replay));
  const answering = await openProduct(environment, standIn);
  try {
    const add = record === undefined ? null : newRecording(record, name ?? answering.name, new Date());
    console.log(`${cases.length} cases against ${answering.name}\n\n${tableHead}`);
    const messages = new Map(cases.map(({ id, message }) => [id, message]));
    const outcomes = await runCases(cases, answering.answerCase, (outcome) => {
      console.log(tableRow(outcome));
      add?.(messages.get(outcome.id) ?? "", outcome);
    });
    console.log(`\n${summaryLines(outcomes).join("\n")}`);
    return outcomes.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    await answering.close();
  }
}

/** Breaks the assistant in each way, and prints what that costs. */
async function mutate(environment: Environment, cases: readonly EvalCase[]): Promise<number> {
  const { services, close } = await openServices(environment);
  try {
    const [none, ...broken] = await runMutations(services, cases, (one) => console.log(mutationRow(one)));
    const isRed = broken.every(
      ({ lost, missed }) => missed.length === 0 && lost.length >= leastLost(cases.length),
    );
    return isRed && none?.lost.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** Serves the page of two recordings until the command is ended. */
async function mark(file: string | undefined, [first, second]: readonly string[]): Promise<number> {
  if (file === undefined || first === undefined || second === undefined)
    throw new WrongCommand("--mark takes a file for the marks and two recordings.", usage);
  const { url, ended } = await serveMarking(file, [readRecording(first), readRecording(second)]);
  console.log(`Mark at ${url}\nThe marks are kept in ${file}. Ctrl+C ends.`);
  await ended;
  return 0;
}
