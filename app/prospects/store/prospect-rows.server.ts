import { getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { type prospectEvents, prospects } from "#db/schema.ts";
import { type Prospect, ProspectEvent, ProspectRecord } from "../prospects-protocol.ts";

const {
  search: _search,
  personKey: _personKey,
  importId: _importId,
  createdSeq: _createdSeq,
  naf: _naf,
  department: _department,
  dismissedBecause: _dismissedBecause,
  dismissedSeq: _dismissedSeq,
  activeOn: _activeOn,
  workHistory,
  sources,
  ...listed
} = getTableColumns(prospects);

/** The columns of a prospect in a list. */
export const listColumns = listed;

/** The columns of a prospect with where its data come from. */
export const recordColumns = { ...listed, workHistory, sources };

type Row = typeof prospects.$inferSelect;
type RecordRow = Pick<Row, keyof typeof recordColumns>;
export type ListedRow = Pick<Row, keyof typeof listColumns>;
export type EventRow = typeof prospectEvents.$inferSelect;

/** The prospect as it is sent. */
export function toProspect(row: ListedRow): Prospect {
  const {
    id,
    company,
    siren,
    website,
    sector,
    city,
    contact,
    role,
    linkedin,
    companyEmail,
    signal,
    score,
    status,
    deliveredOn,
    seq,
  } = row;
  return {
    ...{ id, company, siren, website, sector },
    headcount: row.headcountMin === null ? null : { min: row.headcountMin, max: row.headcountMax },
    ...{ city, contact, role },
    email: { value: row.email, state: row.emailState },
    phone: { value: row.phone, state: row.phoneState },
    ...{ linkedin, companyEmail, score },
    reasons: row.reasons as Prospect["reasons"],
    signal,
    technologies: row.technologies as Prospect["technologies"],
    status,
    nextStep: row.nextWhat === null ? null : { what: row.nextWhat, at: row.nextAt?.toISOString() ?? null },
    ...{ assignee: row.assigneeId, values: row.columnValues as Prospect["values"], persona: row.personaId },
    updates: row.updates as Prospect["updates"],
    ...{ deliveredOn, seq },
  };
}

/** The prospect with its history, which `events` has with the oldest first. Throws if what is stored has another shape. */
export function toRecord(row: RecordRow, events: readonly EventRow[]): ProspectRecord {
  return v.parse(ProspectRecord, {
    ...toProspect(row),
    workHistory: row.workHistory,
    sources: row.sources,
    history: events.map(toEvent).reverse(),
  });
}

/** The event as it is sent. Throws if what is stored has another shape. */
export function toEvent({ id, kind, at, authorId, data }: EventRow): ProspectEvent {
  return v.parse(ProspectEvent, { id, kind, at: at.toISOString(), by: authorId, data });
}
