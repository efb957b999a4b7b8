import { folded } from "#app/french/folded.ts";
import { phraseFinder } from "../phrases/phrase-finder.ts";
import { type Word, wordsOf } from "../phrases/words.ts";

/** French words by which the linter recognises the parts of a mail. */
const finderOf = (list: string) => phraseFinder(list.split(",").map((phrase) => ({ phrase: phrase.trim() })));

/** Asks the reader for something, although the sentence may end with a full stop. */
export const findRequest = finderOf(
  "réservez, réserver un créneau, choisissez, prenez le créneau, prenez rendez-vous, cliquez, appelez-moi, appelez-nous, rappelez-moi, contactez-moi, contactez-nous, écrivez-moi, écrivez-nous, répondez, répondez-moi, dites-moi, inscrivez-vous, téléchargez, découvrez, dis-moi, appelle-moi, réponds-moi, réserve ton créneau, choisis ton créneau, faites-moi savoir, indiquez-moi, proposez-moi, planifions, fixons, appelons-nous, discutons-en, parlons-en, échangeons, je vous propose d’échanger, je vous propose un échange, je vous propose un appel, je vous propose de nous appeler",
);

/** Tells the reader how to refuse further mails. */
export const findOptOut = finderOf(
  "stop, ne plus recevoir, plus recevoir, désinscription, désinscrire, désabonner, désabonnement, ne plus être contacté, ne plus être sollicité, ne plus vous écrire, je ne vous écrirai plus, je ne vous relancerai pas, je ne vous solliciterai plus, vous opposer, votre opposition, ne souhaitez plus, ne souhaitez pas recevoir, ne souhaitez pas être, ne souhaitez pas que je, ne souhaites pas que je, ne pas être recontacté, ne pas être contacté, ne pas être sollicité, ne plus vous contacter, ne plus me contacter, ne désirez plus, plus de mes nouvelles, répondez non, réponds non, répondez simplement non, répondez-moi non, répondez-moi simplement non, dites-moi non, dis-moi non, dites-moi simplement non, un non suffit, non me suffit, simple non, refuser tout, refuser mes messages, refuser ces messages, retire de mes contacts, laisse tranquille, laisserai tranquille, laissons tranquille, ne vous relance pas, ne vous relance plus, ne te relance pas",
);

/** The same in the languages into which a draft is translated. */
const findOptOutAbroad = finderOf(
  "unsubscribe, opt out, opting out, opt me out, not hear from, not to hear, no longer hear, longer wish to hear, longer want to hear, not wish to hear, not want to hear, don’t want to hear, don’t wish to hear, no longer receive, longer wish to receive, longer want to receive, not receive, not to receive, not wish to receive, not want to receive, receive further, receive any more, receive any further, rather not receive, get my emails, get my messages, no more emails, no more messages, no further emails, no further messages, not be contacted, not to be contacted, not wish to be contacted, not contact you, not write to you, not write again, not email you, not message you, not follow up, not reach out, not bother you, won’t contact, won’t write, won’t email, won’t message, won’t follow up, won’t reach out, won’t bother you, never write again, i didn’t write, i don’t write to you, don’t want to receive, removed from my, removed from our, remove you from, remove me from, remove your address, take you off, take me off, leave you alone, leave you in peace, reply no, answer no, respond no, reply with no, reply with a no, abmelden, abbestellen, keine weiteren, keine e-mails mehr, keine nachrichten mehr, nicht mehr kontaktiert, nicht mehr kontaktieren, nicht mehr anschreiben, nicht mehr schreiben, nicht weiter kontaktiert, darse de baja, darme de baja, no desea recibir, no quiere recibir, no deseas recibir, no quieres recibir, no desea que, no recibir más, no volveré a escribir, no le escribiré, no te escribiré, non desidera ricevere, non vuole ricevere, non vuoi ricevere, non ricevere più, non le scriverò, non ti scriverò, cancellarsi",
);

