import { instructions } from "#app/content/assistant/instructions-copy.ts";
import type { EmailContent, TypedDraft } from "#app/drafts/draft-content.ts";
import { chaptersOf, type Section } from "#app/drafts/export/draft-chapters.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintDraft } from "#app/drafts/lint/lint-draft.ts";
import { readMail } from "#app/drafts/lint/mail-text.ts";
import { bannedPhraseFinder } from "#app/drafts/phrases/banned-phrases.ts";
import { wordsOf } from "#app/drafts/phrases/words.ts";
import { isOwnPlaceholder, placeholdersIn } from "#app/drafts/placeholders.ts";
import { folded } from "#app/french/folded.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

/**
 * Why a whole draft of a model may not stand as it is, in French: errors of the linter, the customer's banned phrases,
 * gaps in another form than the product's, in one for a prospect a mail that begins with its sender, and what `check` says
 * of its text. Empty for a good draft.
 */
export async function flawsOf(
  draft: TypedDraft,
  profile: Readonly<ProfileValues>,
  check: (text: string) => Promise<string[]>,
  { isForOne = false } = {},
): Promise<string[]> {
  const text = textOf(draft);
  const errors = lintDraft(draft, lintContextOf(profile))
    .flat()
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
  const banned = bannedPhraseFinder(profile.banned_phrases)(wordsOf(text)).map(({ entry }) =>
    instructions.draft.reasons.banned(entry.phrase),
  );
  const gaps = placeholdersIn(text)
    .filter((gap) => !isOwnPlaceholder(gap.text))
    .map((gap) => instructions.draft.reasons.gap(gap.text));
  const sender =
    isForOne && mailsIn(draft).some((mail) => beginsWithSender(mail, profile.company_name))
      ? [instructions.draft.reasons.senderFirst]
      : [];
  return [...new Set([...errors, ...sender, ...banned, ...gaps, ...(await check(text))])];
}

function mailsIn({ kind, content }: TypedDraft): readonly EmailContent[] {
  if (kind === "email") return [content];
  return kind === "sequence" ? content.mails : [];
}

/** True if the first words after the greeting are about who writes. */
function beginsWithSender(mail: EmailContent, company: string): boolean {
  const [first] = readMail(mail).prose;
  const words = plainWords(first?.text ?? "");
  const name = plainWords(company);
  const at = words[0] === "chez" ? 1 : 0;
  return (
    senders.has(words[0] ?? "") ||
    (name.length > 0 && name.every((form, index) => words[at + index] === form))
  );
}

const plainWords = (text: string): string[] => folded(text.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? [];

const senders = new Set("je j nous notre nos mon ma mes moi on".split(" "));

/** The model's own words, without the labels of an export. */
function textOf(draft: TypedDraft): string {
  const isNamed = draft.kind === "call_script";
  return chaptersOf(draft)
    .flatMap(({ sections }) =>
      sections.flatMap((section) => [isNamed ? section.heading : "", wordingOf(section)]),
    )
    .filter(Boolean)
    .join("\n\n");
}

function wordingOf(section: Section): string {
  if ("items" in section) return section.items.map((item) => `- ${item}`).join("\n");
  return "line" in section ? section.line : section.text;
}
