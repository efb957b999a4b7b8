import * as v from "valibot";
import type { Href } from "#app/hrefs.ts";
import type { profilePersona } from "#app/prospects/profile-persona.ts";
import { statuses } from "#app/prospects/prospect-status.ts";
import { type View, views } from "#app/prospects/prospects-protocol.ts";
import type { SavedFilter, SavedView } from "#app/prospects/settings/settings-protocol.ts";

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
  /** The id of a persona, or `profile`. */
  persona: string;
  /** True for the list to try the window with. */
  sample: boolean | null;
  /** How high the rows are; null for the usual height. */
  density: "compact" | null;
  /** The id of the saved view that the address names, which says all the rest; "" without one. */
  saved: string;
};

/** The persona of what was found for none. Only its type is imported, so that the list loads no file for a word. */
export const ofProfile: typeof profilePersona = "profile";

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
  persona: v.fallback(v.pipe(v.string(), v.regex(/^(?:profile|[\da-f-]{36})$/)), ""),
  sample: v.fallback(
    v.nullable(
      v.pipe(
        v.literal("true"),
        v.transform(() => true),
      ),
    ),
    null,
  ),
  density: v.fallback(v.nullable(v.literal("compact")), null),
});

/** The filter of an address; what is not understood counts as absent, as does a view that nobody has saved. */
export function filterIn(parameters: URLSearchParams, saved: readonly SavedView[] = []): Filter {
  const view = saved.find(({ id }) => id === parameters.get("saved"));
  const given = view ? { ...view.filter, density: view.density } : Object.fromEntries(parameters);
  const entries = Object.keys(Parameters.entries).map((name) => {
    const value = given[name as keyof typeof given];
    return [name, value === undefined ? null : String(value) || null];
  });
  return { ...v.parse(Parameters, Object.fromEntries(entries)), saved: view?.id ?? "" };
}

/** What is saved of a filter under a name. */
export function savedFilterOf({ view, status, sector, score, q, assignee, persona }: Filter): SavedFilter {
  return {
    ...(view && { view }),
    ...(status && { status }),
    ...(sector && { sector }),
    ...(score !== null && { score }),
    ...(q && { q }),
    ...(assignee && { assignee }),
    ...(persona && { persona }),
  };
}

/** The query of an address that asks for it, with its question mark; "" for the whole day. */
export function queryOf({ saved, ...filter }: Filter): "" | `?${string}` {
  const parameters = saved ? new URLSearchParams({ saved }) : given(filter);
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** The address of a part of the list, with the record that is open there. */
export const addressOf = (filter: Filter, openId: string | null): Href =>
  `/liste${openId ? `/${openId}` : ""}${queryOf(filter)}` as Href;

/** The same for the API, for one view. */
export const parametersOf = ({ saved: _saved, density: _density, ...filter }: Filter): URLSearchParams =>
  given(filter);

function given(filter: Readonly<Record<string, unknown>>): URLSearchParams {
  const entries = Object.entries(filter).filter(([, value]) => value !== null && value !== "");
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

/** True when it leaves something out besides choosing a view. */
export const isNarrowed = ({ status, sector, score, q, assignee, persona }: Filter): boolean =>
  status !== null || sector !== "" || score !== null || q !== "" || assignee !== "" || persona !== "";

/** The views that it shows, in their order. */
export const sectionsOf = ({ view }: Filter): readonly View[] => (view === null ? views : [view]);
