import type { DraftContent, EmailContent, TypedDraft } from "../draft-content.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { readMail } from "../lint/mail-text.ts";
import { subjectsOf } from "../templates/mail-parts.ts";

/** The draft with the next subject that the templates know for its first mail; the same content if there is none. */
export function withOtherSubject({ kind, content }: TypedDraft, facts: ProfileFacts): DraftContent {
  const next = (subject: string) => {
    const subjects = subjectsOf(facts);
    return subjects[(subjects.indexOf(subject) + 1) % Math.max(1, subjects.length)] ?? subject;
  };
  if (kind === "email") return { ...content, subject: next(content.subject) };
  if (kind !== "sequence") return content;
  const [first, ...later] = content.mails;
  return first ? { mails: [{ ...first, subject: next(first.subject) }, ...later] } : content;
}

/**
 * A mail without its last sentence before the way out and the signature; the only sentence stays, and so does everything
 * of another kind, where nobody knows which sentence is meant.
 */
export function withoutLastSentence({ kind, content }: TypedDraft): DraftContent {
  if (kind !== "email") return content;
  const { prose } = readMail(content);
  const last = prose.at(-1);
  if (!last || prose.length < 2) return content;
  const { body } = content;
  return { ...content, body: joined(body.slice(0, last.start).trimEnd(), body.slice(last.end)) };
}

/** The rest of a paragraph goes on after a blank, other paragraphs keep their distance. */
function joined(before: string, after: string): string {
  const rest = after.trimStart();
  if (rest === "" || before === "") return before + rest;
  return after.startsWith("\n") ? `${before}\n\n${rest}` : `${before} ${rest}`;
}

/** True for a paragraph, or its first line, that begins with "PS" or "P.-S.". */
export const isPostscript = (paragraph: string): boolean =>
  /^\s?p\.?[ -]?s\.?(?![\p{L}\p{N}])/iu.test(paragraph);

/** The mails without the paragraphs that begin with "PS" or "P.-S.". */
export function withoutPostscript({ kind, content }: TypedDraft): DraftContent {
  if (kind === "email") return withoutPs(content);
  return kind === "sequence" ? { mails: content.mails.map(withoutPs) } : content;
}

const withoutPs = <Mail extends EmailContent>(mail: Mail): Mail => {
  const paragraphs = mail.body.split("\n\n");
  const left = paragraphs.filter((paragraph) => !isPostscript(paragraph));
  return left.length < paragraphs.length ? { ...mail, body: left.join("\n\n") } : mail;
};
