import { instructions } from "#app/content/assistant/instructions-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { Diagnostic, LintRule } from "#app/drafts/lint/diagnostic.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintDraft } from "#app/drafts/lint/lint-draft.ts";
import { bannedPhraseFinder } from "#app/drafts/phrases/banned-phrases.ts";
import { wordsOf } from "#app/drafts/phrases/words.ts";
import { isOwnPlaceholder, placeholdersIn } from "#app/drafts/placeholders.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { textOf } from "./draft-text.ts";

/**
 * What the linter, which judges every mail by the same rules, and others say of a whole draft of a model, in French. With
 * `errors` it may not stand: those of the linter, the customer's banned phrases, and what `check` says of its text. `advice` is
 * worth asking for once more: warnings of the linter, and gaps without a name, which the page lets the customer fill.
 */
export async function flawsOf(
  draft: TypedDraft,
  profile: Readonly<ProfileValues>,
  check: (text: string) => Promise<string[]>,
): Promise<{ errors: string[]; advice: string[] }> {
  const text = textOf(draft.content);
  const linted = lintDraft(draft, lintContextOf(profile)).flat();
  const messages = (wanted: (one: Diagnostic) => boolean) =>
    linted.filter(wanted).map(({ message }) => message);
  const banned = bannedPhraseFinder(profile.banned_phrases)(wordsOf(text)).map(({ entry }) =>
    instructions.draft.reasons.banned(entry.phrase),
  );
  const gaps = placeholdersIn(text)
    .filter((gap) => !isOwnPlaceholder(gap.text))
    .map((gap) => instructions.draft.reasons.gap(gap.text));
  const errors = messages(({ severity }) => severity === "error");
  return {
    errors: [...new Set([...errors, ...banned, ...(await check(text))])],
    advice: [...new Set([...messages(({ rule }) => worthAsking.has(rule)), ...gaps])],
  };
}

/** Rules whose warnings a model is told once: it mends them more easily than the customer. */
const worthAsking: ReadonlySet<LintRule> = new Set([
  "subject",
  "length",
  "request",
  "third_person",
  "cliche",
  "unfinished",
  "tone",
]);
