import { placeholderNames } from "#app/content/drafts/placeholders-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { factsFor, type ProfileFacts } from "#app/drafts/facts/profile-facts.ts";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import { gapKeyOf, innerOf, senderKeys } from "#app/drafts/gaps/gap-name.ts";
import { readMail } from "#app/drafts/lint/mail-text.ts";
import { isOwnPlaceholder, placeholder, placeholdersIn } from "#app/drafts/placeholders.ts";
import { isPostscript } from "#app/drafts/revisions/mail-parts-changed.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

/**
 * A model's draft as the product writes drafts: plain text without Markdown, gaps with a name in the product's own form
 * (`[Prénom]` is `{{prénom}}`), and nothing left to fill that profile or record say, as in what the templates write.
 * interpretation.md D189.
 */
export function inHouseForm(
  draft: TypedDraft,
  profile: Readonly<ProfileValues>,
  record: Readonly<DraftProspect> | null,
): TypedDraft {
  const facts = factsFor(profile, record);
  const written = (text: string, name: string) => {
    const plain = withOwnGaps(withoutMarkdown(text));
    if (name === "subject") return filled(withoutLabel(plain), facts);
    return filled(name === "body" ? signedBySender(plain, facts) : plain, facts);
  };
  const content = JSON.parse(JSON.stringify(draft.content), (name, value) =>
    typeof value === "string" ? written(value, name) : value,
  );
  return { kind: draft.kind, content } as TypedDraft;
}

/** Without the marks of headings and of bold text, which a mail would show as they are. */
const withoutMarkdown = (text: string) => text.replace(/\*\*([^*\n]+)\*\*/g, "$1").replace(/^#{1,6} /gm, "");

/** "Objet : Vos achats" and "« Vos achats »" are "Vos achats". */
function withoutLabel(subject: string): string {
  const named = subject.replace(/^(?:objet|sujet|subject)\s?:\s?/i, "");
  const isQuoted = /^(?:«[^«»]*»|["“][^"“”]*["”])$/.test(named);
  return isQuoted ? named.slice(1, -1).trim() : named;
}

const namesByKey = new Map(Object.values(placeholderNames).map((name) => [gapKeyOf(`{{${name}}}`), name]));

/** Each gap that has a name in the form `{{name}}`; one without, such as XX or …, as it is. */
function withOwnGaps(text: string): string {
  let own = "";
  let from = 0;
  for (const { text: gap, start, end } of placeholdersIn(text)) {
    own += text.slice(from, start) + ownGap(gap);
    from = end;
  }
  return own + text.slice(from);
}

const wholeSender = `${placeholder("senderFirstName")} ${placeholder("senderLastName")}`;

function ownGap(gap: string): string {
  const key = gapKeyOf(gap);
  const inner = innerOf(gap).trim();
  if (key === "" || inner === "") return gap;
  if (key === "votre prenom et votre nom") return wholeSender;
  if (key === "prenom nom" || key === "prenom et nom")
    return `${placeholder("firstName")} ${placeholder("lastName")}`;
  const known = namesByKey.get(key);
  if (known) return `{{${known}}}`;
  if (isOwnPlaceholder(gap) || /[{}]/.test(inner)) return gap;
  return `{{${/\p{Ll}/u.test(inner) ? inner.charAt(0).toLowerCase() + inner.slice(1) : inner.toLowerCase()}}}`;
}

/** A body whose signature leaves the names of who writes open, not those of the recipient; a postscript stays as it is. */
function signedBySender(body: string, { company, prospect, sender }: ProfileFacts): string {
  const lines = body.split("\n");
  const postscript = lines.findIndex(isPostscript);
  const above = (postscript < 0 ? lines : lines.slice(0, postscript)).join("\n");
  const { signatureStart } = readMail({ subject: "", body: above });
  const [closing = "", ...below] = above.slice(signatureStart).split("\n");
  const first = below.findIndex((line) => line.trim() !== "");
  const end = below.findIndex((line, at) => at > first && line.trim() === "");
  const isSigning = (line: string, at: number) =>
    isGapsOnly(line) || ((end < 0 || at < end) && !/[.!?…:;]$/.test(line.trimEnd()));
  const signed = below.map((line, at) => (isSigning(line, at) ? ofSender(line) : line));
  // To a prospect of the list, who did not say their name signs with the company alone.
  const isCompanyAlone = prospect !== null && sender === null && company !== null;
  const left = isCompanyAlone ? signed.filter((line) => !isSenderOnly(line)) : signed;
  // "Belle journée {{prénom}}," speaks to the recipient where somebody signs below.
  const isSignedHere = below.every((line) => ["", placeholder("account")].includes(line.trim()));
  const signature = [isSignedHere && !/[.!?…]$/.test(closing) ? ofSender(closing) : closing, ...left];
  return body.slice(0, signatureStart) + signature.join("\n") + body.slice(above.length);
}

/** A line of a signature, with the gaps of who writes. */
const ofSender = (line: string) =>
  line
    .replaceAll(placeholder("firstName"), placeholder("senderFirstName"))
    .replaceAll(placeholder("lastName"), placeholder("senderLastName"))
    .replaceAll(placeholder("account"), placeholder("company"));

/** True for gaps with nothing but marks between them: "{{prénom}} {{nom}}, {{société}}". */
function isGapsOnly(line: string): boolean {
  const gaps = placeholdersIn(line);
  return gaps.length > 0 && !/[\p{L}\p{N}]/u.test(withoutGaps(line, gaps));
}

const withoutGaps = (line: string, gaps: readonly { text: string }[]) =>
  gaps.reduce((rest, { text }) => rest.replace(text, ""), line);

const isSenderOnly = (line: string) => {
  const gaps = placeholdersIn(line);
  return (
    gaps.length > 0 &&
    gaps.every(({ text }) => Object.values<string>(senderKeys).includes(gapKeyOf(text))) &&
    withoutGaps(line, gaps).trim() === ""
  );
};

/** A text with what is known of prospect and sender in place of its gaps. */
function filled(text: string, { fill, sender, company }: ProfileFacts): string {
  const first = placeholder("senderFirstName");
  const last = placeholder("senderLastName");
  const named = text.replaceAll(`${last} ${first}`, wholeSender).replaceAll(`${first}\n${last}`, wholeSender);
  const signed = fill(named);
  return signed
    .replaceAll(last, () => sender ?? last)
    .replaceAll(placeholder("company"), () => company ?? placeholder("company"));
}
