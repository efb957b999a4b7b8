import * as v from "valibot";

/** The six digits that a user typed or pasted from a mail; spaces and dashes are removed. */
export function sixDigitCode(problem: string) {
  return v.pipe(
    v.string(problem),
    // Longer input is rejected unread.
    v.maxLength(100, problem),
    v.transform((typed) => typed.replace(/[\s-]/g, "")),
    v.regex(/^\d{6}$/, problem),
  );
}
