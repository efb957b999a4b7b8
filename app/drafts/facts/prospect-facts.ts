import { prospectMail as copy } from "#app/content/drafts/prospect-mail-copy.ts";
import { chez, de, midSentence } from "./french.ts";
import { roleOf, titleOf } from "./job-titles.ts";
import { plainLine, sentencesOf, shortened } from "./plain-line.ts";

/** What a draft may be made of, of the record of a prospect; "" for what is unknown. No address, no number, no notes. */
export type DraftProspect = {
  company: string;
  sector: string;
  city: string;
  contact: string;
  role: string;
  signal: string;
};

/** What a template may say of a prospect: clean lines; `null` for what the record does not say. */
export type ProspectFacts = {
  company: string | null;
  contact: string | null;
  /** The job title for the middle of a sentence. */
  role: string | null;
  /** What happens at the prospect, as a sentence to them. */
  situation: string | null;
};

/** The longest lines, in code points, that read well inside a sentence. */
const max = { company: 60, contact: 80, signal: 140 } as const;

/** The facts of a record; `isAllowed` is false for a text that makes its fact unknown. */
export function prospectFactsOf(
  { company, contact, role, signal }: DraftProspect,
  isAllowed: (text: string) => boolean,
): ProspectFacts {
  const line = (typed: string, length: number) => {
    const shown = shortened(plainLine(typed), length);
    return shown !== "" && !leadsElsewhere(shown) && isAllowed(shown) ? shown : null;
  };
  const name = line(company, max.company);
  const person = line(contact, max.contact);
  const title = titleOf(plainLine(role));
  const said = line(sentencesOf(withoutSource(plainLine(signal)))[0] ?? "", max.signal);
  const situation = said && !namesDomain(said) && situationOf(name, said);
  return {
    company: name,
    contact: person && withoutCivility(person),
    role: line(roleOf(title, title) ?? "", max.contact),
    situation: situation && isAllowed(situation) ? situation : null,
  };
}

/** An address, a link or a number inside what somebody imported: nothing that a mail repeats unseen. */
const leadsElsewhere = (text: string) => /@|:\/\/|\bwww\.|\d(?:[ .-]?\d){8}/u.test(text);
/** A company may be called after its domain; a signal that has one leads there. */
const namesDomain = (text: string) => /[\p{L}\d]\.[a-z]{2,}(?:\/|\b)/u.test(text);

/** "Recrute un acheteur (annonce du 12 mai)" without where that is known from. */
const withoutSource = (line: string) => line.replace(/\s?\([^()]{0,120}\)[.!…]?$/, "");

/** Third person to second; a verb that is none of these is said of the company. */
const verbs: ReadonlyMap<string, string> = new Map(
  copy.verbs.map(([they, you]) => [they.toLowerCase(), you] as const),
);

/**
 * A signal as a sentence to the prospect: "Recrute un acheteur" is "Vous recrutez un acheteur." Where another word would
 * have to change too, the sentence is about the company; a signal without a verb is named after it.
 */
function situationOf(company: string | null, signal: string): string | null {
  const text = signal.replace(/(?<![.…])[.…]{1,20}$/, "");
  const [first = "", ...rest] = text.split(" ");
  const you = verbs.get(first.toLowerCase());
  const words = rest.map((word) => word.toLowerCase());
  const isAboutThem = words.some((word) => /^(?:son|sa|ses|leurs?|s’|se)$/.test(word) || verbs.has(word));
  if (you && !isAboutThem) return `Vous ${[you, ...rest].join(" ")}.`;
  if (company === null) return null;
  if (you) return `${company} ${[first.toLowerCase(), ...rest].join(" ")}.`;
  return `${copy.about(de(company))} ${midSentence(text)}.`;
}

/** What a record calls a person by beside the name, and how a letter does. */
const civilities = /^(?:(?:M|Mr|Mme|Mlle|Dr)\.?|Monsieur|Madame|Mademoiselle|Docteur)\s{1,8}(?=\S)/i;
const withoutCivility = (contact: string) => contact.replace(civilities, "");

type Name = { first: string; last: string };

/**
 * First and last name, where the record leaves no doubt: two words, or a last name in capitals. `null` for any other
 * name: a letter then says all of it.
 */
export function nameOf(contact: string): Name | null {
  const words = contact.split(" ");
  const isCapital = (word: string) => word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase();
  const capitals = words.filter(isCapital);
  const others = words.filter((word) => !isCapital(word));
  if (capitals.length > 0 && others.length > 0) {
    const isApart = words.findLastIndex(isCapital) - words.findIndex(isCapital) === capitals.length - 1;
    const isAtEnd = isCapital(words[0] ?? "") || isCapital(words.at(-1) ?? "");
    return isApart && isAtEnd ? { first: others.join(" "), last: capitals.join(" ") } : null;
  }
  const [first, last, ...more] = words;
  return first && last && more.length === 0 ? { first, last } : null;
}

/** Puts what is known of a prospect into the gaps of a template's wording, and leaves the other gaps. */
export function filledFor({ company, contact }: ProspectFacts, wording: string): string {
  let text = wording;
  if (company !== null)
    text = text
      .replace(/\bde \{\{société\}\}/g, () => de(company))
      .replace(/\bchez \{\{société\}\}/g, () => chez(company))
      .replaceAll("{{société}}", () => company);
  if (contact !== null) {
    const name = nameOf(contact);
    text = text
      .replaceAll("{{prénom}} {{nom}}", () => contact)
      .replaceAll("{{prénom}}", () => name?.first ?? contact)
      .replaceAll("{{nom}}", () => name?.last ?? contact);
  }
  return text;
}
