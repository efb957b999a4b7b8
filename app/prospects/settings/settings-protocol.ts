import * as v from "valibot";
import type { ReadsOnly } from "#app/team/seats.server.ts";
import { statuses } from "../prospect-status.ts";
import { views } from "../prospects-protocol.ts";

// The wire format of how a team has arranged its list. docs/product/interface.md "HTTP interface".

export const columnTypes = ["text", "number", "date", "choice"] as const;

/** How high the rows are. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** A column that the team added. Only a choice has options. */
export const OwnColumn = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(columnTypes),
  options: v.array(v.string()),
});
export type OwnColumn = v.InferOutput<typeof OwnColumn>;

/** What a saved view leaves out, with the names of `GET /api/prospects`. */
export const SavedFilter = v.object({
  view: v.optional(v.picklist(views)),
  status: v.optional(v.picklist(statuses)),
  sector: v.optional(v.string()),
  score: v.optional(v.number()),
  q: v.optional(v.string()),
  assignee: v.optional(v.string()),
  persona: v.optional(v.string()),
});
export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** A part of the list that has a name, and the address `/liste?saved=ID`. */
export const SavedView = v.object({
  id: v.string(),
  name: v.string(),
  filter: SavedFilter,
  density: v.picklist(densities),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** Which column is asked for when a prospect gets a status. */
export const Rule = v.object({ status: v.picklist(statuses), column: v.string() });
export type Rule = v.InferOutput<typeof Rule>;

/** The response to `GET` and `PUT /api/list-settings`. The statuses are all eight, in the team's order. */
export const ListSettings = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  columns: v.array(OwnColumn),
  statuses: v.array(v.object({ status: v.picklist(statuses), name: v.string() })),
  views: v.array(SavedView),
  rules: v.array(Rule),
});
export type ListSettings = v.InferOutput<typeof ListSettings>;

/** Whether somebody may arrange the list of the team, whether its rules ask for anything, and why the list is only read. */
export type Arranging = { arrange: boolean; rules: boolean; readsOnly: ReadsOnly | null };

/** The body of a 409: somebody else has saved since. */
export const StaleSettings = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
  settings: ListSettings,
});
export type StaleSettings = v.InferOutput<typeof StaleSettings>;

/** The `code` of each error with which the settings of the list refuse a request. */
export const settingsErrorCodes = {
  /** Two columns, statuses, views or options have one name. */
  duplicateName: "duplicate_name",
  /** A rule asks for a column that there is not. */
  unknownColumn: "unknown_column",
  /** The type of a column stays what it is. */
  typeChanged: "type_changed",
  stale: "stale_version",
  tooManyChanges: "too_many_settings_changes",
} as const;
