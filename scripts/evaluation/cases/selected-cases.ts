import { readFileSync } from "node:fs";
import { WrongCommand } from "../../command-line.ts";
import { categories, type EvalCase } from "./eval-case.ts";
import { parseCases } from "./parse-cases.ts";

/** The options that choose cases. */
type Choice = { category?: string[]; case?: string[]; cases?: string[] };

/** The cases of this file and of further ones, as far as the options choose them. Throws `WrongCommand`. */
export function selectedCases(ownCases: URL, options: Choice): EvalCase[] {
  const all = [ownCases, ...(options.cases ?? [])].flatMap(casesOf);
  const names: readonly string[] = categories;
  const ids = all.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new WrongCommand(`Two cases have the id ${repeated}.`);
  for (const name of options.category ?? [])
    if (!names.includes(name))
      throw new WrongCommand(`Unknown category "${name}". There are: ${names.join(", ")}.`);
  for (const id of options.case ?? [])
    if (!ids.includes(id)) throw new WrongCommand(`No case has the id "${id}".`);
  const wanted = all.filter(
    ({ id, category }) =>
      (options.category ?? [category]).includes(category) && (options.case ?? [id]).includes(id),
  );
  if (wanted.length === 0) throw new WrongCommand("No case is left.");
  return wanted;
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
