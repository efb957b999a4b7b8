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
    "ajoute,ajoutes,ajoutez,ajouter,rajout,ajoutes y,rajoute,rajoutes,rajoutez,rajouter,insere,inserez,inserer,integre,integrez,integrer,inclus,incluez,inclure,mentionne,mentionnez,mentionner,evoque,evoquez,evoquer,cite,citez,citer,glisse,glissez,glisser,precise,precisez,preciser,parle de,parlez de,parle aussi de,rappelle que,mets un ps,mets une,mets ma signature,mets mon,mets notre,mets aussi,met un,met une,parle lui de,parlez lui de,parle leur de,propose lui,proposez lui,propose leur,demande lui,demandez lui,dis lui,dites lui,rappelle lui,explique lui,invite le,invite la,felicite le,felicite la,remercie le,remercie la,plus de chiffres,avec un exemple,avec un ps,avec une question,avec un chiffre,avec le lien,avec mon,avec notre,mettez un,mettez une,il manque,il y manque",
  ],
  [
    "remove",
    "enleve,enleves,enlevez,enlever,retire,retires,retirez,retirer,supprime,supprimes,supprimez,supprimer,ote,otez,oter,efface,effacez,effacer,vire,virez,coupe,coupez,couper,sans le,sans la,sans les,sans l,sans ce,sans cette,sans chiffre,sans chiffres,sans lien,sans liens,sans emoji,sans emojis,sans ps,sans prix,sans exclamation,pas de chiffre,pas de chiffres,pas de ps,pas de lien,pas de liens,pas de prix,pas d emoji,pas d emojis,pas de jargon,pas de blabla,plus de chiffres du tout,ne parle pas de,ne parle plus de,ne parlez pas de,ne parlez plus de,ne dis pas,ne dis plus,ne mets pas,n ecris pas,ne mentionne pas,ne mentionne plus,evite,evitez,moins de",
  ],
  [
    "replace",
    "parle plutot,parlez plutot,dis plutot,dites plutot,mets plutot,propose plutot,a la place,au lieu de,remplace,remplaces,remplacez,remplacer,change,changes,changez,changer,modifie,modifies,modifiez,modifier,mets a la place,inverse,inversez,deplace,deplacez",
  ],
  [
    "other",
    "raccourcis,raccourci,raccourcit,raccourcissez,raccourcir,abrege,abregez,abreger,condense,condensez,condenser,resserre,resserrez,resserrer,reduis,reduisez,reduire,resume,resumez,resumer,en une phrase,en deux phrases,en trois phrases,en quelques phrases,en quelques mots,en deux lignes,en trois lignes,une version,version courte,version linkedin,version sms,linkedin,pour linkedin,adapte,adaptez,adapter,transforme,transformez,transformer,decline,declinez,decliner,insiste,insistez,insister,mets l accent,mettez l accent,mets en avant,mettez en avant,appuie sur,garde juste,garde seulement,gardez seulement,ne garde que,ne gardez que,fusionne,fusionnez,separe,separez,decoupe,decoupez,signe,signez,tourne,tournez,humanise,humanisez,personnalise,personnalisez,rends le,un peu d humour,avec un peu d humour,avec humour,avec de l humour,trop generique,c est trop generique,trop vague,c est trop vague,trop mou,trop pompeux,trop fade,trop plat,pas assez personnel,pas assez personnalise,pas assez percutante,on dirait un robot,ca fait robot,ca fait trop,ca sonne,j aime pas,je n aime pas,l accroche ne,la fin ne,le debut ne,ameliore,ameliorez,ameliorer,simplifie,simplifiez,simplifier,adoucis,adoucissez,adoucir,reformule,reformulez,reformuler,reecris,reecrivez,reecrire,refais,refaites,fluidifie,fluidifiez,dynamise,dynamisez,muscle,allege,allegez,peaufine,peaufinez,retravaille,retravaillez,commence par,commencez par,termine par,terminez par,termine sur,finis par,finissez par,conclus par,plus percutant,plus percutante,plus vendeur,plus accrocheur,plus simple,plus clair,plus claire,plus fluide,plus naturel,plus naturelle,plus humain,plus humaine,plus personnel,plus personnelle,plus drole,plus professionnel,plus pro,plus convaincant,plus doux,plus leger,trop commercial,trop vendeur,trop agressif,c est trop commercial,il est trop commercial,pas assez percutant,pas assez clair,moins agressif,moins commercial,moins direct,moins froid,moins vendeur,mets en gras,mets des puces,met en gras,mets,mettez,rends,rendez,fais le,faites le,mets le,passe le",
  ],
  ["send", "envoie,envoies,envoyez,envoyer,expedie,expediez,poste"],
]);

/** How somebody says what they like better: "je préfère sans le chiffre", "je le préfère en anglais". */
const preferences = phrases([
  [
    true,
    "je prefere,je prefererais,je le prefere,je la prefere,je le prefererais,j aime mieux,j aimerais mieux,je le veux,je le voudrais,je la veux,je la voudrais,plutot,mieux vaut,essaie,essayez",
  ],
]);

const makes = wordSet(
  "fais fait faites faire rends rend rendez mets met mettez ecris ecrivez passe donne sois soyez en y un une",
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
  if (tokens.some(({ form }, at) => (elsewhere.has(form) && !isMedium(tokens, at)) || isYours(tokens, at)))
    return null;
  const reader = new Reader(tokens);
  const asked = readOpening(reader);
  const start = preferredFrom(reader);
  // "Ajouter un PS ?" asks what "peux-tu ajouter un PS ?" orders.
  if (sentence.isQuestion && asked === "") return null;
  // "Dis" opens a sentence, and begins "dis-lui que".
  const wish = madeSo(reader, start) ?? readFrom(reader, start) ?? readFrom(reader, 0);
  if (!wish) return null;
  // "Passe au tutoiement" and "mets-le en gras" are about a text, though they begin as a change of the profile does.
  const isOfText =
    ["tutoie", "vouvoie", "translate"].includes(wish) || tokens.some(({ form }) => form === "gras");
  if (!isOfText && requestIn(message)) return null;
  const isWhole = reader.tokens.slice(reader.at).every(({ form }) => whole.has(form));
  const isVerb = !lacking.has(tokens[start]?.form ?? "");
  if (wish === "remove" && isWhole && isVerb) return "delete";
  if (wish === "send" && !isWhole) return null;
  return wish;
}

/** "Sans chiffres" takes something out of a text, "supprime" the text. */
const lacking = wordSet("sans pas plus moins ne");

/** Where the wish begins, after "je préfère"; "plutôt" alone begins one too. */
function preferredFrom(reader: Reader): number {
  const { at } = reader;
  const isPreferred = reader.read(preferences) !== null;
  return isPreferred ? reader.at : at;
}

/** A medium is no place of its own where a text is to be made for it: "une version pour LinkedIn". */
const isMedium = (tokens: readonly Token[], at: number) =>
  ["linkedin", "sms"].includes(tokens[at]?.form ?? "") &&
  ["pour", "message", "version", "format", "en", "post"].includes(tokens[at - 1]?.form ?? "");

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
