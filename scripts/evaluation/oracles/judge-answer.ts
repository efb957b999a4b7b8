import type { Answered } from "../answering/answering.ts";
import type { EvalCase } from "../cases/eval-case.ts";
import { givenBy, profileOf } from "../cases/given-by.ts";
import { inventedContacts } from "./contact-oracle.ts";
import { declines, isFrench } from "./language-oracle.ts";
import { mailProblems } from "./mail-oracle.ts";
import { saysFigure, wrongFigures } from "./offer-oracle.ts";
import { plainText, saysWords, textsIn, unmarked } from "./plain-text.ts";

/**
 * What is wrong with the answer to a case, in English; empty if it is as expected. Judged by the case, a table of the offers
 * and readers of this folder alone: nothing here asks the product's guard, linter or catalogue.
 */
export function judgeAnswer(
  { expect: expected, slip, message, ...one }: EvalCase,
  answered: Answered,
): string[] {
  const { text, draft, proposal, prospectChange = "", source } = answered;
  const own = unmarked(text);
  const said = [own, ...textsIn(draft?.content)].join("\n");
  const given = [givenBy(one), message].join("\n");
  const says = (words: string) => saysWords(said, words);
  const problems: (string | false | undefined)[] = [
    text.trim() === "" && "the answer is empty",
    source !== expected.source && `is made by ${source} instead of ${expected.source}`,
    ...(expected.facts ?? []).map((fact) => !says(fact) && `lacks the fact “${fact}”`),
    ...(expected.offers ?? []).map(
      (figure) => !saysFigure(said, figure, message) && `lacks ${figure} of the offers`,
    ),
    ...wrongFigures(said, given).map((figure) => `says a wrong figure: ${figure}`),
    ...inventedContacts(said, given).map((contact) => `invents ${contact}`),
    slip && says(slip.claim) && `lets “${slip.claim}” stand`,
    ...(expected.contains ?? []).map((wanted) => !says(wanted) && `lacks “${wanted}”`),
    expected.containsOneOf &&
      !expected.containsOneOf.some(says) &&
      `lacks one of ${expected.containsOneOf.map((wanted) => `“${wanted}”`).join(", ")}`,
    ...(expected.never ?? []).map((unwanted) => says(unwanted) && `says “${unwanted}”`),
    ...(expected.matches ?? []).map(
      (pattern) => !new RegExp(pattern, "iu").test(text) && `does not match ${pattern}`,
    ),
    expected.french && !isFrench(said) && "is not in French",
    expected.refuses && !declines(own) && "does not refuse",
    expected.maxLength !== undefined &&
      text.length > expected.maxLength &&
      `has ${text.length} characters of ${expected.maxLength}`,
    expected.draft !== undefined &&
      (draft?.kind ?? "none") !== expected.draft &&
      `the draft is ${draft?.kind ?? "none"} instead of ${expected.draft}`,
    ...(expected.sendable ? mailProblems(draft?.content, profileOf(one).company_name) : []),
    ...(expected.proposal === undefined ? [] : proposalProblems(expected.proposal, proposal ?? [])),
    expected.prospectChange !== undefined &&
      !proposesToChange(prospectChange, expected.prospectChange) &&
      `proposes to change the record of ${prospectChange || "nobody"} instead of ${expected.prospectChange}`,
  ];
  return problems.filter((problem) => typeof problem === "string");
}

function proposalProblems(wanted: string, proposal: readonly { field: string }[]): string[] {
  if (wanted === "none") return proposal.length > 0 ? [`proposes to change ${proposal[0]?.field}`] : [];
  return proposal.some(({ field }) => field === wanted) ? [] : [`does not propose to change ${wanted}`];
}

const proposesToChange = (name: string, wanted: string) =>
  wanted === "none" ? name === "" : plainText(name).includes(plainText(wanted));
