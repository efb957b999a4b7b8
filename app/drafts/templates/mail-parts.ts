import { type MailWords, neutralMail, type RoleWords, tonedMail } from "#app/content/drafts/mail-copy.ts";
import { prospectMail } from "#app/content/drafts/prospect-mail-copy.ts";
import { asSentence, capitalised, chez, de, que } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import type { ProspectFacts } from "../facts/prospect-facts.ts";
import { placeholder } from "../placeholders.ts";
import { anyOf, oneOf } from "./wordings.ts";

/** Longer subjects are cut off in lists of mails. */
export const maxSubjectLength = 60;

/** The company as sentences name it, or its placeholder. */
export function companyWords({ company, industry }: ProfileFacts): MailWords {
  const name = company ?? placeholder("company");
  return { company: name, at: chez(name), about: industry ? ` (${industry})` : "" };
}

export function subjectOf(facts: ProfileFacts): string {
  const own = facts.prospect ? prospectMail.subjects : [tonedMail[facts.tone].subject(companyWords(facts))];
  return oneOf(
    facts,
    "subject",
    [...own, ...neutralMail.subjects(facts.prospect ? null : facts.industry)],
    maxSubjectLength,
  );
}

/** What happens at the prospect: the record's signal, or a gap that says what to write. */
export function situationOf(facts: ProfileFacts, { situation }: ProspectFacts): string {
  return oneOf(facts, "situation", [situation, ...prospectMail.unknown(placeholder("situation"))]);
}

/** "Chez Aubade Conseil (conseil en énergie), voici ce que nous apportons :". */
export function leadOfSender(facts: ProfileFacts): string {
  const { at, about } = companyWords(facts);
  return `${capitalised(at)}${about}, ${prospectMail.valueLeads[facts.tone]}`;
}

export function greetingOf(facts: ProfileFacts): string {
  return oneOf(facts, "greeting", [tonedMail[facts.tone].greeting, ...neutralMail.greetings]);
}

export function openingOf(facts: ProfileFacts): string {
  const tone = tonedMail[facts.tone];
  const words = companyWords(facts);
  const plain = { ...words, about: "" };
  const role = facts.role && roleWords(facts.role);
  return oneOf(facts, "opening", [
    role && tone.openingToRole(words, role),
    role && tone.openingToRole(plain, role),
    tone.opening(words),
    tone.opening(plain),
    ...neutralMail.openings(plain),
  ]);
}

const roleWords = (role: string): RoleWords => ({ role, deRole: de(role), queRole: que(role) });

/** The value proposition on the line below its announcement, where its capital is right. */
export function valueParagraph(facts: ProfileFacts, leads: readonly string[]): string {
  const value = facts.value ? asSentence(facts.value) : placeholder("value");
  const lead = anyOf(facts, leads);
  return lead ? `${lead}\n${value}` : value;
}

/** The one call to action: a question, by default that of the goal, and the booking link if there is one. */
export function requestOf(facts: ProfileFacts, asked?: string): string {
  const tone = tonedMail[facts.tone];
  const question = oneOf(facts, "request", [asked ?? tone.requests[facts.goal], ...neutralMail.requests]);
  if (!facts.bookingLink) return question;
  const lead = anyOf(facts, [tone.linkLead, ...neutralMail.linkLeads]);
  return lead ? `${question} ${lead} ${facts.bookingLink}` : `${question} ${facts.bookingLink}`;
}

export function optOutOf(facts: ProfileFacts): string {
  return oneOf(facts, "optOut", [tonedMail[facts.tone].optOut, ...neutralMail.optOuts]);
}

/** The closing formula, the sender and the company. */
export function signatureOf(facts: ProfileFacts): string {
  const closing = oneOf(facts, "closing", [tonedMail[facts.tone].closing, ...neutralMail.closings]);
  return `${closing}\n\n${facts.sender ?? neutralMail.sender}\n${companyWords(facts).company}`;
}
