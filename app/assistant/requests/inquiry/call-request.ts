import type { Token } from "../message-tokens.ts";
import { tokensOf } from "../message-tokens.ts";
import { allSentences, type Sentence } from "../own-sentences.ts";
import { ownWords } from "../own-words.ts";
import { hasPhrase, phrases, wordSet } from "../phrase-reader.ts";

/** Who is to call is one of us. */
const verbs = wordSet(
  "appeler appelez appelle appelles appeliez appellera appellerez appele apeler apelez apelle rappeler rappelez rappelle rappelles rappeliez rappellera rappellerez rappele rapeler rapelez rapelle telephoner telephonez telephone telephoniez joindre joignez joigniez contacter contactez contacte contactiez recontacter recontactez recontacte recontactiez",
);
/** "Passez-moi un coup de fil", after the verb and whom. */
const gives = wordSet("passer passez passe passiez donner donnez donne");
const ring = phrases([
  [true, "coup de fil,coup de tel,coup de telephone,coup de bigo,petit coup de fil,appel telephonique,appel"],
]);
const objects = wordSet("m me moi nous");

/** What stands right before "me rappeler" where somebody of us is to do it. */
const askers = wordSet(
  "vous tu de pouvez pourriez peux pourrais peut pourrait voulez veux veuillez bien faut doit devez deviez allez va vas ira quelqu un equipe conseiller commercial collegue responsable plutot aussi",
);
/** Whose call somebody else's is, or what is to be written. */
const others = wordSet(
  "prospect prospects client clients cliente clientes lead leads contact contacts il ils elle elles lui leur leurs eux mail email message sms script sequence relance texte objection reponse redige ecris prepare dis dit repond standard secretaire secretariat concurrent fournisseur banque jamais",
);

const wishes = phrases([
  [
    true,
    "etre rappele,etre rappelee,etre rappeles,etre recontacte,etre recontactee,etre recontactes,etre appele,etre appelee,etre contacte,etre contactee,un rappel svp,demande de rappel,demander un rappel,demande d appel",
  ],
]);

/** How a message asks that somebody of us calls: as an order, or as a wish that may be another's goal too. */
export type CallRequest = "order" | "wish";

/** How a sentence asks for it; `null` for one that does not, or that speaks of somebody else's call. */
export function callAskedIn({ tokens }: Sentence): CallRequest | null {
  if (tokens.some(({ form }, at) => others.has(form) && !isNobody(tokens, at))) return null;
  for (const [at, { form }] of tokens.entries()) {
    const asked = verbs.has(form) || (gives.has(form) && givesRing(tokens, at)) ? askedAt(tokens, at) : null;
    if (asked) return asked;
  }
  const isWished = hasPhrase(tokens, wishes) || tokens.some((_, at) => isMutual(tokens, at));
  return isWished && !tokens.some(({ form }) => form === "pas") ? "wish" : null;
}

/** "Il faut me rappeler" */
const isNobody = (tokens: readonly Token[], at: number) =>
  tokens[at]?.form === "il" && ["faut", "faudrait", "y"].includes(tokens[at + 1]?.form ?? "");

/** "On peut s'appeler demain ?", but "on peut s'appeler Durand & fils ?" */
const isMutual = (tokens: readonly Token[], at: number) =>
  tokens[at]?.form === "s" &&
  tokens[at + 1]?.form === "appeler" &&
  tokens.some(({ form }) => form === "on") &&
  (at + 2 === tokens.length || besideCall.has(tokens[at + 2]?.form ?? ""));

/** How the verb `at` asks for a call, by what stands around it. */
function askedAt(tokens: readonly Token[], at: number): CallRequest | null {
  const form = (index: number) => tokens[index]?.form ?? "";
  const [whom, before] = [form(at - 1), form(at - 2)];
  if (takesThing(tokens, at)) return null;
  if (["moi", "nous"].includes(form(at + 1)) && !["ne", "n", "m", "me", "vous", "pas"].includes(whom))
    return isOrder(form(at)) ? "order" : null;
  if (!["m", "me", "nous"].includes(whom) || form(at + 1) === "pas") return null;
  if (before === "on") return ["qu", "que"].includes(form(at - 3)) && !isTired(tokens) ? "wish" : null;
  if (before === "pas") return asksOfUs.has(form(at - 3)) ? "order" : null;
  // "Quelqu'un m'appelle", but "l'un m'appelle".
  if (before === "un" && form(at - 3) !== "quelqu") return null;
  if (before === "de" && !["merci", "possible"].includes(form(at - 3))) return null;
  return askers.has(before) ? "order" : null;
}

/** "Vous ne pourriez pas me rappeler ?" */
const asksOfUs = wordSet("vous tu pouvez pourriez peux pourrais peut pourrait");

