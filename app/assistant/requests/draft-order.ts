import type { Tone } from "#app/profile/choices.ts";
import type { Token } from "./message-tokens.ts";
import { wholeSentence } from "./own-sentences.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { greets, hasContact } from "./request-in.ts";
import { readOpening } from "./request-opening.ts";

/** What a customer's message orders of the draft that is open beside the conversation. */
export type DraftOrder =
  | { kind: "shorter" }
  | { kind: "angle" }
  | { kind: "tone"; tone: Tone }
  | { kind: "subject" }
  | { kind: "last" }
  | { kind: "postscript" }
  /** `isSure` is false for "pour lyon", which is a person only if the list has one of that name. */
  | { kind: "person"; who: string; isSure: boolean }
  /** Back to the version before. */
  | { kind: "undo" }
  /** Back to what stood before the last order, if that changed anything. */
  | { kind: "takeBack" };

type Change = Exclude<DraftOrder, { kind: "person" }>;

const shorter: Change = { kind: "shorter" };
const angle: Change = { kind: "angle" };
const undo: Change = { kind: "undo" };
const takeBack: Change = { kind: "takeBack" };
const subject: Change = { kind: "subject" };
const last: Change = { kind: "last" };
const postscript: Change = { kind: "postscript" };
const tone = (to: Tone): Change => ({ kind: "tone", tone: to });

/** Verbs that take something away, before what they take. */
const without = (things: string) =>
  "enleve enlevez enlever retire retirez retirer supprime supprimez supprimer ote otez oter efface effacez effacer coupe coupez couper vire virez virer sans"
    .split(" ")
    .flatMap((verb) => things.split(",").map((thing) => `${verb} ${thing}`))
    .join(",");

/** What stood before, and what asks for it. */
const versions = ["version d avant", "version precedente", "precedente version", "precedente"].flatMap(
  (version) => [version, `la ${version}`],
);
versions.push("l ancienne version", "ancienne version", "l ancienne", "l ancien", "le precedent");
const backTo =
  "reviens a,revenez a,revenir a,retour a,retourne a,retournez a,retourner a,retablis,retablissez,retablir,remets,remettez,remettre,restaure,restaurez,restaurer,reprends,reprenez,reprendre,garde,gardez,garder,rends moi,redonne moi,je prefere,je preferais,je prefererais,je preferai"
    .split(",")
    .flatMap((verb) => versions.map((version) => `${verb} ${version}`));

/** Orders that say by themselves what is to be done. */
const orders = phrases<Change>([
  [
    shorter,
    "raccourcis,raccourcit,raccourcissez,raccourcir,raccourci,abrege,abreges,abregez,abreger,condense,condensez,condenser,resserre,resserrez,resserrer,trop long,trop longue,c est trop long,c est trop longue,il est trop long,elle est trop longue,c est un peu long,un peu long,shorten,make it shorter,shorter",
  ],
  [
    tone("friendly"),
    "trop formel,trop froid,trop sec,trop direct,c est trop formel,c est trop froid,c est trop sec,c est trop direct,il est trop formel,il est trop froid,il est trop sec,il est trop direct,pas assez chaleureux",
  ],
  [tone("direct"), "pas assez direct,c est pas assez direct,il n est pas assez direct"],
  [
    tone("formal"),
    "trop familier,trop decontracte,c est trop familier,c est trop decontracte,il est trop familier,pas assez formel,pas assez poli",
  ],
  [
    subject,
    "change l objet,changes l objet,changez l objet,changer l objet,change d objet,changez d objet,changer d objet,modifie l objet,modifiez l objet,modifier l objet,remplace l objet,remplacez l objet,reecris l objet,reecrivez l objet,reformule l objet,reformulez l objet,refais l objet,ameliore l objet,ameliorez l objet,change le sujet,changez le sujet,change le titre,changez le titre,change l objet du mail,change l objet de l email",
  ],
  [last, without("la derniere phrase,derniere phrase,la phrase de fin,la phrase finale")],
  [postscript, without("le ps,le p s,ps,le post scriptum,post scriptum,ce ps")],
  [
    angle,
    "change d angle,changes d angle,changez d angle,changer d angle,change l angle,changez l angle,change d approche,changez d approche,changer d approche,tourne autrement,tournez autrement,tourner autrement,prends autrement,aborde autrement,abordez autrement,dis autrement,refais,refaites,refaire,recommence,recommencez,reecris,reecrivez,another angle",
  ],
  [undo, [...versions, ...versions.map((version) => `${version} etait mieux`), ...backTo].join()],
  [
    takeBack,
    "reviens en arriere,revenez en arriere,revenir en arriere,remets comme avant,remettez comme avant,comme avant,annule,annulez,annuler,annule la modification,annulez la modification,annule le changement,annulez le changement,defais,undo,annule le dernier changement,annule la derniere modification,annule ca,annule cela,annule tout,non annule,stop annule,retour en arriere,retour arriere,je preferais avant,je preferais comme avant,je preferais comme c etait,annuler le changement,annuler la modification,c est une erreur annule,c etait mieux avant,c etait mieux,defaire",
  ],
]);

