import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Sentence } from "./own-sentences.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { readOpening } from "./request-opening.ts";

/** Verbs that make something, as an order, as an infinitive, and in the wrong person. */
const makes = phrases<"write" | "get">([
  [
    "write",
    "redige,rediges,redigez,rediger,rediges,rediger,redigiez,ecris,ecrit,ecrives,ecrivez,ecriviez,ecrire,prepare,prepares,preparez,prepariez,preparer,fais,fait,faites,faire,fasses,fassiez,cree,crees,creez,creiez,creer,genere,generes,generez,generer,definis,definit,definissez,definisses,definissiez,definir,etablis,etablit,etablissez,etablir,construis,construisez,construire,compose,composes,composez,composer,monte,montes,montez,monter,concois,concevez,concevoir,produis,produisez,produire,formule,formules,formulez,formuler,refais,refaites,refaire,elabore,elabores,elaborez,elaborer,structure,structurez,structurer,planifie,planifies,planifiez,planifier,commence,commencez,commencer,pond,ponds,fabrique,fabriquez,fabriquer,imagine,imagines,imaginez,imaginer,ebauche",
  ],
  ["write", "write,draft,prepare,create,make,define,build,generate,compose,set up,produce"],
  ["get", "donne,donnes,donnez,donner,propose,proposes,proposez,proposer,sors,avoir,give,get"],
]);

/** Words between the verb and the thing that change nothing. */
const determiners = wordSet(
  "moi nous lui me m un une le la l mon ma mes notre nos votre ton ta des du de d les autre nouveau nouvel nouvelle court courte petit petite bref breve bon bonne bel beau joli super vrai premier premiere second seconde deuxieme troisieme simple rapide encore vite rapidement donc alors maintenant directement brouillon projet ebauche proposition exemple modele version idee type efficace complet complete detaille detaillee et que a the an my our us me for short new another first",
);

const things = phrases<DraftKind>([
  [
    "email",
    "email,mail,mel,courriel,message de prospection,message d approche,message de prise de contact,lettre de prospection,cold email,cold mail,prospecting email,relance,email de relance,mail de relance,email de prospection",
  ],
  [
    "sequence",
    "sequence,sequences,cadence,serie de mails,serie d emails,serie de trois mails,serie de trois emails,suite de mails,suite d emails,suite de trois mails,campagne de mails,campagne d emails,campagne d emailing,campagne emailing,emails,mails,courriels,trois emails,trois mails,trois courriels,trois messages de prospection,3 emails,3 mails,3 courriels,three emails,email sequence,relances",
  ],
  [
    "search",
    "recherche de prospects,recherche prospects,recherche de clients,recherche de leads,recherche,recherches,definition de recherche,criteres de recherche,criteres de ciblage,ciblage,prospect search,search definition,search",
  ],
  [
    "call_script",
    "script d appel,script d appels,script telephonique,script de vente,script d appel a froid,script,scripts d appel,trame d appel,trame telephonique,trame pour mes appels,argumentaire telephonique,argumentaire d appel,argumentaire de vente,argumentaire,call script,cold call script,pitch telephonique,reponses aux objections,reponses a mes objections,reponses aux objections frequentes",
  ],
  [
    "plan",
    "plan d action,plan d actions,plan d attaque,plan de prospection,plan des premieres semaines,plan pour les premieres semaines,plan pour mes premieres semaines,plan pour demarrer,plan de demarrage,plan de lancement,plan commercial,plan,plan action,programme des premieres semaines,programme pour les premieres semaines,planning de prospection,feuille de route,roadmap,strategie de prospection,strategie pour les premieres semaines,action plan,prospecting plan",
  ],
]);

/** Words after a thing that make it another one: a plan of a site, a script in Python, a mail to one's own bank. */
const others: Partial<Record<DraftKind, ReadonlySet<string>>> = {
  search: wordSet("sur google internet web linkedin bibliographique d documentaire"),
  call_script: wordSet(
    "python js javascript bash shell sql php powershell excel vba video youtube de en qui",
  ),
  plan: wordSet("de du d marketing comptable masse site b social epargne"),
  email: wordSet("marketing"),
};

/** Ends of "un e-mail de …" that are no prospecting. */
const otherMails = wordSet(
  "remerciement remerciements excuse excuses demission conge conges reclamation bienvenue resiliation confirmation felicitations condoleances",
);

/** Verbs and people for "trouve-moi des prospects". */
const finds = phrases([
  [true, "trouve,trouvez,trouver,cherche,cherchez,chercher,recherche,recherchez,rechercher,find"],
]);
const people = wordSet("prospects prospect clients leads lead contacts");

/** The kind of ready-made work that a sentence asks for, in the customer's own imperative. */
export function draftAskedIn({ tokens, isQuestion }: Sentence): DraftKind | null {
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  // "Tu peux lui écrire un e-mail ?"
  if (opening !== "" && reader.next === "lui") reader.at++;
  const start = reader.at;
  if (reader.read(finds) !== null) {
    reader.readWords(determiners);
    if (people.has(reader.next) && !(opening === "" && isQuestion)) return "search";
    reader.at = start;
  }
  const verb = reader.read(makes);
  if (verb === null && opening === "do") return null;
  // "Un script d'appel, s'il te plaît" is a wish only where nothing is said about it.
  const isBare = verb === null && opening === "";
  if (isBare && (isQuestion || !["un", "une", "des", "trois", "a"].includes(reader.next))) return null;
  reader.readWords(determiners);
  const kind = thingAt(reader, verb === "write");
  return kind && (!isBare || endsWish(reader)) ? kind : null;
}

function thingAt(reader: Reader, isWritten: boolean): DraftKind | null {
  const { at, tokens } = reader;
  const kind = reader.read(things);
  if (kind === null || reader.at > at + 1) return kind;
  if (others[kind]?.has(reader.next)) return null;
  if (kind === "sequence" && !isWritten && addresses.has(tokens[at]?.form ?? "")) return null;
  const isOf = ["de", "d", "du", "des"].includes(reader.next);
  // "L'e-mail de Jean" and "les mails des DRH" are addresses.
  if (["email", "sequence"].includes(kind) && isOf && definite.has(tokens[at - 1]?.form ?? "")) return null;
  return kind === "email" && isOf && otherMails.has(tokens[at + 2]?.form ?? "") ? null : kind;
}

/** Without a verb of writing, "des e-mails" are addresses too. */
const addresses = wordSet("emails mails courriels");
const definite = wordSet("l le la les");

const afterWish = wordSet("pour stp svp s please merci destine aux , a en avec");
const verbs = wordSet(
  "est sont doit doivent peut peuvent marche fonctionne sert servent faut suffit va vont ou vs",
);

/** True if a thing without a verb is followed by its purpose or nothing. */
function endsWish({ tokens, at }: Reader): boolean {
  const rest = tokens.slice(at).map(({ form }) => form);
  return (rest.length === 0 || afterWish.has(rest[0] ?? "")) && !rest.some((form) => verbs.has(form));
}
