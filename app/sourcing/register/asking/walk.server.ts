import { createHash } from "node:crypto";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { RegisterPage } from "../answers/read-page.ts";
import { registerLimits } from "./queries.ts";

/**
 * Where a walk through the companies of some criteria stands, as JSON: what is asked next. First each company wanted by its
 * number, then the first page of each search, the second one of each, and so on, so that no search waits for another's end.
 */
export type Walk = {
  /** 0 for the companies wanted by number. */
  page: number;
  /** Which of these, or which search. */
  index: number;
  /** The last page of each search, as the register said when it was asked last. */
  ends: number[];
};

/** What a walk goes through. */
type Ways = { wanted: number; searches: number };

/** Criteria of the same key are walked alike: a walk begun with the one goes on with the other. */
export function walkKey(criteria: Criteria): string {
  const { naf, headcount, departments, regions, keywords } = criteria;
  const asked = [naf, headcount, departments, regions, keywords, wantedIn(criteria)];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}

/** The companies that are wanted whatever the other criteria say, each once. */
export const wantedIn = ({ include, exclude }: Criteria): string[] =>
  [...new Set(include)].filter((siren) => !exclude.includes(siren));

/** Where to begin; `null` where there is nothing to ask. */
export const beginningOf = (ways: Ways): Walk | null => settled({ page: 0, index: 0, ends: [] }, ways);

/** What comes after the company that `walk` asks for; `null` at the end. */
export const afterCompany = (walk: Walk, ways: Ways): Walk | null =>
  settled({ ...walk, index: walk.index + 1 }, ways);

/** What comes after the page that `walk` asks for, which the register answered so; `null` at the end. */
export function afterPage(walk: Walk, { total, rows }: RegisterPage, ways: Ways): Walk | null {
  const { page, index } = walk;
  // What it says in all may be wrong: a page without a row is behind the end, and one with rows is not.
  const last = rows === 0 ? page - 1 : Math.max(page, lastPageOf(total));
  const ends = Array.from({ length: ways.searches }, (_, search) => walk.ends[search] ?? 1);
  return settled({ page, index: index + 1, ends: ends.with(index, last) }, ways);
}

/**
 * What comes after the page that `walk` asks for when nobody can read it; `null` where it may not be passed by: of a search that
 * has not answered at all, and at the end.
 */
export const pastPage = (walk: Walk, ways: Ways): Walk | null =>
  walk.page > 1 ? settled({ ...walk, index: walk.index + 1 }, ways) : null;

/** The last page that the register lets one ask for. */
export const lastPageOf = (total: number): number =>
  Math.ceil(Math.min(total, registerLimits.total) / registerLimits.perPage);

/** The walk where something is left to ask, past the searches that have ended. */
function settled({ page, index, ends }: Walk, { wanted, searches }: Ways): Walk | null {
  if (page === 0 && index < wanted) return { page, index, ends };
  const last = lastPageOf(registerLimits.total);
  // The first page of each search is asked for whatever is known.
  const endOf = (search: number) => ends[search] ?? 1;
  for (let next = Math.max(1, page); next <= last; next++) {
    for (let search = next === page ? index : 0; search < searches; search++)
      if (next <= endOf(search)) return { page: next, index: search, ends };
    if (!ends.some((end) => end > next)) break;
  }
  return null;
}
