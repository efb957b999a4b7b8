import * as v from "valibot";
import { statuses } from "#app/prospects/prospect-status.ts";
import { type View, views } from "#app/prospects/prospects-protocol.ts";

/**
 * What the address of the list asks for, with the names of `GET /api/prospects`. Without a view, the whole day: what is
 * new, what is due, then the rest.
 */
export type Filter = {
  view: View | null;
  status: (typeof statuses)[number] | null;
  sector: string;
  /** The least score. */
  score: number | null;
  q: string;
  /** The id of a member, or `none` for what is given to nobody. */
  assignee: string;
  /** True for the list to try the window with. */
  sample: boolean | null;
};

const text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");

const Parameters = v.object({
  view: v.fallback(v.nullable(v.picklist(views)), null),
  status: v.fallback(v.nullable(v.picklist(statuses)), null),
  sector: text,
  score: v.fallback(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100))),
    null,
  ),
  q: text,
  assignee: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), ""),
  sample: v.fallback(
    v.nullable(
      v.pipe(
        v.literal("true"),
        v.transform(() => true),
      ),
    ),
    null,
  ),
});

/** The filter of an address; what is not understood counts as absent. */
export function filterIn(parameters: URLSearchParams): Filter {
  const given = Object.keys(Parameters.entries).map((name) => [name, parameters.get(name) || null]);
  return v.parse(Parameters, Object.fromEntries(given));
}

/** The query of an address that asks for it, with its question mark; "" for the whole day. */
export function queryOf(filter: Filter): "" | `?${string}` {
  const parameters = parametersOf(filter);
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** The same for the API, for one view. */
export function parametersOf(filter: Filter): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** True when it leaves something out besides choosing a view. */
export const isNarrowed = ({ status, sector, score, q, assignee }: Filter): boolean =>
  status !== null || sector !== "" || score !== null || q !== "" || assignee !== "";

/** The views that it shows, in their order. */
export const sectionsOf = ({ view }: Filter): readonly View[] => (view === null ? views : [view]);
