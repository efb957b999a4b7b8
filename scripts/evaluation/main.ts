import { readFileSync } from "node:fs";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { readEnvironment } from "#environment.ts";
import { type GivenCommandLine, parseCommandLine, WrongCommand } from "../command-line.ts";
import { categories, type EvalCase, parseCases } from "./eval-case.ts";
import { options as accepted, usage } from "./eval-options.ts";
import { summaryLines, tableHead, tableRow } from "./eval-table.ts";
import { openAnswering } from "./open-answering.ts";
import { runCases } from "./run-cases.ts";

/** Runs the command of these parameters; returns the exit code. */
export async function evaluate(parameters: string[], ownCases: URL): Promise<number> {
  try {
    const given = parseCommandLine(parameters, { usage, options: accepted });
    if (given === "help") {
      console.log(usage);
      return 0;
    }
    const { options } = given;
    const cases = selected([ownCases, ...(options.cases ?? [])].flatMap(casesOf), options);
    if (options.list) {
      for (const { id, category, message } of cases)
        console.log(`${id.padEnd(34)} ${category.padEnd(12)} ${message}`);
      return 0;
    }
    const answering = await openAnswering(readEnvironment(process.env));
    try {
      console.log(`${cases.length} cases against ${answering.name}\n\n${tableHead}`);
      const outcomes = await runCases(cases, answering, (outcome) => console.log(tableRow(outcome)));
      console.log(`\n${summaryLines(outcomes).join("\n")}`);
      return outcomes.every(({ problems }) => problems.length === 0) ? 0 : 1;
    } finally {
      await answering.close();
    }
  } catch (error) {
    if (!(error instanceof WrongCommand || error instanceof InvalidEnvironment)) throw error;
    console.error(error.message);
    return 2;
  }
}

function casesOf(file: URL | string): EvalCase[] {
  const name = file instanceof URL ? file.pathname : file;
  let json: string;
  try {
    json = readFileSync(file, "utf8");
  } catch (error) {
    throw new WrongCommand(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    return parseCases(json);
  } catch (error) {
    throw new WrongCommand(`${name}: ${(error as Error).message}.`);
  }
}

function selected(cases: EvalCase[], options: GivenCommandLine<typeof accepted>["options"]): EvalCase[] {
  const names: readonly string[] = categories;
  const ids = cases.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new WrongCommand(`Two cases have the id ${repeated}.`);
  for (const name of options.category ?? [])
    if (!names.includes(name))
      throw new WrongCommand(`Unknown category "${name}". There are: ${names.join(", ")}.`);
  for (const id of options.case ?? [])
    if (!ids.includes(id)) throw new WrongCommand(`No case has the id "${id}".`);
  const wanted = cases.filter(
    ({ id, category }) =>
      (options.category ?? [category]).includes(category) && (options.case ?? [id]).includes(id),
  );
  if (wanted.length === 0) throw new WrongCommand("No case is left.");
  return wanted;
}
