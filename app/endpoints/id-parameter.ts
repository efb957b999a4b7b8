import * as v from "valibot";

/** The id of a message, draft or other row, as a path or a form sends it. */
export const Id = v.pipe(v.string(), v.length(36), v.uuid());

/** The id in the path; `null` for one that nothing can have. */
export function idIn(params: Record<string, string | undefined>): string | null {
  // As the database writes it.
  return v.is(Id, params.id) ? params.id.toLowerCase() : null;
}
