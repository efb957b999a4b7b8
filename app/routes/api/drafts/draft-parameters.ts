import * as v from "valibot";

const Id = v.pipe(v.string(), v.length(36), v.uuid());
const Version = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The id in the path; `null` for one that no draft can have. */
export function idIn(params: Record<string, string | undefined>): string | null {
  return v.is(Id, params.id) ? params.id : null;
}

/** The number of a version in the path; `null` for one that no version can have. */
export function versionIn(params: Record<string, string | undefined>): number | null {
  const parsed = v.safeParse(Version, params.version);
  return parsed.success ? parsed.output : null;
}
