import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { factsFor } from "#app/drafts/facts/profile-facts.ts";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import { readMail } from "#app/drafts/lint/mail-text.ts";
import { signatureOf } from "#app/drafts/templates/mail-parts.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

/** The longest line that may be a name or a company below a mail, in UTF-16 code units. */
const longestName = 80;

/**
 * A model's draft whose mails are signed: one that ends without a signature, or under its closing formula, gets that of the
 * templates, and one that is signed with a name alone the company. Other signatures, and other kinds, stay as they are.
 * interpretation.md D189.
 */
export function signedDraft(
  draft: TypedDraft,
  profile: Readonly<ProfileValues>,
  record: Readonly<DraftProspect> | null,
): TypedDraft {
  const { kind, content } = draft;
  if (kind !== "email" && kind !== "sequence") return draft;
  const signature = signatureOf(factsFor(profile, record)).split("\n").filter(Boolean);
  const signed = <Mail extends { body: string }>(mail: Mail): Mail => ({
    ...mail,
    body: signedBody(mail.body, signature),
  });
  return kind === "email"
    ? { kind, content: signed(content) }
    : { kind, content: { mails: content.mails.map(signed) } };
}

/** `signature` is the closing formula, who signs if that is known, and the company. */
function signedBody(body: string, [closing = "", ...names]: readonly string[]): string {
  const text = body.trimEnd();
  if (text === "") return body;
  const { signatureStart } = readMail({ subject: "", body: text });
  const company = names.at(-1) ?? "";
  if (signatureStart === text.length)
    return endsWithName(text) ? body : `${text}\n\n${closing}\n\n${names.join("\n")}`;
  const below = text
    .slice(signatureStart)
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
  if (below.length === 0) return `${text}\n\n${names.join("\n")}`;
  const isNameAlone = below.length === 1 && names.length > 1 && !text.includes(company);
  return isNameAlone ? `${text}\n${company}` : body;
}

/** True for a last line of its own that is no sentence: a name under a formula that nobody knows. */
function endsWithName(text: string): boolean {
  const [last = "", before] = text.split("\n").toReversed();
  return before !== undefined && last.length <= longestName && !/[.!?…:;»)]$/.test(last.trimEnd());
}
