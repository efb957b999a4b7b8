import { BudgetError } from "#app/assistant/budget/budget-error.ts";
import { ModelError } from "#app/assistant/model/model.ts";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import type { Composed } from "./composition.ts";

/** Why a model wrote no answer, or no more of it. */
export type Failure = keyof typeof copy.reasons;

/**
 * The answer that stands for one that failed: a line that says why, and the fixed reply; below the words that came before,
 * if there are any. interpretation.md D45.
 */
export function failedAnswer(failure: Failure, said = ""): Composed {
  const explanation = `${copy.reasons[failure]}\n\n${conversation.help} ${copy.readyMade}`;
  return said.trim()
    ? { content: `${said.trimEnd()}\n\n${explanation}`, kind: "failed", state: "broken" }
    : { kind: "failed", content: explanation };
}

/** What `error` means for the customer; `null` for an error that is none of a model. */
export function failureIn(error: unknown): Failure | null {
  if (error instanceof ModelError) return error.reason;
  return error instanceof BudgetError ? error.scope : null;
}
