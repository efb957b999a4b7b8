import type { Attachments, Message, MessageKind } from "./protocol.ts";

/** What readers see of a stored message. */
export type MessageRow = Pick<Message, "id" | "seq" | "role" | "content"> & {
  createdAt: Date;
  kind: MessageKind | null;
  replyTo: string | null;
  state: NonNullable<Message["state"]>;
  /** As stored: `Attachments`. */
  attachments: unknown;
};

/** The message as it is sent to readers, without the columns that only the server uses. */
export function toMessage(row: MessageRow): Message {
  const { id, seq, role, content, createdAt, kind, replyTo, state, attachments } = row;
  return {
    id,
    seq,
    role,
    content,
    createdAt: createdAt.toISOString(),
    ...(kind && { kind }),
    ...(replyTo && { replyTo }),
    ...(state !== "complete" && { state }),
    ...(attachments as Attachments | null),
  };
}
