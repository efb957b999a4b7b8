import { tokensOf } from "./message-tokens.ts";
import { phrases, Reader } from "./phrase-reader.ts";

/** Agrees whatever praise or thanks stand beside it. */
const yes = phrases([[true, "oui,oui oui,ouais,ouip,yes,yep,yeah"]]);
/** Orders the change, or confirms it. */
const order = phrases([
  [
    true,
    "vas y,va y,allez y,go,fais le,faites le,je confirme,confirme,confirmez,je valide,valide,validez,j accepte,change le,changez le,change la,changez la,change les,changez les,change,changez,change mon profil,changez mon profil,applique,appliquez,applique le,appliquez le,enregistre,enregistrez,enregistre le,enregistrez le,mets a jour,mettez a jour",
  ],
]);
/** Agrees; with praise or thanks it may only be polite. */
const agreement = phrases([
  [
    true,
    "d accord,dac,daccord,je suis d accord,c est d accord,bien sur,volontiers,absolument,tout a fait,sure",
  ],
]);
/** Agrees alone; beside anything polite it only acknowledges what was said. */
const okay = phrases([[true, "ok,okay,allez"]]);
/** Praise and thanks say nothing about a change, and agree to none. */
const praise = phrases([
  [true, "parfait,super,genial,top,tres bien,bien,bonne idee,c est parfait,avec plaisir,entendu"],
]);
const no = phrases([
  [
    true,
    "non,nan,no,nope,non merci,surtout pas,pas question,pas maintenant,laisse,laissez,laisse tomber,laissez tomber,annule,annulez,oublie,oubliez,ne change rien,ne changez rien,ne le change pas,ne le changez pas,ne change pas,ne changez pas,jamais,je refuse,je ne veux pas,garde l ancien,gardez l ancien,garde,gardez,pas du tout,c est non",
  ],
]);
const please = phrases([[true, "stp,svp,s il te plait,s il vous plait,please"]]);
const thanks = phrases([
  [true, "merci,merci beaucoup,merci bien,grand merci,mille mercis,thanks,thank you,thx,beaucoup"],
]);

/** A longer message says more than a yes or a no. */
const maxLength = 80;

/**
 * True for a message that says yes in so many words and nothing else: "Oui, changez-le." Thanks and praise are no yes, nor
 * is an agreement beside them: "Super, merci" and "Volontiers, merci" may mean the text that was pasted, or be part of it.
 * With thanks only what begins with "oui" is one. interpretation.md D46.
 */
export function isYes(message: string): boolean {
  const said = saidIn(message, [yes, order, agreement, okay, praise, please, thanks]);
  if (said === null) return false;
  const [first] = said;
  if (said.has(thanks)) return first === yes;
  if (said.has(yes) || said.has(order)) return true;
  if (said.has(agreement)) return !said.has(praise);
  return said.has(okay) && said.size === 1;
}

/** True for a message that says no and nothing else: "non merci". "Oui mais…" is neither. */
export function isNo(message: string): boolean {
  return saidIn(message, [no, please, thanks])?.has(no) ?? false;
}

type List = ReturnType<typeof phrases<boolean>>;

/** The lists of which a message consists, in its order; `null` if it says something else, asks, or quotes. */
function saidIn(message: string, lists: readonly List[]): Set<List> | null {
  if (message.length > maxLength || /[?>\n]/.test(message.trim())) return null;
  const reader = new Reader(tokensOf(message).filter(({ form }) => !/^[.,!…:;\n]$/.test(form)));
  const said = new Set<List>();
  while (reader.next !== "") {
    const list = lists.find((each) => reader.read(each) !== null);
    if (!list) return null;
    said.add(list);
  }
  return said;
}