/** The draft, before a verb: "tu peux le faire plus court ?". */
const objects = wordSet("le la les l");

/** Verbs that make a text be something. */
const makes = phrases([
  [
    true,
    "fais,fait,faites,faire,rends,rend,rendez,rendre,mets,mettez,mettre,ecris,ecrivez,ecrire,reecris,reecrivez,reecrire,refais,refaites,refaire,reformule,reformulez,reformuler,redige,redigez,rediger,passe,passez,prends,prenez,prendre,trouve,trouvez,trouver,essaie,essayez,essayer,propose,proposez,proposer,donne,donnez,donner,cherche,cherchez,chercher,utilise,utilisez,adopte,adoptez,sois,soyez,je le veux,je la veux,je le voudrais,je la voudrais,je le prefere,make",
  ],
]);

/** What it is to be. */
const manners = phrases<Change>([
  [
    shorter,
    "plus court,plus courte,plus courts,plus bref,plus breve,plus concis,plus concise,moins long,moins longue,deux fois plus court,version courte,version plus courte",
  ],
  [
    angle,
    "autre angle,autre angle d attaque,nouvel angle,angle different,autre approche,approche differente,autre version,version differente,autre proposition,autre accroche,nouvelle accroche,autre entree en matiere",
  ],
  [
    subject,
    "autre objet,nouvel objet,objet different,meilleur objet,autre sujet,autre titre,autre ligne d objet,objet plus accrocheur,objet plus court",
  ],
  [tone("direct"), "plus direct,plus directe,plus franc,plus franche,ton plus direct,ton direct"],
  [
    tone("friendly"),
    "plus chaleureux,plus chaleureuse,plus amical,plus amicale,plus convivial,plus conviviale,plus sympathique,plus decontracte,moins formel,moins formelle,ton plus chaleureux,ton plus amical,ton chaleureux,ton amical",
  ],
  [
    tone("formal"),
    "plus formel,plus formelle,plus soutenu,plus soutenue,plus poli,plus polie,ton plus formel,ton formel",
  ],
  [tone("premium"), "plus haut de gamme,plus premium,plus elegant,plus elegante,ton premium"],
  [tone("inspirational"), "plus inspirant,plus inspirante,plus enthousiaste,ton inspirant"],
]);

/** Verbs that adapt a text to somebody; the name follows "pour" or "a". */
const adapts = phrases([
  [
    true,
    "adapte,adaptes,adaptez,adapter,refais,refaites,refaire,reecris,reecrivez,reecrire,ecris,ecrivez,ecrire,fais,faites,faire,mets,mettez,adresse,adressez,adresser,personnalise,personnalisez,personnaliser,tourne,tournez,destine,meme chose,pareil,idem,la meme chose,le meme",
  ],
]);

