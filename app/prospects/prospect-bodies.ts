import * as v from "valibot";
import { isCalendarDay } from "#app/calendar/calendar-day.ts";
import { profilePersona } from "./profile-persona.ts";
import { prospectLimits as limits } from "./prospect-limits.ts";
import { outcomes, reasons, statuses } from "./prospect-status.ts";
import { prospectErrorCodes, views } from "./prospects-protocol.ts";
import { settingsLimits } from "./settings/settings-limits.ts";

// What a caller sends, apart from prospects-protocol.ts so that no page loads it: browsers need only the types.

/** Contains a control that no editor types, or half of a surrogate pair, neither of which the database stores. */
const isReadable = (typed: string) => typed.isWellFormed() && !/\p{Cc}/u.test(typed.replace(/[\n\t]/g, ""));

/** A trimmed text of 1 to `max` code points. A far too long one is not judged further. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * max),
    // JSON Schema counts code points too.
    v.metadata({ minLength: 1, maxLength: max, pattern: "\\S" }),
    v.transform((typed) => typed.replace(/\r\n?/g, "\n").trim()),
    v.check((typed) => typed !== "" && typed.length <= 2 * max && [...typed].length <= max),
    v.check(isReadable),
  );

/** The same on one line. */
export const line = (max: number) =>
  v.pipe(
    text(max),
    v.transform((typed) => typed.replace(/[\n\t]/g, " ")),
  );

/** A value of an own column, which has to be of the column's type. */
const NewValue = v.union([
  line(settingsLimits.text),
  v.pipe(v.number(), v.minValue(-settingsLimits.number), v.maxValue(settingsLimits.number)),
]);

const Key = v.pipe(
  v.string(),
  v.length(36, prospectErrorCodes.invalidKey),
  v.uuid(prospectErrorCodes.invalidKey),
);

/** A moment with its offset, in this century and on a day that the calendar has, as ISO 8601 in UTC. */
const Moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check(
    (typed) => /^20/.test(typed) && isCalendarDay(typed.slice(0, 10)) && !Number.isNaN(Date.parse(typed)),
  ),
  v.transform((typed) => new Date(typed).toISOString()),
);

/** The id of a user, as the product makes them. */
const MemberId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The body of `PUT /api/prospects/{id}/viewers`: whether a tab, which has named itself, has the prospect open. */
export const NewViewing = v.object({ tab: v.pipe(v.string(), v.length(36), v.uuid()), isOpen: v.boolean() });
export type NewViewing = v.InferOutput<typeof NewViewing>;

/** A status; the reason is that of `not_relevant`, "other" unless said. */
const NewStatus = v.pipe(
  v.object({
    key: Key,
    kind: v.literal("status"),
    status: v.picklist(statuses),
    reason: v.optional(v.picklist(reasons)),
  }),
  v.check(({ status, reason }) => status === "not_relevant" || reason === undefined),
  v.transform((event) =>
    event.status === "not_relevant" ? { ...event, reason: event.reason ?? ("other" as const) } : event,
  ),
);

/** The body of `POST /api/prospects/{id}/events`; `key` makes it idempotent. docs/product/interface.md "HTTP interface". */
export const NewEvent = v.variant("kind", [
  NewStatus,
  v.object({ key: Key, kind: v.literal("note"), text: text(limits.note) }),
  v.object({
    key: Key,
    kind: v.literal("next_step"),
    what: v.nullable(line(limits.nextStep)),
    at: v.optional(v.nullable(Moment), null),
  }),
  v.object({
    key: Key,
    kind: v.literal("call"),
    outcome: v.picklist(outcomes),
    note: v.optional(text(limits.note)),
  }),
  v.object({
    key: Key,
    kind: v.literal("undo"),
    event: v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase()),
  }),
  v.object({ key: Key, kind: v.literal("assign"), to: v.nullable(MemberId) }),
  v.object({
    key: Key,
    kind: v.literal("value"),
    column: v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase()),
    value: v.nullable(NewValue),
  }),
]);
export type NewEvent = v.InferOutput<typeof NewEvent>;

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

const short = v.pipe(v.string(), v.maxLength(2 * limits.line), v.check(isReadable));

/** The query of `GET /api/prospects`. */
export const ListQuery = v.object({
  view: v.optional(v.picklist(views), "all"),
  status: v.optional(v.picklist(statuses)),
  sector: v.optional(short),
  score: v.optional(wholeNumber(0, 100)),
  /** The id of a member, or `none` for what is given to nobody. */
  assignee: v.optional(MemberId),
  /** The id of a persona, or `profile` for what was found for none. */
  persona: v.optional(
    v.union([v.literal(profilePersona), v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase())]),
  ),
  q: v.optional(short),
  after: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(wholeNumber(1, limits.page.most), `${limits.page.usual}`),
});
export type ListQuery = v.InferOutput<typeof ListQuery>;
