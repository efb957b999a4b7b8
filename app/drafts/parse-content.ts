import * as v from "valibot";
import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import { contentSchemas, type DraftContents, type TypedDraft } from "./draft-content.ts";
import type { DraftKind } from "./draft-kind.ts";

/**
 * A place in a content, as `mails.1.subject`, and what is wrong there: `shape` if it is no text, list or number as the
 * kind has it there, which no field of a form can show, else `value`; the message is in French.
 */
export type ContentError = { path: string; code: "shape" | "value"; message: string };

/** `content` as the kind requires it, with its line breaks normalised, or what is wrong with it. */
export function parseContent<Kind extends DraftKind>(
  kind: Kind,
  content: unknown,
): { ok: true; content: DraftContents[Kind] } | { ok: false; errors: ContentError[] } {
  if (hasTooManyValues(content))
    return { ok: false, errors: [{ path: "", code: "shape", message: copy.errors.shape }] };
  const parsed = v.safeParse(contentSchemas[kind], content, { abortPipeEarly: true });
  if (parsed.success) return { ok: true, content: parsed.output as DraftContents[Kind] };
  return {
    ok: false,
    errors: parsed.issues.map(errorOf),
  };
}

/** What an issue of a schema says. */
export function errorOf(issue: v.BaseIssue<unknown>): ContentError {
  const isShape = issue.kind === "schema" || issue.type === "integer";
  return { path: v.getDotPath(issue) ?? "", code: isShape ? "shape" : "value", message: issue.message };
}

/** Far more than a valid content has: collecting an error for each of more values would hold up other requests. */
const maxValues = 1_000;

/** True for a JSON value, at any depth, with more values than a content or another small answer has. */
export function hasTooManyValues(content: unknown): boolean {
  const values = [content];
  // Grows while it is read, so that no nesting is too deep.
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    const inner = Object.values(value);
    if (values.length + inner.length > maxValues) return true;
    values.push(...inner);
  }
  return false;
}

/**
 * The places of a content that are blank although a finished draft needs them. A model's answer must have none; a
 * customer's draft may.
 */
export function blankPlaces({ kind, content }: TypedDraft): string[] {
  switch (kind) {
    case "email":
      return blankIn(content, ["subject", "body"]);
    case "sequence":
      return content.mails.flatMap((mail, index) =>
        blankIn(mail, ["subject", "body"]).map((field) => `mails.${index}.${field}`),
      );
    case "search":
      return content.titles.length === 0 ? ["titles"] : [];
    case "call_script":
      return [
        ...blankIn(content, ["opening", "pitch", "close"]),
        ...(content.questions.length === 0 ? ["questions"] : []),
        ...(content.objections.length === 0 ? ["objections"] : []),
        ...content.objections.flatMap((one, index) =>
          blankIn(one, ["objection", "answer"]).map((field) => `objections.${index}.${field}`),
        ),
      ];
    case "plan":
      return content.weeks.length === 0
        ? ["weeks"]
        : content.weeks.flatMap(({ goal, actions }, index) => [
            ...blankIn({ goal }, ["goal"]).map((field) => `weeks.${index}.${field}`),
            ...(actions.length === 0 ? [`weeks.${index}.actions`] : []),
          ]);
  }
}

function blankIn<Field extends string>(texts: Record<Field, string>, fields: readonly Field[]): Field[] {
  return fields.filter((field) => texts[field].trim() === "");
}