/** What an order, or an infinitive in its place, ends in: "appelez", "appelle", "appeler". */
const isOrder = (form: string) => /(?:ez|er|e|joindre)$/.test(form) && !/(?:iez|era)$/.test(form);

/** "J'en ai marre qu'on m'appelle" asks for nothing. */
const isTired = (tokens: readonly Token[]) =>
  tokens.some(({ form }) => ["marre", "deteste", "assez", "pas"].includes(form));

/** "Rappelez-moi le tarif" reminds, and "m'appeler les DRH" is work: the verb has a thing, or somebody, of its own. */
function takesThing(tokens: readonly Token[], verb: number): boolean {
  const form = (index: number) => tokens[index]?.form ?? "";
  const at = objects.has(form(verb + 1)) ? verb + 2 : verb + 1;
  if (gives.has(form(verb))) return false;
  if (form(verb).startsWith("rap") && tokens.slice(at).some((_, index) => isDeed(tokens, at + index)))
    return true;
  if (form(at) === "ce") return ["que", "qu"].includes(form(at + 1));
  return determiners.has(form(at)) && !times.has(form(at + 1)) && !/^\d/.test(form(at + 1));
}

/** "De relancer": what somebody is to be reminded of. */
const isDeed = (tokens: readonly Token[], at: number) =>
  ["de", "d"].includes(tokens[at]?.form ?? "") && /(?:er|re|ir)$/.test(tokens[at + 1]?.form ?? "");

const determiners = wordSet(
  "le la les l des vos votre mes mon ma nos notre ton ta tes combien comment qui quel quelle quels quelles pourquoi si ces",
);
const times = wordSet(
  "plus matin soir apres midi semaine journee lundi mardi mercredi jeudi vendredi samedi lendemain que demain maintenant numero portable fixe mobile telephone tel mois premier",
);

function givesRing(tokens: readonly Token[], at: number): boolean {
  return objects.has(tokens[at + 1]?.form ?? "") || objects.has(tokens[at - 1]?.form ?? "")
    ? hasPhrase(tokens.slice(at + 1, at + 8), ring)
    : false;
}

/** Words around an address or a number of one's own that say nothing else. */
const besideContact = wordSet(
  "bonjour merci svp stp s il vous te plait et ou a au le la l les de du d en mon ma mes numero num tel telephone portable fixe mobile ligne directe mail email courriel adresse coordonnees contact c est sont voici voila je suis joignable disponible sur nouveau nouvelle change maintenant pour me m joindre contacter compte connexion mien : , . ; = !",
);

/** True for a message that only leaves the customer's own number or address. */
export function leavesContact(message: string): boolean {
  if (message.length > 300) return false;
  const words = message.split(/\s+/);
  const isContact = (word: string) => word.includes("@") || /^[(+]?\d[\d().+-]*[,;.!]?$/.test(word);
  const given = words.filter(isContact).join(" ");
  const isGiven = given.includes("@") || /^(?:0|33)\d{9}/.test(given.replace(/\D/g, ""));
  const rest = tokensOf(words.filter((word) => !isContact(word)).join(" "));
  return isGiven && rest.every(({ form }) => besideContact.has(form));
}

/** An address may be where one books a talk with the customer. */
const leavesNumber = (message: string) => !message.includes("@") && leavesContact(message);

/** What may stand around a wish for a call that is the whole message. */
const besideCall = wordSet(
  "bonjour bonsoir salut merci svp stp s il vous te tu plait et ou a au aux le la l les de du d en des que qu on ce cet cette mon ma mes numero tel telephone portable coordonnees c est voici demain matin apres midi soir aujourd hui lundi mardi mercredi jeudi vendredi maintenant vite rapidement possible urgent vers entre h heures avant pour quand je j me m nous moi voudrais veux souhaite souhaiterais aimerais prefere pouvez pourriez peux pourrais peut pourrait quelqu un une chez votre equipe conseiller commercial coup fil appel etre est plutot d abord bien semaine prochaine ci sur dans peu : , . ; ! ?",
);

/** How the whole of a message asks for a call, beside when and at which number; `null` for one that says more. */
export function callAskedBy(message: string): CallRequest | null {
  const { text, isWhole } = ownWords(message);
  if (!isWhole || message.length > 300) return null;
  const said = allSentences(text);
  const asked = said.map(callAskedIn);
  const isOnlyCall = said.every(({ tokens }) =>
    tokens.every(
      ({ form }) => besideCall.has(form) || verbs.has(form) || gives.has(form) || /^\d/.test(form),
    ),
  );
  if (!isOnlyCall) return null;
  return asked.includes("order") || leavesNumber(message) ? "order" : asked.includes("wish") ? "wish" : null;
}
