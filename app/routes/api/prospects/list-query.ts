import * as v from "valibot";
import { ListQuery } from "#app/prospects/prospect-bodies.ts";

/** What a query asks of the list. A parameter that is empty, as a form sends it, counts as absent. */
export function listQueryIn(searchParams: URLSearchParams): v.SafeParseResult<typeof ListQuery> {
  const given = Object.keys(ListQuery.entries).flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  return v.safeParse(ListQuery, Object.fromEntries(given));
}
