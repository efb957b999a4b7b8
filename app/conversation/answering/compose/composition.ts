import type { Attachments, Message, MessageKind } from "../../protocol.ts";
import type { Settle } from "../../revision/settle.ts";
import type { MessageRow } from "../../sequence.server.ts";
import type { Claim } from "../claim/pending-answer.server.ts";

/** An answer as it will be stored. */
export type Composed = {
  content: string;
  kind: Extract<MessageKind, "answer" | "failed">;
  state?: NonNullable<Message["state"]>;
  attachments?: Attachments | null;
  /** What is done when it is stored; what that says then stands in place of `content`. */
  settle?: Settle;
  /** The name of the model that wrote it; absent of what no model wrote. */
  model?: string;
};

/** What the composition of an answer gets. */
export type Composition = {
  question: MessageRow;
  how: Claim["how"];
  /** Aborted when the answer is stopped, another worker has taken over, or the process ends. */
  signal: AbortSignal;
  /** Shows what `render` returns to the readers, instead of what they see. It is called a few times a second at most. */
  show: (render: () => string) => void;
};
