import * as v from "valibot";

/** A sequence number as a request parameter, at most 15 digits. */
export const Cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999_999_999),
);

/** The sequence number in a request parameter: `null` without one, "wrong" for anything else. */
export function parseCursor(value: string | null): number | null | "wrong" {
  const parsed = v.safeParse(v.nullable(Cursor), value);
  return parsed.success ? parsed.output : "wrong";
}
