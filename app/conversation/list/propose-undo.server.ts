import { and, between, desc, eq, inArray, lt } from "drizzle-orm";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { type PastEvent, standingAfter, standingEvents } from "#app/prospects/history/following.ts";
import type { ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { messages, prospectEvents } from "#db/schema.ts";
import { parseAttachments } from "../attachments.ts";
import type { ProspectChange } from "../protocol.ts";
import { type MessageRow, messageBy } from "../sequence.server.ts";
import { keysOf } from "./apply-change.server.ts";
import { type ListReply, named, nameOf, ofName } from "./record-text.ts";

const copy = listAnswers.undo;

type Services = { db: Database };

/** Messages before an order among which the change is looked for that it takes back. */
const remembered = 6;

/** What the history keeps that an order of the conversation can take back. */
const undoable = new Set(["status", "next_step", "call", "note"]);

/**
 * The proposal to take back the change of a record that was accepted last, where nothing but fixed replies was said since;
 * `null` where there is none, or none of the record with this id. interpretation.md D328.
 */
export async function undoOfLast(
  services: Services,
  { clientId, seq, replaces }: MessageRow,
  settings: ListSettings,
  ofRecord?: string,
): Promise<ListReply | null> {
  const accepted = replaces ? null : await lastAccepted(services, clientId, seq);
  if (!accepted || (ofRecord !== undefined && accepted.change.prospect.id !== ofRecord)) return null;
  const { id, change } = accepted;
  const record = await readProspect(services, clientId, change.prospect.id);
  if (!record) return { content: listAnswers.gone, attachments: {} };
  const events = await services.db.asClient(clientId, (tx) =>
    tx
      .select({ id: prospectEvents.id })
      .from(prospectEvents)
      .where(and(eq(prospectEvents.prospectId, record.id), inArray(prospectEvents.key, keysOf(id, change)))),
  );
  const made = new Set(events.map((event) => event.id));
  const standing = standingOf(record);
  const kept = standing.findLastIndex((event) => !made.has(event.id)) + 1;
  const undone = standing.slice(kept);
  const name = ofName(nameOf(record));
  const attachments = { prospects: [named(record)] };
  if (!standing.some((event) => made.has(event.id))) return { content: copy.nothing(name), attachments };
  if (undone.length < standing.filter((event) => made.has(event.id)).length)
    return { content: copy.since(name), attachments };
  return proposal(record, undone, settings);
}

/** The proposal to take back what was done last with this record. */
export function undoOf(record: ProspectRecord, settings: ListSettings): ListReply {
  const last = standingOf(record).at(-1);
  if (last && undoable.has(last.kind)) return proposal(record, [last], settings);
  return { content: copy.nothing(ofName(nameOf(record))), attachments: { prospects: [named(record)] } };
}

async function lastAccepted(
  { db }: Services,
  clientId: string,
  seq: number,
): Promise<{ id: string; change: ProspectChange } | null> {
  return db.asClient(clientId, async (tx) => {
    const before = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.clientId, clientId), lt(messages.seq, seq)))
      .orderBy(desc(messages.seq))
      .limit(remembered);
    const decision = before.find(({ role, kind }) => role === "assistant" && kind !== "fixed");
    const { decided, prospects } = parseAttachments(decision?.attachments ?? null);
    if (decided !== "accepted" || prospects?.length !== 1 || !decision?.replyTo) return null;
    const yes = await messageBy(tx, clientId, "id", decision.replyTo);
    const [proposing] = yes
      ? await tx
          .select()
          .from(messages)
          .where(and(eq(messages.clientId, clientId), between(messages.seq, yes.seq - 1, yes.seq - 1)))
      : [];
    const { prospectChange } = parseAttachments(proposing?.attachments ?? null);
    return proposing && prospectChange ? { id: proposing.id, change: prospectChange } : null;
  });
}

const standingOf = ({ history }: ProspectRecord): PastEvent[] =>
  standingEvents(history.toReversed().map((event) => ({ ...event, at: new Date(event.at) }) as PastEvent));

function proposal(record: ProspectRecord, undone: readonly PastEvent[], settings: ListSettings): ListReply {
  const ids = new Set(undone.map(({ id }) => id));
  const rest = standingOf(record).filter(({ id }) => !ids.has(id));
  const facts = { deliveredOn: record.deliveredOn, hasPhone: record.phone.value !== null };
  const { status, nextStep } = standingAfter(facts, rest);
  const after = nextStep && { what: nextStep.what, at: nextStep.at?.toISOString() ?? null };
  const isSameStep = JSON.stringify(after) === JSON.stringify(record.nextStep);
  const names = { before: statusName(settings, record.status), after: statusName(settings, status) };
  const isOwn = names.before !== statusLabels[record.status] || names.after !== statusLabels[status];
  const change: ProspectChange = {
    ...{ prospect: named(record), seq: record.seq, undoes: [...ids].reverse() },
    ...(status !== record.status && {
      status: { before: record.status, after: status, ...(isOwn && { names }) },
    }),
    ...(!isSameStep && { nextStep: { before: record.nextStep, after } }),
  };
  const name = ofName(nameOf(record));
  const isNote = undone.every(({ kind }) => kind === "note");
  return { content: isNote ? copy.askNote(name) : copy.ask(name), attachments: { prospectChange: change } };
}
