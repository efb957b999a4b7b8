import { companyNameOf } from "./company-name.ts";
import { firstNameFirst } from "./first-names.ts";
import { roleOf, titleOf } from "./job-titles.ts";
import { plainLine, sentencesOf } from "./plain-line.ts";
import { newsOf } from "./prospect-news.ts";

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
  /** The same before the question of a caller, without its full stop. */
  event: string | null;
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
  const named = line(contact, max.contact);
  const person = named && isPerson(named) ? named : null;
  const title = titleOf(plainLine(role));
  const said = line(sentencesOf(withoutSource(plainLine(signal)))[0] ?? "", max.signal);
  const news = said && !namesDomain(said) ? newsOf(name, said) : null;
  const isSaid = news !== null && isAllowed(news.situation);
  return {
    company: name,
    contact: person && firstNameFirst(withoutCivility(person)),
    civility: person && civilityOf(person, title),
    role: line(roleOf(title, title) ?? "", max.contact),
    situation: isSaid ? news.situation : null,
    event: isSaid ? news.event : null,
  };
}

/** A name that a register has in capitals, as people write it; words of few letters may be acronyms and stay. */
function quiet(company: string): string {
  if (/\p{Ll}/u.test(company)) return company;
  return company.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (at > 0 && /^(?:DES?|DU|D|L|ET|LES?|LA|AUX?|EN|SUR)$/.test(word)) return word.toLowerCase();
    return word.length < 5 && !shortWords.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** Words of few letters in names of companies; others may be acronyms. */
const shortWords = new Set(
  "FILS CIE SUD NORD EST BOIS AUTO VERT BLEU MER PORT PAIN ART ARTS EAU EAUX GARE PARC PONT MONT VAL VINS CAVE PRO PLUS SOL SOLS TOIT MAIN RUE LAIT MIEL OR FER ACIER JEAN PAUL PAIX CLOS TOUR SAINT".split(
    " ",
  ),
);

/** A record whose contact is a role or a desk names nobody. */
const isPerson = (contact: string) =>
  !/^(?:le |la |l’)?(?:accueil|acheteur|acheteuse|contact|direction|directeur|directrice|gérant|gérante|info|infos|président|présidente|responsable|secrétariat|service|standard)(?!\p{L})/iu.test(
    contact,
  );

/** An address, a link or a number inside what somebody imported: nothing that a mail repeats unseen. */
const leadsElsewhere = (text: string) => /@|:\/\/|\bwww\.|\d(?:[ .-]?\d){8}/u.test(text);
/** A company may be called after its domain; a signal that has one leads there. */
const namesDomain = (text: string) => /[\p{L}\d]\.[a-z]{2,}(?:\/|\b)/u.test(text);

/** "Recrute un acheteur (annonce du 12 mai)" without where that is known from. */
const withoutSource = (line: string) => line.replace(/\s?\([^()]{0,120}\)[.!…]?$/, "");

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
