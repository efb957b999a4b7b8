import { folded } from "#app/french/folded.ts";
import { phraseFinder } from "../phrases/phrase-finder.ts";
import type { Word } from "../phrases/words.ts";

/** French words by which the linter recognises the parts of a mail. */
const finderOf = (list: string) => phraseFinder(list.split(",").map((phrase) => ({ phrase: phrase.trim() })));

/** Asks the reader for something, although the sentence may end with a full stop. */
export const findRequest = finderOf(
  "réservez, réserver un créneau, choisissez, prenez le créneau, prenez rendez-vous, cliquez, appelez-moi, appelez-nous, rappelez-moi, contactez-moi, contactez-nous, écrivez-moi, écrivez-nous, répondez, répondez-moi, dites-moi, inscrivez-vous, téléchargez, découvrez, dis-moi, appelle-moi, réponds-moi, réserve ton créneau, choisis ton créneau, faites-moi savoir, indiquez-moi, proposez-moi, planifions, fixons, appelons-nous, discutons-en, parlons-en, échangeons, je vous propose d’échanger, je vous propose un échange, je vous propose un appel, je vous propose de nous appeler",
);

/** Tells the reader how to refuse further mails. */
export const findOptOut = finderOf(
  "stop, ne plus recevoir, plus recevoir, désinscription, désinscrire, désabonner, désabonnement, ne plus être contacté, ne plus être sollicité, ne plus vous écrire, je ne vous écrirai plus, je ne vous relancerai pas, je ne vous solliciterai plus, vous opposer, votre opposition, ne souhaitez plus, ne souhaitez pas recevoir, ne pas être recontacté",
);

/** The writer stops: "je n’insisterai pas", "que je ne vous écrive plus", "nous ne reviendrons pas". */
const stops =
  /(?<![a-z])(?:je|j|nous|on)[ '’]{0,2}n(?:e |['’])(?:vous |y )?(?:(?:re)?(?:ecri|contact)|relanc|sollicit|importun|insist|revien|derang|rappel|embet)(?:[a-z]{0,12} plus|[a-z]{0,8}(?:rai|rons|ra) pas)(?![a-z])/;
/** The reader no longer wants it: "plus de messages de ma part", "j’en reste là", "je m’arrête là". */
const wantsNoMore =
  /(?<![a-z])(?:plus (?:de |d['’]|aucun )?(?:autres? )?(?:e-?mails?|messages?|mails?|courriels?|nouvelles)|arrete(?:rai|rons)? la|rest(?:e|erai|ons|erons) la|retire(?:z|rai)? (?:moi |vous )?de (?:ma|mes|notre|nos|la|cette) listes?)(?![a-z])/;

/** True for a sentence that tells the reader in plain words how to refuse further mails; its first 400 characters count. */
export function saysHowToRefuse(text: string, words: readonly Word[]): boolean {
  if (findOptOut(words).length > 0) return true;
  const plain = folded(text.slice(0, 400));
  return stops.test(plain) || wantsNoMore.test(plain);
}

/** Where a link leads to that asks for an appointment; any other one may be an example. */
export const findBooking = finderOf(
  "agenda, calendrier, créneau, rendez-vous, réserver, réservez, ici, lien, démo, formulaire",
);

/** Ends a mail; the signature follows. */
export const findClosing = finderOf(
  "cordialement, bien à vous, bien à toi, belle journée, bonne journée, belle fin de journée, excellente journée, salutations, sincères salutations, salutations distinguées, sentiments distingués, toute ma considération, au plaisir, à bientôt, à très vite, bien cordialement, amicalement, respectueusement, merci d’avance, merci par avance, à vous lire",
);

/** Familiar words, out of place in a formal or premium mail. */
export const findFamiliar = finderOf(
  "salut, coucou, hello, hey, ça roule, à plus, a plus, bisous, bises, super, génial, sympa, cool, boulot, du coup, petit coucou, tchao, ciao, hyper, trop bien, un max",
);

/** Words of "tu", in lower case, with the form of "vous" where one fits without changing the verb. */
export const formalWords: ReadonlyMap<string, string | null> = new Map([
  ["tu", null],
  ["toi", "vous"],
  ["te", "vous"],
  ["ta", "votre"],
  ["tes", "vos"],
]);
export const findInformal = finderOf([...formalWords.keys()].join(","));

export const findFormal = finderOf("vous, votre, vos, vôtre");
