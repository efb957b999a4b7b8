import type { Token } from "./message-tokens.ts";
import { wholeSentence } from "./own-sentences.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { greets, hasContact, requestIn } from "./request-in.ts";
import { readOpening } from "./request-opening.ts";

/** What an order about the open draft is about, where no rule can do it. */
export type DraftWish =
  | "translate"
  | "tutoie"
  | "vouvoie"
  | "add"
  | "remove"
  | "replace"
  | "spelling"
  | "longer"
  | "other"
  | "delete"
  | "send";

/** Orders that say what they are about, whatever follows. */
const wishes = phrases<DraftWish>([
  [
    "translate",
    "traduis,traduit,traduisez,traduire,traduction,translate,en anglais,en allemand,en espagnol,en italien,une version anglaise,la version anglaise,version anglaise",
  ],
  [
    "tutoie",
    "tutoie,tutoies,tutoyez,tutoyer,dis tu,dites tu,dis lui tu,passe au tu,passe au tutoiement,passez au tutoiement,utilise le tutoiement,mets le au tutoiement,avec tu,avec le tu",
  ],
  [
    "vouvoie",
    "vouvoie,vouvoies,vouvoyez,vouvoyer,dis vous,dites vous,passe au vous,passe au vouvoiement,passez au vouvoiement,utilise le vouvoiement,mets le au vouvoiement,avec vous,avec le vous",
  ],
  [
    "spelling",
    "corrige,corriges,corrigez,corriger,les fautes,verifie l orthographe,verifiez l orthographe,verifie les fautes,relis,relisez,relire,proofread",
  ],
  [
    "longer",
    "rallonge,rallongez,rallonger,allonge,allongez,allonger,developpe,developpez,developper,etoffe,etoffez,etoffer,detaille,detaillez,detailler,enrichis,enrichissez,enrichir,plus long,plus longue,plus detaille,plus detaillee,plus de details,plus precis,plus precise,trop court,c est trop court",
  ],
  [
    "add",
    "ajoute,ajoutes,ajoutez,ajouter,rajoute,rajoutes,rajoutez,rajouter,insere,inserez,inserer,integre,integrez,integrer,inclus,incluez,inclure,mentionne,mentionnez,mentionner,evoque,evoquez,evoquer,cite,citez,citer,glisse,glissez,glisser,precise,precisez,preciser,parle de,parlez de,parle aussi de,rappelle que,mets un ps,mets une,mets ma signature,mets mon,mets notre,mets aussi,mettez un,mettez une,il manque,il y manque",
  ],
  [
    "remove",
    "enleve,enleves,enlevez,enlever,retire,retires,retirez,retirer,supprime,supprimes,supprimez,supprimer,ote,otez,oter,efface,effacez,effacer,vire,virez,coupe,coupez,couper,sans le,sans la,sans les,ne parle pas de,ne parle plus de,evite,evitez",
  ],
  [
    "replace",
    "remplace,remplaces,remplacez,remplacer,change,changes,changez,changer,modifie,modifies,modifiez,modifier,mets a la place,inverse,inversez,deplace,deplacez",
  ],
  [
    "other",
    "ameliore,ameliorez,ameliorer,simplifie,simplifiez,simplifier,adoucis,adoucissez,adoucir,reformule,reformulez,reformuler,reecris,reecrivez,reecrire,refais,refaites,fluidifie,fluidifiez,dynamise,dynamisez,muscle,allege,allegez,peaufine,peaufinez,retravaille,retravaillez,commence par,commencez par,termine par,terminez par,termine sur,finis par,finissez par,conclus par,plus percutant,plus percutante,plus vendeur,plus accrocheur,plus simple,plus clair,plus claire,plus fluide,plus naturel,plus naturelle,plus humain,plus humaine,plus personnel,plus personnelle,plus drole,plus professionnel,plus pro,plus convaincant,plus doux,plus leger,trop commercial,trop vendeur,trop agressif,c est trop commercial,il est trop commercial,pas assez percutant,pas assez clair,moins agressif,moins commercial,moins direct,moins froid,moins vendeur,mets en gras,mets des puces,met en gras,mets,mettez,rends,rendez,fais le,faites le,mets le,passe le",
  ],
  ["send", "envoie,envoies,envoyez,envoyer,expedie,expediez,poste"],
]);

const makes = wordSet(
  "fais fait faites rends rend rendez mets mettez ecris ecrivez passe donne sois soyez un une",
);
const object = wordSet(
  "le la les l moi nous ce cet cette mail email courriel message brouillon texte script ca cela ton un peu bien beaucoup",
);
const whole = wordSet(
  "le la l ce cet cette mail email courriel message brouillon texte script sequence tout entier , .",
);

/** What is kept elsewhere than in a draft. */
const elsewhere = wordSet(
  "profil liste prospect prospects compte abonnement forfait secteur cible ciblage conversation historique facture factures facturation equipe collegue collegues note notes rappel import fichier csv webhook webhooks notification notifications cookie cookies brouillons adresse donnees langue interface matinal sms linkedin",
);

/**
 * What an order about the open draft is about which `draftOrderIn` does not know, if it is the whole message and orders
 * nothing else (`requestIn`); `null` for everything else. Nothing is done by it but a version with a way back.
 * interpretation.md D211. Takes linear time in the message.
 */
export function draftWishIn(message: string): DraftWish | null {
  const sentence = wholeSentence(message);
  if (!sentence || sentence.tokens.length > 40 || hasContact(message) || greets(sentence)) return null;
  const { tokens } = sentence;
  if (tokens.some(({ form }, at) => elsewhere.has(form) || isYours(tokens, at))) return null;
  const reader = new Reader(tokens);
  const asked = readOpening(reader);
  // "Ajouter un PS ?" asks what "peux-tu ajouter un PS ?" orders.
  if (sentence.isQuestion && asked === "") return null;
  const start = reader.at;
  const wish = madeSo(reader, start) ?? readFrom(reader, start);
  if (!wish) return null;
  // "Passe au tutoiement" and "mets-le en gras" are about a text, though they begin as a change of the profile does.
  const isOfText =
    ["tutoie", "vouvoie", "translate"].includes(wish) || tokens.some(({ form }) => form === "gras");
  if (!isOfText && requestIn(message)) return null;
  const isWhole = reader.tokens.slice(reader.at).every(({ form }) => whole.has(form));
  if (wish === "remove" && isWhole) return "delete";
  if (wish === "send" && !isWhole) return null;
  return wish;
}

/** "Parle de tes offres", "modifie mon offre": of the product, and not "un ton plus direct". */
function isYours(tokens: readonly Token[], at: number): boolean {
  const { form } = tokens[at] as Token;
  const before = tokens[at - 1]?.form ?? "";
  if (form === "ton") return !["un", "le", "de", "du", "d", "au", "autre"].includes(before);
  return ["tes", "ta", "vos", "votre"].includes(form) || (form === "offre" && before === "mon");
}

function readFrom(reader: Reader, start: number): DraftWish | null {
  reader.at = start;
  return reader.read(wishes);
}

/** "Fais-le en anglais", "rends-le plus percutant": the object stands between the verb and the manner. */
function madeSo(reader: Reader, start: number): DraftWish | null {
  reader.at = start;
  reader.readWords(makes, 2);
  reader.readWords(object);
  return reader.read(wishes);
}
