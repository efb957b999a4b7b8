import { parseAttachments } from "./attachments.ts";
import type { Message, MessageKind } from "./protocol.ts";

/** The columns of a stored message that readers see. */
export type ShownColumns = Pick<Message, "id" | "seq" | "role" | "content"> & {
  createdAt: Date;
  kind: MessageKind | null;
  replyTo: string | null;
  replaces: string | null;
  state: NonNullable<Message["state"]>;
  /** As stored, not parsed. */
  attachments: unknown;
};

/** The message as it is sent to readers, without the columns that only the server uses. */
export function toMessage(row: ShownColumns): Message {
  const { id, seq, role, content, createdAt, kind, replyTo, replaces, state, attachments } = row;
  return {
    id,
    seq,
    role,
    content,
    createdAt: createdAt.toISOString(),
    ...(kind && { kind }),
    ...(replyTo && { replyTo }),
    ...(replaces && { replaces }),
    ...(state !== "complete" && { state }),
    ...parseAttachments(attachments),
  };
}
