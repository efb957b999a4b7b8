import * as v from "valibot";
import { contactStates, outcomes, reasons, statuses } from "./prospect-status.ts";

// The wire format of the list, for server, browser and tests. docs/product/interface.md "HTTP interface".

export const views = ["today", "due", "all"] as const;
export type View = (typeof views)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.string(), v.uuid());
const reachable = v.object({ value: v.nullable(v.string()), state: v.picklist(contactStates) });

/** Points of the score, with why. */
export const Reason = v.object({ points: v.pipe(v.number(), v.integer()), text: v.string() });

/** A present or former role of the person, the newest first. */
export const Employment = v.object({
  since: v.nullable(v.pipe(v.number(), v.integer())),
  role: v.string(),
  company: v.string(),
});

/** Who gave a datum. */
const origins = ["register", "dropcontact", "import", "customer"] as const;

/** Where a datum comes from, and since when. GDPR, article 14. */
export const Source = v.object({
  field: v.string(),
  source: v.picklist(origins),
  on: day,
  licence: v.optional(v.string()),
});

export type Source = v.InferOutput<typeof Source>;

/** What stands in the team's own columns, by their ids: a number, or a text, which for a date is a day. */
export const ColumnValues = v.record(v.string(), v.union([v.string(), v.number()]));
export type ColumnValues = v.InferOutput<typeof ColumnValues>;

/** What the register says of a company since the prospect was delivered. */
export const updateKinds = ["director", "left", "moved", "closed"] as const;

/**
 * A change of a delivered record: another director of the company (`director`), the person who is none any more (`left`), another
 * head office, from one town to another, or the end of the company.
 */
export const ProspectUpdate = v.object({
  kind: v.picklist(updateKinds),
  /** A day in Paris: when it was seen. */
  on: day,
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});
export type ProspectUpdate = v.InferOutput<typeof ProspectUpdate>;

/** A person in a company whom the team may approach. What is unknown is "", or null where it says so. */
export const Prospect = v.object({
  id,
  company: v.string(),
  siren: v.nullable(v.string()),
  website: v.nullable(v.string()),
  sector: v.string(),
  headcount: v.nullable(v.object({ min: count, max: v.nullable(count) })),
  city: v.string(),
  contact: v.string(),
  role: v.string(),
  email: reachable,
  phone: reachable,
  /** The person's page on LinkedIn, without scheme. */
  linkedin: v.nullable(v.string()),
  /** The general address of the company, which is nobody's own. */
  companyEmail: v.nullable(v.string()),
  score: v.pipe(count, v.maxValue(100)),
  /** Their points add up to the score, cut to 0 and 100. */
  reasons: v.array(Reason),
  signal: v.string(),
  technologies: v.array(v.string()),
  status: v.picklist(statuses),
  nextStep: v.nullable(v.object({ what: v.string(), at: v.nullable(moment) })),
  /** The id of the member to whom it is given; null for everybody. */
  assignee: v.nullable(v.string()),
  values: ColumnValues,
  /** The id of the persona for which it was found; null for the team's targeting, and for who was not found by a night. */
  persona: v.nullable(id),
  /** The newest first; none with an offer that keeps records as they were delivered. */
  updates: v.array(ProspectUpdate),
  /** A day in Paris. */
  deliveredOn: day,
  /** The team's number of its latest change. */
  seq: count,
});
export type Prospect = v.InferOutput<typeof Prospect>;

const happened = { id, at: moment, by: v.string() };

/** Something that was done with a prospect; `by` is the id of who did it, `data` what was posted. */
export const ProspectEvent = v.variant("kind", [
  v.object({
    ...happened,
    kind: v.literal("status"),
    data: v.object({ status: v.picklist(statuses), reason: v.optional(v.picklist(reasons)) }),
  }),
  v.object({ ...happened, kind: v.literal("note"), data: v.object({ text: v.string() }) }),
  v.object({
    ...happened,
    kind: v.literal("next_step"),
    data: v.object({ what: v.nullable(v.string()), at: v.nullable(moment) }),
  }),
  v.object({
    ...happened,
    kind: v.literal("call"),
    data: v.object({ outcome: v.picklist(outcomes), note: v.optional(v.string()) }),
  }),
  v.object({ ...happened, kind: v.literal("undo"), data: v.object({ event: id }) }),
  v.object({ ...happened, kind: v.literal("assign"), data: v.object({ to: v.nullable(v.string()) }) }),
  v.object({
    ...happened,
    kind: v.literal("value"),
    data: v.object({ column: v.string(), value: v.nullable(v.union([v.string(), v.number()])) }),
  }),
]);
export type ProspectEvent = v.InferOutput<typeof ProspectEvent>;

/** The response to `GET /api/prospects/{id}`; the history has the newest event first. */
export const ProspectRecord = v.object({
  ...Prospect.entries,
  workHistory: v.array(Employment),
  sources: v.array(Source),
  history: v.array(ProspectEvent),
});
export type ProspectRecord = v.InferOutput<typeof ProspectRecord>;

/** The response to `GET /api/prospects`. The counts are those of the views, whatever is filtered. */
export const ProspectList = v.object({
  prospects: v.array(Prospect),
  counts: v.object({ new: count, due: count, all: count }),
  next: v.nullable(v.string()),
});
export type ProspectList = v.InferOutput<typeof ProspectList>;

/** The response to `POST /api/prospects/{id}/events`: the event, which is stored, and what follows from it. */
export const EventAnswer = v.object({ prospect: Prospect, event: ProspectEvent });
export type EventAnswer = v.InferOutput<typeof EventAnswer>;

/** The response to `PUT /api/prospects/{id}/viewers`: the ids of the other members who have it open. */
export const ViewersAnswer = v.object({ viewers: v.array(v.string()) });
export type ViewersAnswer = v.InferOutput<typeof ViewersAnswer>;

/** The response to `GET /api/prospects/changes`; `seq` is the number after which to read on. */
export const ProspectChanges = v.object({
  prospects: v.array(Prospect),
  removed: v.array(id),
  /** Those of them that were withdrawn at the person's wish. */
  withdrawn: v.array(id),
  /** The version of the settings of the list. */
  settings: count,
  seq: count,
  /** Whose list it is: another team's than before for who has changed to it. */
  team: v.nullable(id),
});
export type ProspectChanges = v.InferOutput<typeof ProspectChanges>;

/** The `code` of each error with which the list refuses a request. */
export const prospectErrorCodes = {
  /** The prospect was withdrawn at the person's wish. */
  withdrawn: "withdrawn",
  invalidKey: "invalid_key",
  invalidQuery: "invalid_query",
  invalidCursor: "invalid_cursor",
  keyReused: "key_reused",
  /** The event to undo is not the newest that stands. */
  notNewest: "not_newest",
  /** The prospect has as many events as are stored. */
  historyFull: "history_full",
  /** The one to whom the prospect is to be given does not work in the team. */
  unknownMember: "unknown_member",
  /** The team has no such column of its own. */
  unknownColumn: "unknown_column",
  /** The value is not of the type of its column. */
  wrongValue: "wrong_value",
  /** The offer has no seat for the client, who only reads. */
  seatless: "seatless",
  tooManyEvents: "too_many_events",
  tooManyViewings: "too_many_viewings",
  /** The format is none of those of the export. */
  notAcceptable: "not_acceptable",
  tooManyExports: "too_many_exports",
  /** The prospect has no next step with a day and hour. */
  noNextStep: "no_next_step",
} as const;
