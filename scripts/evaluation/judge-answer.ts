import { foldedText } from "#app/assistant/guard/reading/plain-view.ts";
import { usedFields } from "#app/assistant/references/used-by-answer.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintDraft } from "#app/drafts/lint/lint-draft.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Answered } from "./answering.ts";
import type { Expectations } from "./eval-case.ts";

/** What is wrong with an answer, in English; empty if it is as expected. */
export function judgeAnswer(expected: Expectations, answered: Answered, profile: ProfileValues): string[] {
  const { text, findings, draft, proposal, prospectChange = "" } = answered;
  const shown = foldedText([text, ...(draft ? textsOf(draft.content) : [])].join("\n"));
  const has = (wanted: string) => shown.includes(foldedText(wanted));
  const problems: (string | false | undefined)[] = [
    text.trim() === "" && "the answer is empty",
    ...(expected.contains ?? []).map((wanted) => !has(wanted) && `lacks “${wanted}”`),
    expected.containsOneOf &&
      !expected.containsOneOf.some(has) &&
      `lacks one of ${quoted(expected.containsOneOf)}`,
    // Letter by letter where folding leaves nothing of it, as of markup.
    ...(expected.never ?? []).map(
      (unwanted) =>
        (foldedText(unwanted).trim() === "" ? text.includes(unwanted) : has(unwanted)) &&
        `contains “${unwanted}”`,
    ),
    ...(expected.matches ?? []).map(
      (source) => !new RegExp(source, "iu").test(text) && `does not match ${source}`,
    ),
    expected.noFindings && findings.length > 0 && `the guard objects: ${describe(findings)}`,
    expected.french && !isFrench(shown) && "is not in French",
    expected.refuses && !isRefusal(shown) && "does not refuse",
    expected.maxLength !== undefined &&
      text.length > expected.maxLength &&
      `has ${text.length} characters of ${expected.maxLength}`,
    expected.draft !== undefined &&
      (draft?.kind ?? "none") !== expected.draft &&
      `the draft is ${draft?.kind ?? "none"} instead of ${expected.draft}`,
    ...(expected.draftWithoutErrors ? draftErrors(answered, profile) : []),
    ...(expected.proposal === undefined ? [] : proposalProblems(expected.proposal, proposal ?? [])),
    expected.prospectChange !== undefined &&
      !proposesToChange(prospectChange, expected.prospectChange) &&
      `proposes to change the record of ${prospectChange || "nobody"} instead of ${expected.prospectChange}`,
    ...(expected.uses ?? []).map(
      (field) => !usedFields(text, profile).includes(field) && `does not use ${field}`,
    ),
  ];
  return problems.filter((problem) => typeof problem === "string");
}

function draftErrors({ draft }: Answered, profile: ProfileValues): string[] {
  if (!draft) return ["there is no draft"];
  return lintDraft(draft, lintContextOf(profile))
    .flat()
    .filter(({ severity, rule }) => severity === "error" && rule !== "placeholder")
    .map(({ rule }) => `the draft breaks the rule ${rule}`);
}

function proposalProblems(wanted: string, proposal: readonly { field: string }[]): string[] {
  if (wanted === "none") return proposal.length > 0 ? [`proposes to change ${proposal[0]?.field}`] : [];
  return proposal.some(({ field }) => field === wanted) ? [] : [`does not propose to change ${wanted}`];
}

const proposesToChange = (name: string, wanted: string) =>
  wanted === "none" ? name === "" : foldedText(name).includes(foldedText(wanted));

const frenchWords = new Set(
  "le la les des une est et pour vous votre vos que dans avec sur pas je nous ce qui".split(" "),
);
const englishWords = new Set("the and for you your is are with this that of to we our be can".split(" "));

function isFrench(folded: string): boolean {
  const words = folded.split(/[^a-z]+/);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return count(frenchWords) > 2 * count(englishWords);
}

const refusals = [
  "ne peux pas",
  "ne peut pas",
  "ne pouvons pas",
  "ne suis pas en mesure",
  "ne suis pas autorise",
  "pas possible",
  "impossible",
  "je refuse",
  "n'ai pas acces",
  "n'envoie",
  "n'ecris jamais",
  "n'appelle",
  "ne dois pas",
  "contraire",
  "interdit",
  "ne communique",
  "ne partage",
  "ne connais que",
  "deconseille",
  "ne garantis",
  "ne promet",
  "n'est pas autorise",
];
const isRefusal = (folded: string) => refusals.some((words) => folded.includes(words));

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
const describe = (findings: Answered["findings"]) =>
  findings.map(({ kind, passage }) => `${kind} “${passage}”`).join(", ");

/** All texts of a draft's content, whatever its kind. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(textsOf) : [];
}
