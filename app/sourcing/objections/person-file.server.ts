import { and, asc, eq, sql } from "drizzle-orm";
import { normaliseEmail } from "#app/accounts/email.ts";
import { yourData } from "#app/content/public/your-data-copy.ts";
import { recordColumns, toRecord } from "#app/prospects/store/prospect-rows.server.ts";
import { historyOf } from "#app/prospects/store/read-prospect.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { contactRequests, drafts, prospects, user } from "#db/schema.ts";
import { objectedAt } from "./objected-to.server.ts";
import type { Person } from "./person-forms.server.ts";
import { type FoundRecord, type RecordCursor, recordsOf } from "./records-of-person.server.ts";

/** Records that one reading returns, each with its history: about a megabyte. */
const pageSize = 20;

/** Requests of one address that are listed; they are kept for a month. */
const mostRequests = 200;

/**
 * What the product holds about a person, for the answer to who asks: the records of all lists from `cursor` on, each with what
 * customers noted and wrote in it, the person's own requests, and what article 15 wants said besides. Customers are not named.
 * interpretation.md D147.
 */
export async function personFile({ db }: { db: Database }, person: Person, cursor: RecordCursor | null) {
  const tx = db.asOwner;
  const { records, next } = await recordsOf(tx, person, { cursor, limit: pageSize });
  const shown = [];
  for (const found of records) shown.push(...(await recordIn(tx, found)));
  return {
    objectedOn: (await objectedAt(tx, person))?.toISOString() ?? null,
    records: shown,
    next,
    requests: cursor === null ? await requestsOf(tx, person) : [],
    /** Then its owner finds everything in the export of the account. */
    hasAccount: cursor === null && (await hasAccount(tx, person)),
    article15: {
      purpose: [yourData.purpose.text, yourData.purpose.basis],
      score: yourData.data.score,
      recipients: yourData.recipients.items,
      periods: yourData.durations.items,
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

/** What somebody sent from this address, until it is deleted. */
async function requestsOf(tx: Queries, { email }: Person) {
  const address = normaliseEmail(email);
  if (address === null) return [];
  const { createdAt, firstName, lastName, company, subject, message } = contactRequests;
  const found = await tx
    .select({ createdAt, firstName, lastName, company, subject, message, email: contactRequests.email })
    .from(contactRequests)
    .where(eq(sql`lower(${contactRequests.email})`, address))
    .orderBy(asc(createdAt))
    .limit(mostRequests);
  return found.map((request) => ({ ...request, createdAt: request.createdAt.toISOString() }));
}

async function hasAccount(tx: Queries, { email }: Person): Promise<boolean> {
  const address = normaliseEmail(email);
  if (address === null) return false;
  const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.email, address)).limit(1);
  return found !== undefined;
}
