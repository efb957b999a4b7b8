import { prospectMail as copy } from "#app/content/drafts/prospect-mail-copy.ts";
import { companyNameOf } from "./company-name.ts";
import { capitalised, chez, de, midSentence } from "./french.ts";
import { roleOf, titleOf } from "./job-titles.ts";
import { plainLine, sentencesOf } from "./plain-line.ts";

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
  /** "Madame" or "Monsieur", where the record leaves no doubt. */
  civility: string | null;
  /** The job title for the middle of a sentence. */
  role: string | null;
  /** What happens at the prospect, as a sentence to them. */
  situation: string | null;
};

/** The longest lines, in code points, that read well inside a sentence. */
const max = { contact: 80, signal: 140 } as const;

/** The facts of a record; `isAllowed` is false for a text that makes its fact unknown. */
export function prospectFactsOf(
  { company, contact, role, signal }: DraftProspect,
  isAllowed: (text: string) => boolean,
): ProspectFacts {
  // What is too long is unknown, never cut.
  const line = (typed: string, length: number) => {
    const shown = plainLine(typed);
    const isGood = shown !== "" && [...shown].length <= length && !leadsElsewhere(shown) && isAllowed(shown);
    return isGood ? shown : null;
  };
  const name = companyNameOf(quiet(company), (text) => !leadsElsewhere(text) && isAllowed(text));
  const person = line(contact, max.contact);
  const title = titleOf(plainLine(role));
  const said = line(sentencesOf(withoutSource(plainLine(signal)))[0] ?? "", max.signal);
  const situation = said && !namesDomain(said) && situationOf(name, said);
  return {
    company: name,
    contact: person && withoutCivility(person),
    civility: person && civilityOf(person, title),
    role: line(roleOf(title, title) ?? "", max.contact),
    situation: situation && isAllowed(situation) ? situation : null,
  };
}

/** A name that a register has in capitals, as people write it; words of few letters may be acronyms and stay. */
function quiet(company: string): string {
  if (/\p{Ll}/u.test(company)) return company;
  return company.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (at > 0 && /^(?:DES?|DU|ET|LES?|LA|AUX?)$/.test(word)) return word.toLowerCase();
    return word.length < 5 ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
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
  const isAboutThem = words.some((word) => /^(?:leurs?|s’|se)$/.test(word) || verbs.has(word));
  if (you && !isAboutThem) return `Vous ${[you, ...rest.map(yours)].join(" ")}.`;
  if (company === null) return null;
  if (you) return `${company} ${[first.toLowerCase(), ...rest].join(" ")}.`;
  return `${copy.about(de(company))} ${midSentence(text)}.`;
}

const yours = (word: string) => {
  if (word === "son" || word === "sa") return "votre";
  return word === "ses" ? "vos" : word;
};

/** What a record calls a person by beside the name, and how a letter does. */
const civilities = /^(?:(?:M|Mr|Mme|Mlle|Dr)\.?|Monsieur|Madame|Mademoiselle|Docteur)\s{1,8}(?=\S)/i;
const withoutCivility = (contact: string) => contact.replace(civilities, "");

/** As the record writes it, or as a title that only a woman has; a title of the masculine says nothing. */
function civilityOf(contact: string, title: string): string | null {
  const written = civilities.exec(contact)?.[0].trim().toLowerCase() ?? "";
  if (/^(?:mme|mlle|madame|mademoiselle)/.test(written)) return "Madame";
  if (/^(?:mr?\.?$|monsieur)/.test(written)) return "Monsieur";
  return /^(?:\p{L}{2,20}trice|gérante|présidente|acheteuse|fondatrice|associée|cheffe|adjointe|assistante)(?!\p{L})/iu.test(
    title,
  )
    ? "Madame"
    : null;
}

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
    return isApart && isAtEnd ? { first: others.join(" "), last: capitals.map(inLowerCase).join(" ") } : null;
  }
  const [first, last, ...more] = words;
  if (!first || !last || more.length > 0) return null;
  return others.length === 0 ? { first: inLowerCase(first), last: inLowerCase(last) } : { first, last };
}

/** "COURTADE" as a letter writes it; particles stay small: "de La Tour". */
const inLowerCase = (name: string) =>
  name.toLowerCase().replace(/(?<!\p{L})(?!(?:de|du|des)$)\p{L}/gu, (letter) => letter.toUpperCase());

/** True for a wording that names somebody of whom the record says nothing. */
export const hasGapsFor = (text: string) => /\{\{(?:prénom|nom|civilité|société)\}\}/.test(text);

/** Puts what is known of a prospect into the gaps of a template's wording, and leaves the other gaps. */
export function filledFor(
  { company, contact, civility }: Pick<ProspectFacts, "company" | "contact" | "civility">,
  wording: string,
): string {
  let text = wording;
  if (company !== null)
    text = text
      .replace(/\bde \{\{société\}\}/g, () => de(company))
      .replace(/\bchez \{\{société\}\}/g, () => chez(company))
      .replace(/^Chez \{\{société\}\}/g, () => capitalised(chez(company)))
      .replaceAll("{{société}}", () => company);
  if (civility !== null) text = text.replaceAll("{{civilité}}", () => civility);
  if (contact !== null) {
    const name = nameOf(contact);
    text = text
      .replaceAll("{{prénom}} {{nom}}", () => (name ? `${name.first} ${name.last}` : contact))
      .replaceAll("{{prénom}}", () => name?.first ?? contact)
      .replaceAll("{{nom}}", () => name?.last ?? contact);
  }
  return text;
}
