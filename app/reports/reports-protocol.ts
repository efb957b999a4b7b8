import * as v from "valibot";
import { reasons } from "#app/prospects/prospect-status.ts";

// The wire format of the reports, for server, page and tests. docs/product/interface.md "HTTP interface".

/** What the rows of a report stand for. */
export const groupings = ["week", "month", "persona", "member", "score"] as const;
export type Grouping = (typeof groupings)[number];

/** The longest period of a report, in days: three years, as the list keeps nobody for longer. */
export const longestPeriod = 3 * 366;

const day = v.pipe(v.string(), v.isoDate());

/** What a report is about: days in Paris, both included. */
export const ReportQuery = v.object({ from: day, to: day, by: v.picklist(groupings) });
export type ReportQuery = v.InferOutput<typeof ReportQuery>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many of the prospects of each reason were put aside. */
const Reasons = v.object(v.entriesFromList(reasons, count));

/** A line of a report. interpretation.md D289. */
export const ReportRow = v.object({
  /** A week (`2026-W24`), a month (`2026-06`), a band of scores (`80-100`), a member's id, or `none`; a persona's id, or `profile`. */
  key: v.string(),
  delivered: count,
  worked: count,
  reached: count,
  meetings: count,
  won: count,
  notRelevant: count,
  reasons: Reasons,
  /** The median of those delivered; null while nobody was contacted. */
  hoursToFirstContact: v.nullable(v.pipe(v.number(), v.minValue(0))),
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

/** The response to `GET /api/reports`. */
export const ReportAnswer = v.object({ rows: v.array(ReportRow) });
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;

/** The `code` of each error with which the reports refuse a request. */
export const reportErrorCodes = { invalidQuery: "invalid_query", tooMany: "too_many_reports" } as const;
