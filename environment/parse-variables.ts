import * as v from "valibot";
import { InvalidEnvironment } from "./invalid-environment.ts";
import { variableNames, variablesToEmpty } from "./variables.ts";

/**
 * Validates `source` by `schema`; an empty value counts as absent, but for those of `variablesToEmpty`. Throws `InvalidEnvironment` with the first problem of
 * each variable in the form `NAME: expected.`, in the order of the variables.
 */
export function parseVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    variableNames.map((name) => {
      const value = source[name]?.trim();
      return [name, value === "" && !variablesToEmpty.includes(name) ? undefined : value];
    }),
  );
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  const problems = variableNames.flatMap((name) => {
    const issue = issues.find((each) => v.getDotPath(each) === name);
    return issue ? [`${name}: ${issue.message}.`] : [];
  });
  throw new InvalidEnvironment(problems);
}
