import { speaksOf, theCompany } from "./company-words.ts";
import { weOf } from "./conjugation.ts";
import { asSentence, capitalised } from "./french.ts";
import { withNous } from "./with-nous.ts";

/** "Chez nous", "avec nous", before what a mail introduces by the name of the company. */
const here = /^(?:chez|avec|grâce à) nous\s?,?\s(?=\p{L})/iu;

/** "Nous, on livre", "moi je fais": one subject is enough. */
const twice = /^(?:nous|moi)\s?,?\s(?=(?:on|nous|je|j’)(?:\s|\p{L}))/iu;

/** Somebody's firm as others speak of it, with what owners add to it, before its verb: "L’agence", "notre entreprise familiale". */
const firm =
  /(?:l’|la |le |notre |cette )(?:agence|association|atelier|cabinet|compagnie|coopérative|entreprise|équipe|groupe|maison|société|structure|studio)(?: (?:familiale|française?|régionale|locale|artisanale|indépendante?))?(?= (?:(?:s’|se )?\p{L}{1,20}(?:e|it|ut|ent|end|sert)|est|a|ne|vous) )/iu;

/** The same whatever verb follows, where a sentence or what follows its introduction begins. */
const firmAsSubject =
  /(?:^|, )(?:l’|la |le |notre |cette )(?:agence|association|atelier|cabinet|compagnie|coopérative|entreprise|équipe|groupe|maison|société|structure|studio)(?!\p{L})/iu;

/** "C’est nous qui règle" with its agreement. */
const withAgreement = (sentence: string) =>
  sentence.replace(
    /(?<=(?<!\p{L})nous qui (?:(?:les|le|la|vous) |l’)?)(\p{L}{2,20})(?!\p{L})/giu,
    (verb) => weOf(verb.toLowerCase()) ?? verb,
  );

/** Impersonal: nobody is meant. */
const impersonal = /^il (?:y|faut|s’agit|suffit|est|n’y|existe|reste)\s/i;

/** True where one of these sentences has the firm for its subject, whom "elle" may mean then. */
export const speaksOfFirm = (sentences: readonly string[], company: string | null): boolean =>
  sentences.some(
    (sentence) =>
      firmAsSubject.test(sentence.slice(0, 160)) || (company !== null && speaksOf(sentence, company)),
  );

/**
 * A sentence about the offer as the firm itself says it to a client: one subject, its name where the sentence speaks of
 * "l’agence" or "notre société", and "nous" where it goes on with "elle" after one that `isOfFirm`. `null` where another
 * word would have to change.
 */
export function saidByUs(
  sentence: string,
  company: string | null,
  { isOfFirm = true }: { isOfFirm?: boolean } = {},
): string | null {
  const bare = capitalised(withAgreement(sentence.replace(here, "").replace(twice, "")));
  if (isOfFirm && /^(?:Elle|Il)\s/u.test(bare) && !impersonal.test(bare)) {
    const ours = withNous(bare.replace(/^(?:Elle|Il)/u, "On"));
    const isAgreed =
      /(?<!\p{L})(?:elle|lui)-même|^Nous (?:sommes|avons)|(?<!\p{L})(?:ses|son|sa)(?!\p{L})/u.test(ours);
    return ours.startsWith("Nous ") && !isAgreed ? ours : null;
  }
  const found = company === null ? null : firm.exec(bare.slice(0, 160));
  // Inside a sentence only after an introduction: "Créée en 1987, notre entreprise…".
  if (!found || (found.index > 0 && bare.charAt(found.index - 2) !== ",")) return bare;
  const name = theCompany(company ?? "");
  const after = bare.slice(found.index + found[0].length);
  return found.index === 0
    ? asSentence(capitalised(name) + after)
    : asSentence(bare.slice(0, found.index) + name + after);
}
