import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { type Status, statuses } from "../prospect-status.ts";
import type { Arranging, ListSettings, Rule } from "./settings-protocol.ts";

/** Settings as they are given: what is left out, and names that are null, are ours. */
export type GivenSettings = Partial<Omit<ListSettings, "version" | "statuses">> & {
  statuses?: readonly { status: Status; name?: string | null | undefined }[] | undefined;
};

/** The settings in full: all statuses, each with its name. */
export function arranged(
  version: number,
  { columns = [], statuses: named = [], views = [], rules = [] }: GivenSettings,
): ListSettings {
  const ours = statuses.filter((status) => !named.some((entry) => entry.status === status));
  const entries = [...named, ...ours.map((status) => ({ status, name: null }))];
  return {
    version,
    columns,
    statuses: entries.map(({ status, name }) => ({ status, name: name ?? statusLabels[status] })),
    views,
    rules,
  };
}

/** The list as we have arranged it. */
export const unchangedSettings: ListSettings = arranged(0, {});

/** As pages begin with them: null as long as nothing was changed, which saves its bytes. */
export const changedOnly = (settings: ListSettings): ListSettings | null =>
  settings.version === 0 ? null : settings;

/** For who may arrange nothing, and works on the list. */
export const arrangesNothing: Arranging = { arrange: false, rules: false, readsOnly: null };

/** What a team calls a status. */
export const statusName = ({ statuses: named }: Pick<ListSettings, "statuses">, status: Status): string =>
  named.find((entry) => entry.status === status)?.name ?? statusLabels[status];

/** The columns that are asked for of a prospect: by the rules of its status, as long as they are empty. */
export function askedColumns(
  { rules, columns }: Pick<ListSettings, "rules" | "columns">,
  { status, values }: { status: Status; values: Readonly<Record<string, unknown>> },
) {
  const asked = new Set(rules.filter((rule) => rule.status === status).map(({ column }) => column));
  return columns.filter(({ id }) => asked.has(id) && values[id] === undefined);
}

/** True for two rules that ask for the same. */
export const isSameRule = (one: Rule, other: Rule): boolean =>
  one.status === other.status && one.column === other.column;
