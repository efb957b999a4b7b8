import * as v from "valibot";
import { folded } from "#app/french/folded.ts";
import { ListQuery, line } from "../prospect-bodies.ts";
import { statuses } from "../prospect-status.ts";
import { settingsLimits as limits } from "./settings-limits.ts";
import { columnTypes, densities, settingsErrorCodes } from "./settings-protocol.ts";

// What a caller sends, apart from settings-protocol.ts so that no page loads it: browsers need only the types.

const name = line(limits.name);
const id = v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase());

/** Without an id it is a new one. Only a choice has options, and at least one. */
const NewColumn = v.pipe(
  v.object({
    id: v.optional(id),
    name,
    type: v.picklist(columnTypes),
    options: v.optional(v.pipe(v.array(name), v.maxLength(limits.options)), []),
  }),
  v.check(({ type, options }) => type !== "choice" || options.length > 0),
  v.transform((column) => ({
    ...column,
    id: column.id ?? crypto.randomUUID(),
    options: column.type === "choice" ? [...new Set(column.options)] : [],
  })),
);

const { view, status, sector, assignee, persona, q } = ListQuery.entries;

/** As the query of `GET /api/prospects`, but for the score, which is a number. */
const NewFilter = v.object({
  view: v.optional(view.wrapped),
  status,
  sector,
  score: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  q,
  assignee,
  persona,
});

const NewView = v.pipe(
  v.object({
    id: v.optional(id),
    name,
    filter: v.optional(NewFilter, {}),
    density: v.optional(v.picklist(densities), "comfortable"),
  }),
  v.transform((saved) => ({ ...saved, id: saved.id ?? crypto.randomUUID() })),
);

const { duplicateName } = settingsErrorCodes;
const areUnique = (values: readonly string[]) => new Set(values).size === values.length;
const haveUniqueNames = (items: readonly { id: string; name: string }[]) =>
  areUnique(items.map((item) => item.id)) && areUnique(items.map((item) => folded(item.name)));

/**
 * The body of `PUT /api/list-settings`. A list that is left out stays as it is; statuses that are left out keep our names,
 * behind the others. docs/product/interface.md "HTTP interface".
 */
export const SettingsChange = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  columns: v.optional(
    v.pipe(
      v.array(NewColumn),
      v.maxLength(limits.columns),
      v.check((columns) => haveUniqueNames(columns), duplicateName),
    ),
  ),
  statuses: v.optional(
    v.pipe(
      v.array(v.object({ status: v.picklist(statuses), name: v.nullish(name) })),
      v.maxLength(statuses.length),
      v.check((entries) => areUnique(entries.map((entry) => entry.status))),
    ),
  ),
  views: v.optional(
    v.pipe(
      v.array(NewView),
      v.maxLength(limits.views),
      v.check((saved) => haveUniqueNames(saved), duplicateName),
    ),
  ),
  rules: v.optional(
    v.pipe(
      v.array(v.object({ status: v.picklist(statuses), column: id })),
      v.maxLength(limits.rules),
      v.check((rules) => areUnique(rules.map((rule) => `${rule.status} ${rule.column}`))),
    ),
  ),
});
export type SettingsChange = v.InferOutput<typeof SettingsChange>;
