import { informalMail } from "#app/content/drafts/mail-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { factsFor, type ProfileFacts } from "#app/drafts/facts/profile-facts.ts";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import { readMail } from "#app/drafts/lint/mail-text.ts";
import { addressIn } from "#app/drafts/lint/vocabulary.ts";
import { optOutOf, signatureOf } from "#app/drafts/templates/mail-parts.ts";
import { anyOf } from "#app/drafts/templates/wordings.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { languageOf } from "./language-of.ts";

/** The longest line that may be a name or a company below a mail, in UTF-16 code units. */
const longestName = 80;

/**
 * A model's draft whose mails end as ours do. One without a signature, or under its closing formula, gets that of the
 * templates, and one that is signed with a name alone the company; other signatures stay as they are. One in French that
 * does not say how to refuse gets our way out. Both say "tu" where the mail does. Other kinds stay as they are.
 * interpretation.md D189.
 */
export function closedDraft(
  draft: TypedDraft,
  profile: Readonly<ProfileValues>,
  record: Readonly<DraftProspect> | null,
): TypedDraft {
  const { kind, content } = draft;
  if (kind !== "email" && kind !== "sequence") return draft;
  const facts = factsFor(profile, record);
  const closed = <Mail extends { body: string }>(mail: Mail): Mail => ({
    ...mail,
    body: closedBody(mail.body, facts),
  });
  return kind === "email"
    ? { kind, content: closed(content) }
    : { kind, content: { mails: content.mails.map(closed) } };
}

function closedBody(body: string, facts: ProfileFacts): string {
  if (body.trim() === "") return body;
  const [closing = "", ...names] = signatureOf(facts).split("\n").filter(Boolean);
  const { formal, informal } = addressIn(body);
  const isInformal = informal > formal;
  const ownClosing = isInformal ? anyOf(facts, [informalMail.closing]) : null;
  const wayOut = isInformal ? anyOf(facts, [informalMail.optOut]) : optOutOf(facts);
  return withWayOut(signedBody(body, [ownClosing ?? closing, ...names]), wayOut);
}

/** `signature` is the closing formula, who signs if that is known, and the company. */
function signedBody(body: string, [closing = "", ...names]: readonly string[]): string {
  const text = body.trimEnd();
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

/** The body with this way out, if there is any, above its signature, unless it has one or is in a language that ours is not. */
function withWayOut(body: string, optOut: string | null): string {
  if (optOut === null) return body;
  const { optOuts, signatureStart } = readMail({ subject: "", body });
  if (optOuts.length > 0 || (languageOf(body) ?? "fr") !== "fr") return body;
  // A name that no formula stands above is the last paragraph.
  const end = signatureStart === body.length ? body.trimEnd().lastIndexOf("\n\n") : signatureStart;
  if (end <= 0) return body;
  return `${body.slice(0, end).trimEnd()}\n\n${optOut}\n\n${body.slice(end).trimStart()}`;
}

/** True for a last line of its own that is no sentence: a name under a formula that nobody knows. */
function endsWithName(text: string): boolean {
  const [last = "", before] = text.split("\n").toReversed();
  return before !== undefined && last.length <= longestName && !/[.!?…:;»)]$/.test(last.trimEnd());
}
