import * as v from "valibot";
import { EmailAddress } from "./email-address.ts";
import { prospectLimits as limits } from "./prospect-limits.ts";
import { contactStates } from "./prospect-status.ts";
import { type ColumnValues, Employment, Reason, Source } from "./prospects-protocol.ts";

/** Contains a control, or half of a surrogate pair, which the database does not store. */
const isStorable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text.length <= 2 * max && [...text].length <= max),
    v.check(isStorable),
  );
const some = v.pipe(line(limits.line), v.minLength(1));
const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));
/** A person's page on LinkedIn, without scheme. The same as `prospects_linkedin` in db/schema.ts. */
const linkedinPage = /^www\.linkedin\.com\/in\/[A-Za-z0-9_%.-]{1,120}$/;

const employees = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

const reachable = <Value extends v.GenericSchema<string>>(value: Value) =>
  v.variant("state", [
    v.object({ value, state: v.picklist(["verified", "given"]) }),
    v.object({ value: v.null(), state: v.literal(contactStates[2]) }),
  ]);

/** A prospect as it is delivered: without what follows from its history. What is unknown is "" or null. */
export const NewProspect = v.object({
  company: some,
  siren: v.nullable(v.pipe(v.string(), v.regex(/^\d{9}$/))),
  website: v.nullable(some),
  sector: line(limits.line),
  headcount: v.nullable(v.object({ min: employees, max: v.nullable(employees) })),
  city: line(limits.line),
  /** What `sector` and `city` say, in the codes of the register; absent where it did not tell. */
  naf: v.optional(list(v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}[A-Z]$/)), 2)),
  department: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^(\d{2,3}|2[AB])$/)))),
  contact: line(limits.line),
  role: line(limits.line),
  email: reachable(EmailAddress),
  phone: reachable(some),
  linkedin: v.nullable(v.pipe(v.string(), v.regex(linkedinPage))),
  companyEmail: v.nullable(EmailAddress),
  /** The id of the persona for which a night found them; absent and null for the team's targeting. */
  persona: v.optional(v.nullable(v.pipe(v.string(), v.uuid()))),
  /** Their points add up to the score. */
  reasons: list(
    v.object({ points: v.pipe(Reason.entries.points, v.minValue(-100), v.maxValue(100)), text: some }),
    limits.reasons,
  ),
  signal: line(limits.signal),
  technologies: list(some, limits.technologies),
  /** The newest first. */
  workHistory: list(
    v.object({ since: Employment.entries.since, role: line(limits.line), company: line(limits.line) }),
    limits.workHistory,
  ),
  sources: list(v.object({ ...Source.entries, field: some, licence: v.optional(some) }), limits.sources),
});
export type NewProspect = v.InferOutput<typeof NewProspect>;

/** A prospect of a file, with what it says in the columns that the team added, by their ids. */
export type ImportedProspect = NewProspect & { values: ColumnValues };

/** The score that follows from reasons: their sum, cut to 0 and 100. */
export function scoreOf(reasons: readonly { points: number }[]): number {
  return Math.min(
    100,
    Math.max(
      0,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
  );
}

/** The person of a prospect, as an objection names one. */
export function personIn({
  email,
  contact,
  siren,
  companyEmail,
}: Pick<NewProspect, "email" | "contact" | "siren" | "companyEmail">) {
  return { email: email.value, contact, siren, companyEmail };
}
