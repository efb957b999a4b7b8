import type { FindingKind } from "#app/assistant/guard/finding.ts";
import type { ModelUsage } from "#app/assistant/model/model.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import type { CaseRecord } from "./eval-case.ts";

/** A message to answer, after these turns. */
export type Asked = {
  profile: ProfileValues;
  turns: readonly { asked: string; answered: string }[];
  records: readonly CaseRecord[];
  message: string;
};

/** The answer as the customer reads it at the end, with what comes with it. */
export type Answered = {
  text: string;
  /** What the guard still finds in the model's last text, before it is marked. */
  findings: readonly { kind: FindingKind; passage: string }[];
  draft?: TypedDraft;
  proposal?: readonly { field: ProfileField; before: string; after: string }[];
  /** The name of the record that it proposes to change. */
  prospectChange?: string;
  usage: ModelUsage;
};

/** Answers as a turn of the conversation does. Throws when there is no answer. */
export type AnswerOnce = (asked: Asked) => Promise<Answered>;

/** What the cases are run against. `isScripted` for the local model that does not understand messages. */
export type Answering = {
  name: string;
  isScripted: boolean;
  answerOnce: AnswerOnce;
  close: () => Promise<void>;
};
