import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { yourData } from "#app/content/public/your-data-copy.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { recordColumns, toRecord } from "#app/prospects/store/prospect-rows.server.ts";
import { historyOf } from "#app/prospects/store/read-prospect.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { contactReplies, contactRequests, drafts, prospects, user } from "#db/schema.ts";
import { lookUpOf } from "../enrichment/enrichment-outcomes.server.ts";
import { newProspectOf } from "../night/candidates/new-prospect-of.server.ts";
import { objectedAt } from "./objected-to.server.ts";
import { addressForm, isSameMailbox, type Person } from "./person-forms.server.ts";
import {
  type FoundRecord,
  type RecordCursor,
  recordsOf,
  type WaitingRecord,
  waitingOf,
} from "./records-of-person.server.ts";

/** Records that one reading returns, each with its history: about a megabyte. */
const pageSize = 20;

/** Requests of one address that are listed. */
const mostRequests = 200;

/** Where a page ended: among the records of all lists, or among what waits for the delivery of a list. */
export type FileCursor = RecordCursor & { isWaiting: boolean };

/** Before all of them. */
const beginning = "00000000-0000-0000-0000-000000000000";

/**
 * What the product holds about a person, for the answer to who asks: the records of all lists from `cursor` on, each with what
 * customers noted and wrote in it, then what nights have found and not delivered, the person's own requests, and what article
 * 15 wants said besides. Customers are not named. interpretation.md D147, D151.
 */
export async function personFile({ db }: { db: Database }, person: Person, cursor: FileCursor | null) {
  const tx = db.asOwner;
  const shown = [];
  const waiting = [];
  let next: FileCursor | null;
  if (cursor?.isWaiting) {
    const page = await waitingOf(tx, person, { cursor, limit: pageSize });
    for (const found of page.records) waiting.push(await waitingIn(tx, found));
    next = page.next && { ...page.next, isWaiting: true };
  } else {
    const page = await recordsOf(tx, person, { cursor, limit: pageSize });
    for (const found of page.records) shown.push(...(await recordIn(tx, found)));
    next = page.next
      ? { ...page.next, isWaiting: false }
      : { teamId: beginning, id: beginning, isWaiting: true };
  }
  return {
    objectedOn: (await objectedAt(tx, person))?.toISOString() ?? null,
    records: shown,
    waiting,
    next,
    requests: cursor === null ? await requestsOf(tx, person) : [],
    /** Then its owner finds everything in the export of the account. */
    hasAccount: cursor === null && (await hasAccount(tx, person)),
    article15: {
      purpose: [yourData.purpose.text, yourData.purpose.basis],
      score: yourData.data.score,
      recipients: yourData.recipients.items,
      periods: yourData.durations.items(periodInWords),
      rights: yourData.rights.items,
      complaint: yourData.complaint.text,
    },
  };
}

/** A record as its customer sees it; nothing when it went meanwhile. */
async function recordIn(tx: Queries, { teamId, id }: FoundRecord) {
  const [row] = await tx
    .select(recordColumns)
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), eq(prospects.id, id)));
  if (!row) return [];
  const { history, seq: _seq, id: _id, ...record } = toRecord(row, await historyOf(tx, teamId, id));
  const written = await tx
    .select({ kind: drafts.kind, title: drafts.title, content: drafts.content, savedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.teamId, teamId), eq(drafts.prospectId, id)))
    .orderBy(asc(drafts.createdAt));
  return [
    {
      ...record,
      history: history.map(({ kind, at, data }) => ({ kind, at, data })),
      drafts: written.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })),
    },
  ];
}

/** Somebody whom a night found: the record that they would be, and what a provider was asked about them and has told. */
async function waitingIn(tx: Queries, { teamId, id, candidate }: WaitingRecord) {
  const { seenOn, chosenOn, score } = candidate;
  return {
    foundOn: seenOn,
    chosenOn,
    score,
    ...newProspectOf(candidate),
    lookUp: await lookUpOf(tx, teamId, id),
  };
}

/** What somebody sent from this address, and what they were replied, until it is deleted. */
async function requestsOf(tx: Queries, { email }: Person) {
  const address = email === null ? null : addressForm(email);
  if (address === null) return [];
  const { id, createdAt, firstName, lastName, company, subject, message } = contactRequests;
  const found = await tx
    .select({ id, createdAt, firstName, lastName, company, subject, message, email: contactRequests.email })
    .from(contactRequests)
    .where(mayBe(contactRequests.email, address))
    .orderBy(asc(createdAt));
  const own = found.filter((request) => isSameMailbox(request.email, address)).slice(0, mostRequests);
  const replies = await repliesTo(
    tx,
    own.map((request) => request.id),
  );
  return own.map(({ id: requestId, ...request }) => ({
    ...request,
    createdAt: request.createdAt.toISOString(),
    replies: replies.get(requestId) ?? [],
  }));
}

async function repliesTo(tx: Queries, requestIds: readonly string[]) {
  const byRequest = new Map<string, { sentAt: string; text: string }[]>();
  if (requestIds.length === 0) return byRequest;
  const { requestId, sentAt, text } = contactReplies;
  const sent = await tx
    .select({ requestId, sentAt, text })
    .from(contactReplies)
    .where(and(inArray(requestId, [...requestIds]), isNotNull(sentAt)))
    .orderBy(asc(sentAt));
  for (const reply of sent)
    byRequest.set(reply.requestId, [
      ...(byRequest.get(reply.requestId) ?? []),
      { sentAt: (reply.sentAt as Date).toISOString(), text: reply.text },
    ]);
  return byRequest;
}

async function hasAccount(tx: Queries, { email }: Person): Promise<boolean> {
  const address = email === null ? null : addressForm(email);
  if (address === null) return false;
  const found = await tx.select({ email: user.email }).from(user).where(mayBe(user.email, address));
  return found.some((account) => isSameMailbox(account.email, address));
}

/** What begins as the mailbox does, in any case and with any tag. */
function mayBe(column: PgColumn, address: string): SQL {
  const local = address.slice(0, address.lastIndexOf("@"));
  return sql`(starts_with(lower(${column}), ${`${local}@`}) or starts_with(lower(${column}), ${`${local}+`}))`;
}
