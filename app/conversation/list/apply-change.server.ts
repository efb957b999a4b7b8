import { createHash } from "node:crypto";
import { isNo, isYes } from "#app/assistant/requests/yes-no.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import { type AppliedEvent, applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Decision, ProspectChange } from "../protocol.ts";
import { plain } from "./record-text.ts";

const copy = listAnswers.change;

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };

/** The message that proposes a change. */
type Proposing = { id: string; change: ProspectChange };

/**
 * The reply to a message that accepts or declines this change; an accepted one is stored first, once however often this is
 * done, unless the record has changed since or is gone. `null` for any other message: the proposal has then lapsed.
 */
export async function replyToChange(
  services: Services,
  clientId: string,
  content: string,
  { id, change }: Proposing,
): Promise<{ content: string; decided: Decision } | null> {
  if (isNo(content)) return { content: copy.declined, decided: "declined" };
  if (!isYes(content)) return null;
  const result = await apply(services, clientId, id, change);
  return result === "applied"
    ? { content: copy.applied(plain(change.prospect.name)), decided: "accepted" }
    : { content: copy[result], decided: "outdated" };
}

async function apply(
  services: Services,
  clientId: string,
  messageId: string,
  { prospect, seq, status, nextStep }: ProspectChange,
): Promise<"applied" | "changed" | "missing" | "refused" | "partly"> {
  const events: NewEvent[] = [];
  if (status) {
    const { after } = status;
    const key = keyOf(messageId, "status");
    events.push(
      after === "not_relevant"
        ? { key, kind: "status", status: after, reason: "other" }
        : { key, kind: "status", status: after },
    );
  }
  if (nextStep) {
    const { what, at } = nextStep.after;
    events.push({ key: keyOf(messageId, "step"), kind: "next_step", what, at });
  }
  let ifSeq = seq;
  for (const [index, event] of events.entries()) {
    const applied = await applyEvent(services, clientId, prospect.id, event, { ifSeq });
    if (applied.kind !== "created" && applied.kind !== "repeated")
      return index > 0 ? "partly" : reasonOf(applied);
    ifSeq = applied.prospect.seq;
  }
  return "applied";
}

function reasonOf({ kind }: AppliedEvent): "changed" | "missing" | "refused" {
  return kind === "changed" || kind === "missing" ? kind : "refused";
}

/** The idempotency key of one part of the change that a message proposes: a UUID (version 8). */
function keyOf(messageId: string, part: "status" | "step"): string {
  const hex = createHash("sha256").update(`${part} proposed by message ${messageId}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
