import * as v from "valibot";
import type { DraftContent, TypedDraft } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { type ContentError, parseContent } from "#app/drafts/parse-content.ts";
import { parseTitle } from "#app/drafts/parse-title.ts";
import type { Stored } from "./autosave.ts";

/** What is edited of a draft. While it is edited, lists may have blank lines. */
export type Work = { title: string; content: DraftContent };

/** The work as it is stored, or what is wrong with it. */
export function parseWork(
  kind: DraftKind,
  { title, content }: Work,
): { ok: true; content: Work } | { ok: false; errors: ContentError[] } {
  const named = parseTitle(title);
  const parsed = parseContent(kind, withoutBlankLines(content));
  if (named.ok && parsed.ok) return { ok: true, content: { title: named.title, content: parsed.content } };
  return { ok: false, errors: [named, parsed].flatMap((each) => (each.ok ? [] : each.errors)) };
}

const Kept = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  content: v.object({ title: v.string(), content: v.unknown() }),
});

/** What this browser kept of a draft, if the fields of this kind can show it; it may still be too long. */
export function keptWork(kind: DraftKind, kept: unknown): Stored<Work> | null {
  const parsed = v.safeParse(Kept, kept);
  if (!parsed.success) return null;
  const { content } = parseContentShape(kind, parsed.output.content.content);
  return content && { version: parsed.output.version, content: { ...parsed.output.content, content } };
}

/** The typed draft that exports, previews and the linter read. */
export const typedDraft = (kind: DraftKind, { content }: Work) =>
  ({ kind, content: withoutBlankLines(content) }) as TypedDraft;

function parseContentShape(kind: DraftKind, content: unknown): { content: DraftContent | null } {
  const parsed = parseContent(kind, content);
  const hasShape = parsed.ok || parsed.errors.every(({ code }) => code !== "shape");
  return { content: hasShape ? (content as DraftContent) : null };
}

/** Drops the blank lines of each list of lines, which would count as items. */
function withoutBlankLines<Value>(value: Value): Value;
function withoutBlankLines(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((item) => typeof item === "string")
      ? value.filter((line) => line.trim() !== "")
      : value.map(withoutBlankLines);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutBlankLines(item)]));
}
