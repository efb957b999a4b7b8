import { folded } from "#app/french/folded.ts";
import { companyNameOf } from "./company-name.ts";
import { firstNameFirst, isFirstName } from "./first-names.ts";
import { roleOf, roleRowOf, titleOf } from "./job-titles.ts";
import { isOneName } from "./person-name.ts";
import { plainLine, sentencesOf } from "./plain-line.ts";
import { newsOf } from "./prospect-news.ts";
import { isSensitiveNews } from "./sensitive-news.ts";

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
  const name = companyNameOf(company, (text) => !leadsElsewhere(text) && isAllowed(text), {
    fromRegister: true,
  });
  const named = line(contact, max.contact);
  const person = named && isPerson(named) ? named : null;
  const title = titleOf(plainLine(role));
  const said = line(sentencesOf(withoutSource(plainLine(signal)))[0] ?? "", max.signal);
  const isPublic = !isSensitiveNews(plainLine(signal)) && !(said && namesDomain(said));
  const news = said && isPublic ? newsOf(name, said) : null;
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

/** First words of contacts that are a role or a desk. */
const desks = new Set(
  "accueil achat achats acheteur acheteuse admin administration assistant assistante atelier boss bureau commercial commerciale compta comptabilite contact daf dg direction directeur directrice drh dsi equipe gerance gerant gerante info infos mairie marketing patron patronne pdg president presidente responsable rh secretaire secretariat service services standard".split(
    " ",
  ),
);

/** A record whose contact is a role or a desk names nobody. */
const isPerson = (contact: string) => {
  const [first = ""] = folded(contact.slice(0, 60))
    .replace(/^(?:le |la |l’)/, "")
    .match(/^\p{L}*/u) ?? [""];
  return !desks.has(first) && roleRowOf(contact) === null;
};

/** An address, a link or a number inside what somebody imported: nothing that a mail repeats unseen. */
const leadsElsewhere = (text: string) => /@|:\/\/|\bwww\.|\d(?:[ .-]?\d){8}/u.test(text);
/** A company may be called after its domain; a signal that has one leads there. */
const namesDomain = (text: string) => /[\p{L}\d]\.[a-z]{2,}(?:\/|\b)/u.test(text);

/** "Recrute un acheteur (annonce du 12 mai)" without where that is known from. */
const withoutSource = (line: string) => line.replace(/\s?\([^()]{0,120}\)[.!…]?$/, "");

/** What a record calls a person by beside the name, and how a letter does. */
const civilities =
  /^(?:(?:M|Mr|Mme|Mlle|Dr|Me|Pr)\.?|Chef|Maître|Professeur|Monsieur|Madame|Mademoiselle|Docteur)\s{1,8}(?=\S)/i;
const withoutCivility = (contact: string) => contact.replace(couple, "").replace(civilities, "");

/** "M. et Mme Moreau". */
const couple = /^(?:M|Mr|Mme|Monsieur|Madame)\.? (?:et|&|ou) (?:M|Mr|Mme|Monsieur|Madame)\.? /iu;

/** As the record writes it, or as a title that only a woman has; a title of the masculine says nothing. */
function civilityOf(contact: string, title: string): string | null {
  if (couple.test(contact)) return "Madame et Monsieur";
  const written = civilities.exec(contact)?.[0].trim().toLowerCase() ?? "";
  // "Amina", who is the director, is no Madame Amina.
  if (written === "" && isOneName(contact) && isFirstName(contact)) return null;
  if (/^(?:mme|mlle|madame|mademoiselle)/.test(written)) return "Madame";
  if (/^(?:mr?\.?$|monsieur)/.test(written)) return "Monsieur";
  return /^(?:\p{L}{2,20}trice|gérante|présidente|acheteuse|fondatrice|associée|cheffe|adjointe|assistante)(?!\p{L})/iu.test(
    title,
  )
    ? "Madame"
    : null;
}
