import { legalFacts } from "#app/content/brand.ts";

/** One line for the operator while facts about the company are missing that the law asks for; `null` otherwise. */
export function legalWarning(facts: Readonly<Record<string, unknown>> = legalFacts): string | null {
  const undeclared = Object.keys(facts).filter((fact) => facts[fact] === null);
  return undeclared.length === 0
    ? null
    : `app/content/brand.ts: legalFacts lacks ${undeclared.join(", ")}, and /mentions-legales tells the public so.`;
}
