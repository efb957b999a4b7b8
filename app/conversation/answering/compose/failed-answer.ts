import { BudgetError } from "#app/assistant/budget/budget-error.ts";
import { unmarked } from "#app/assistant/guard/marking/marks-in.ts";
import { ModelError } from "#app/assistant/model/model.ts";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import type { MessageKind } from "../../protocol.ts";
import type { Composed } from "./composition.ts";

/** Why a model wrote no answer, or no more of it. */
export type Failure = keyof typeof copy.reasons;

/**
 * The answer that stands for one that failed: a line that says why, and the fixed reply; below the words that came before,
 * if there are any. interpretation.md D45.
 */
export function failedAnswer(failure: Failure, said = ""): Composed {
  const explanation = explanationOf(failure);
  return said.trim()
    ? { content: `${said.trimEnd()}\n\n${explanation}`, kind: "failed", state: "broken" }
    : { kind: "failed", content: explanation };
}

/**
 * The answer that stands where one was to be continued and nothing more came: what `stood`, to the letter, and a line that
 * says why; it may be continued again. interpretation.md D194.
 */
export function uncontinued(failure: Failure, stood: string): Composed {
  return { content: `${stood.trimEnd()}\n\n${copy.reasons[failure]}`, kind: "failed", state: "unfinished" };
}

/** What follows the words that came before a failure, or stands for them. */
const explanationOf = (failure: Failure) =>
  `${copy.reasons[failure]}\n\n${conversation.help} ${copy.readyMade}`;

const explanations = (Object.keys(copy.reasons) as Failure[]).flatMap((failure) => [
  explanationOf(failure),
  copy.reasons[failure],
]);

type Stored = { kind: MessageKind | null; content: string };

/**
 * What stands of an answer as its reader sees it, marks of the guard included: without the fixed reply, and what this product
 * wrote when a model failed or was stopped before its first words. "" if nothing is left.
 */
export function standingWordsOf({ kind, content }: Stored): string {
  if (kind === "fixed" || kind === "unwritten") return "";
  if (kind !== "failed") return content;
  const explanation = explanations.find((each) => content.endsWith(each));
  return explanation === undefined ? "" : content.slice(0, -explanation.length).trimEnd();
}

/**
 * The assistant's own words in a stored message: what stands of it, without the marks of the guard, whose passages the model
 * is not to take for said and whose reasons it did not write.
 */
export const ownWordsOf = (stored: Stored): string => unmarked(standingWordsOf(stored));

/** What `error` means for the customer; `null` for an error that is none of a model. */
export function failureIn(error: unknown): Failure | null {
  if (error instanceof ModelError) return error.reason;
  return error instanceof BudgetError ? error.scope : null;
}
