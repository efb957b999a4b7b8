import * as v from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { line } from "./draft-content.ts";
import { draftLimits } from "./draft-limits.ts";
import { type ContentError, errorOf } from "./parse-content.ts";

const Title = v.pipe(line(draftLimits.title), v.minLength(1, apiCopy.drafts.blankTitle));

/** The title as one line, or what is wrong with it at the path `title`. */
export function parseTitle(
  typed: string,
): { ok: true; title: string } | { ok: false; errors: ContentError[] } {
  const parsed = v.safeParse(Title, typed, { abortPipeEarly: true });
  if (parsed.success) return { ok: true, title: parsed.output };
  return { ok: false, errors: parsed.issues.map((issue) => ({ ...errorOf(issue), path: "title" })) };
}
