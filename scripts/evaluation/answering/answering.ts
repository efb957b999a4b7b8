import type { ModelUsage } from "#app/assistant/model/model.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import type { EvalCase } from "../cases/eval-case.ts";
import type { Said } from "./recording-model.ts";

/** The answer as the customer reads it at the end, with what comes with it. */
export type Answered = {
  text: string;
  /** What made it: for a draft its own source, else whether a model was asked for the answer. */
  source: "model" | "rules";
  draft?: TypedDraft;
  proposal?: readonly { field: ProfileField; before: string; after: string }[];
  /** The name of the record that it proposes to change. */
  prospectChange?: string;
  usage: ModelUsage;
  /** What the model said, in the order in which it was asked. */
  said: readonly Said[];
};

/** Answers the message of a case as a turn of the conversation does. Throws when there is no answer. */
export type AnswerCase = (one: EvalCase) => Promise<Answered>;

/** What the cases are run against. */
export type Answering = { name: string; answerCase: AnswerCase; close: () => Promise<void> };
