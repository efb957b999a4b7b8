import * as v from "valibot";

const Version = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The number of a version in the path; `null` for one that no version can have. */
export function versionIn(params: Record<string, string | undefined>): number | null {
  const parsed = v.safeParse(Version, params.version);
  return parsed.success ? parsed.output : null;
}
