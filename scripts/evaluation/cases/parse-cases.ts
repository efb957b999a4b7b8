import * as v from "valibot";
import { saysWords } from "../oracles/plain-text.ts";
import { EvalCase } from "./eval-case.ts";
import { givenBy } from "./given-by.ts";

const EvalCases = v.pipe(
  v.array(EvalCase),
  v.nonEmpty("contains no case"),
  v.check((cases) => new Set(cases.map(({ id }) => id)).size === cases.length, "has two cases with one id"),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const problem of dataset.typed ? dataset.value.flatMap(plantingProblems) : [])
      addIssue({ message: problem });
  }),
);

/** The cases in the JSON text of a file. Throws an `Error` that names the place and the problem, for operators. */
export function parseCases(json: string): EvalCase[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`is no JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(EvalCases, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new Error(path ? `${path}: ${issue.message}` : issue.message);
}

/** A fact that the message itself says, or that the case gives nowhere, proves nothing. */
function plantingProblems(one: EvalCase): string[] {
  const given = givenBy(one);
  return (one.expect.facts ?? []).flatMap((fact) => {
    if (saysWords(one.message, fact)) return [`${one.id}: the message says the fact “${fact}” itself`];
    return saysWords(given, fact) ? [] : [`${one.id}: the fact “${fact}” stands nowhere in the case`];
  });
}
