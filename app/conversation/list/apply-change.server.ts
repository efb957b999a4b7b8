import { createHash } from "node:crypto";
import { listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import { isNo, isYes } from "#app/assistant/requests/yes-no.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import { type AppliedEvent, applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Decision, ProspectChange } from "../protocol.ts";
import { ofName } from "./record-text.ts";

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
  if (isNo(content) || declines(content, change)) return { content: copy.declined, decided: "declined" };
  if (!isYes(content)) return null;
  const result = await apply(services, clientId, id, change);
  return result === "applied"
    ? { content: doneText(change), decided: "accepted" }
    : { content: copy[result], decided: "outdated" };
}

/** "Annule", or "remets Hélène comme avant" of her record, said of what is only proposed. */
function declines(content: string, { prospect }: ProspectChange): boolean {
  const request = listRequestIn(content);
  if (request?.kind !== "undo") return false;
  return request.who === null || folded(prospect.name).includes(folded(request.who));
}

function doneText({ prospect, undoes }: ProspectChange): string {
  const { applied } = undoes ? listAnswers.undo : copy;
  return applied(ofName(prospect.name));
}

async function apply(
  services: Services,
  clientId: string,
  messageId: string,
  change: ProspectChange,
): Promise<"applied" | "changed" | "missing" | "refused" | "partly" | "partlyNoted"> {
  let ifSeq = change.seq;
  for (const [index, event] of eventsOf(messageId, change).entries()) {
    const applied = await applyEvent(services, clientId, change.prospect.id, event, { ifSeq });
    if (applied.kind !== "created" && applied.kind !== "repeated") {
      if (index === 0) return reasonOf(applied);
      return event.kind === "note" ? "partlyNoted" : "partly";
    }
    ifSeq = applied.prospect.seq;
  }
  return "applied";
}

/** The events by which a change that this message proposes is stored, in their order. */
function eventsOf(messageId: string, { status, nextStep, note, undoes }: ProspectChange): NewEvent[] {
  if (undoes)
    return undoes.map((event, index) => ({ key: keyOf(messageId, `undo ${index}`), kind: "undo", event }));
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
  if (nextStep?.after) {
    const { what, at } = nextStep.after;
    events.push({ key: keyOf(messageId, "step"), kind: "next_step", what, at });
  }
  if (note !== undefined) events.push({ key: keyOf(messageId, "note"), kind: "note", text: note });
  return events;
}

/** The keys of the events by which such a change is stored. */
export const keysOf = (messageId: string, change: ProspectChange): string[] =>
  eventsOf(messageId, change).map(({ key }) => key);

function reasonOf({ kind }: AppliedEvent): "changed" | "missing" | "refused" {
  return kind === "changed" || kind === "missing" ? kind : "refused";
}

/** The idempotency key of one part of the change that a message proposes: a UUID (version 8). */
function keyOf(messageId: string, part: string): string {
  const hex = createHash("sha256").update(`${part} proposed by message ${messageId}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