/** Words for the draft, and between the parts of an order, that change nothing. */
const object = wordSet(
  "le la les l moi nous ce cet cette un une en avec sous d de du mail email courriel message brouillon texte script sequence version ton ca cela un peu bien beaucoup encore it",
);
const own = wordSet(
  "le la les l moi nous ce cet cette mail email courriel message brouillon texte script sequence ca cela",
);
const none: ReadonlySet<string> = new Set();
const after = wordSet(
  "le la les l ce cet cette ci mail email courriel message brouillon texte script sequence peu possible encore fois plus un une du de d en pour tout it please",
);

/** People and things for whom a draft always is, or nobody. */
const noPersons = wordSet(
  "moi toi vous nous lui elle eux ca cela ce cet cette ces quoi qui que demain aujourd hier lundi mardi mercredi jeudi vendredi mes mon ma nos notre vos votre leur leurs un une des les le la du quand commencer finir voir rien tout tous toutes linkedin",
);

/**
 * What a message orders of the open draft, if that is the whole message (`wholeSentence`): shorter, another angle, another
 * tone, for somebody, or back. `null` for everything else: a negation, a quotation, a letter, a pasted text.
 * interpretation.md D57, D187. Takes linear time in the message.
 */
export function draftOrderIn(message: string): DraftOrder | null {
  const sentence = wholeSentence(message);
  if (!sentence || sentence.tokens.length > 20 || hasContact(message) || greets(sentence)) return null;
  const tokens = sentence.tokens.filter(({ form }) => form !== ",");
  const reader = new Reader(tokens);
  readOpening(reader);
  const start = reader.at;
  return changeIn(reader, start) ?? personIn(reader, start, message);
}

/** An order that is about the draft alone, from this token to the end. */
function changeIn(reader: Reader, start: number): Change | null {
  // "La version d’avant" begins with words that elsewhere change nothing.
  for (const list of [orders, manners])
    for (const skipped of [object, none]) {
      reader.at = start;
      if (list === manners) {
        reader.readWords(objects);
        reader.read(makes);
      }
      reader.readWords(skipped);
      const read = reader.read(list) ?? readSplit(reader);
      if (!read) continue;
      reader.readWords(after);
      if (reader.next === "") return read;
    }
  return null;
}

/** "Tourne-le autrement": the object stands inside the order. */
function readSplit(reader: Reader): Change | null {
  const { at } = reader;
  const verb = reader.next;
  if (!turning.has(verb)) return null;
  reader.at++;
  reader.readWords(object);
  if (reader.next === "autrement") {
    reader.at++;
    return angle;
  }
  reader.at = at;
  return null;
}

const turning = wordSet(
  "tourne tournez tourner prends prenez prendre aborde abordez aborder dis dites dire fais faites",
);

/** "Pour Hélène", "adapte-le pour Hélène Courtade". */
function personIn(reader: Reader, start: number, message: string): DraftOrder | null {
  reader.at = start;
  const isAdapted = reader.read(adapts) !== null;
  // "Un e-mail pour Hélène" asks for another draft.
  if (isAdapted) reader.readWords(own);
  const isFor = reader.next === "pour" || (isAdapted && reader.next === "a");
  if (!isFor) return null;
  reader.at++;
  if (["madame", "monsieur", "mme", "mr", "m"].includes(reader.next)) reader.at++;
  const named = reader.tokens.slice(reader.at).filter(({ form }) => form !== "." && form !== "!");
  const [first] = named;
  if (!first || named.length > 6 || noPersons.has(first.form)) return null;
  if (named.some(({ form }) => !/^[\p{L}\p{N}]/u.test(form))) return null;
  const who = textOf(named, message);
  return { kind: "person", who, isSure: /^\p{Lu}/u.test(who) };
}

const textOf = (tokens: readonly Token[], message: string) =>
  message.slice(tokens[0]?.start, tokens.at(-1)?.end).trim();