/** The writer stops: "je n’insisterai pas", "que je ne vous écrive plus", "nous ne reviendrons pas". */
const stops =
  /(?<![a-z])(?:je|j|nous|on)[ '’]{0,2}n(?:e |['’])(?:vous |te |t['’]|y )?(?:(?:re)?(?:ecri|contact)|relanc|sollicit|importun|insist|revien|derang|rappel|embet)(?:[a-z]{0,12} plus|[a-z]{0,8}(?:rai|rons|ra) pas)(?![a-z])/;
/** The reader no longer wants it: "plus de messages de ma part", "j’en reste là", "je m’arrête là". */
const wantsNoMore =
  /(?<![a-z])(?:plus (?:de |d['’]|aucun )?(?:autres? )?(?:e-?mails?|messages?|mails?|courriels?|nouvelles)|arrete(?:rai|rons)? la|rest(?:e|erai|ons|erons) la|retire(?:z|rai)? (?:moi |vous )?de (?:ma|mes|notre|nos|la|cette) listes?)(?![a-z])/;
/** What the writer then no longer does: "je dois arrêter de vous écrire", "que je cesse mes relances". */
const ceases =
  /(?<![a-z])(?:arret|cess|stopp)(?!ez)[a-z]{1,6} (?:(?:de |d['’])(?:vous |te |t['’])(?:(?:re)?ecrire|(?:re)?contacter|relancer|solliciter|importuner|deranger|rappeler|envoyer)|(?:mes|nos) (?:messages?|relances?|envois?|e-?mails?|mails?|courriels?|sollicitations?))(?![a-z])/;
/** The same of now, a promise only to who is told how to ask for it: "dites-le-moi et je n’insiste pas". */
const stopsNow =
  /(?<![a-z])(?:(?:je|nous|on) n(?:e |['’])(?:vous |te |t['’]|y )?(?:(?:re)?(?:ecri|contact)|relanc|sollicit|importun|insist|revien|derang|rappel|embet)[a-z]{0,5} pas|j['’]arrete)(?![a-z])/;
/** What the reader says; who else is to be asked, or when, is no refusal: "dites-moi qui s’en occupe". */
const says =
  /(?<![a-z])(?:dites|dis|repondez|reponds|signale[zr]?|indique[zr]?|prevenez|previens|savoir|ignorez|ignore|un (?:simple |petit )?(?:mot|non|stop))(?![a-z])(?!(?:[ -]moi)? (?:qui|quand|quel|quelle|a qui|vers|comment|ce|ou|plutot|pourquoi)(?![a-z]))/;
/** Who is not interested, and what they say, in each language: "Si cela ne vous intéresse pas, dites-le-moi." */
const refusals: readonly (readonly [isUninterested: RegExp, says: RegExp])[] = [
  [
    /(?<![a-z])si [^.!?]{0,60}(?:pas (?:du tout |vraiment )?interesse|n(?:e (?:vous |te )|['’]|e t['’])interesse(?:nt)? (?:pas|plus|guere)|n['’]est pas (?:du tout |vraiment )?(?:pour (?:vous|toi)|(?:le|un|votre|ton) sujet|fait pour|utile|pertinent)|ne (?:vous |te )(?:dit|parle|concerne|convient) (?:rien|pas))(?![a-z]{3})/,
    says,
  ],
  [
    /(?<![a-z])if [^.!?]{0,60}(?:not|n['’]t|no longer) (?:really |quite )?(?:for you|of interest|interest(?:ed|ing)|relevant|useful|a (?:topic|fit|good fit|match|priority)|your (?:topic|area|thing)|something you)(?![a-z])/,
    /(?<![a-z])(?:tell me|let me know|say so|just say|reply|answer|drop me|a (?:short |quick )?(?:word|reply|line|no)|ignore)(?![a-z])(?! (?:who|whom|when|what|how|which|where|why)(?![a-z]))/,
  ],
  [
    /(?<![a-z])(?:wenn|falls) [^.!?]{0,60}(?:nichts? fur (?:sie|dich)|nicht (?:interess|relevant|von interesse)|kein (?:interesse|thema))/,
    /(?<![a-z])(?:sagen sie|sag es|geben sie|gib mir|genugt|schreiben sie|antworten sie)(?![a-z])/,
  ],
  [
    /(?<![a-z])si [^.!?]{0,40}no (?:(?:le|te|les|os) interesa|es (?:para (?:usted|ti)|de su interes|un tema))(?![a-z])/,
    /(?<![a-z])(?:digamelo|dimelo|avise|aviseme|avisame|responda|responde|basta|hagamelo saber)(?![a-z])/,
  ],
  [
    /(?<![a-z])se [^.!?]{0,40}non (?:(?:le|ti|vi) interessa|(?:e|fa) (?:per (?:lei|te)|di suo interesse|al caso suo))(?![a-z])/,
    /(?<![a-z])(?:me lo dica|mi dica|dimmelo|me lo faccia sapere|risponda|rispondi|basta)(?![a-z])/,
  ],
];

/** True for a sentence that tells the reader in plain words how to refuse further mails; its first 400 characters count. */
export function saysHowToRefuse(text: string, words: readonly Word[]): boolean {
  if (findOptOut(words).length + findOptOutAbroad(words).length > 0) return true;
  const plain = folded(text.slice(0, 400));
  return (
    [stops, wantsNoMore, ceases].some((way) => way.test(plain)) ||
    (stopsNow.test(plain) && says.test(plain)) ||
    refusals.some((parts) => parts.every((part) => part.test(plain)))
  );
}

/** Where a link leads to that asks for an appointment; any other one may be an example. */
export const findBooking = finderOf(
  "agenda, calendrier, créneau, rendez-vous, réserver, réservez, ici, lien, démo, formulaire",
);

/** Ends a mail; the signature follows. */
export const findClosing = finderOf(
  "cordialement, bien à vous, bien à toi, belle journée, bonne journée, belle fin de journée, excellente journée, salutations, sincères salutations, salutations distinguées, sentiments distingués, toute ma considération, au plaisir, à bientôt, à très vite, bien cordialement, amicalement, respectueusement, merci d’avance, merci par avance, à vous lire, best regards, kind regards, warm regards, best wishes, yours sincerely, sincerely yours, mit freundlichen grüßen, viele grüße, freundliche grüße, un cordial saludo, un saludo, saludos cordiales, cordiali saluti, distinti saluti",
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

/** How often a text says "vous", and "tu"; "rendez-vous" is neither. */
export function addressIn(text: string): { formal: number; informal: number } {
  const words = wordsOf(text.replace(/rendez-vous/gi, " "));
  return { formal: findFormal(words).length, informal: findInformal(words).length };
}
