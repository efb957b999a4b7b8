import { tokensOf } from "./message-tokens.ts";
import { phrases, Reader } from "./phrase-reader.ts";

const yes = phrases([
  [
    true,
    "oui,ouais,ouip,yes,yep,yeah,ok,okay,d accord,dac,daccord,entendu,parfait,bien sur,volontiers,absolument,exactement,tout a fait,vas y,allez y,allez,va y,go,fais le,faites le,je confirme,confirme,je valide,valide,validez,c est bon,c est ca,c est parfait,c est d accord,changez le,change le,changez la,change la,changez les,change les,changez,change,applique,appliquez,applique le,appliquez le,enregistre,enregistrez,enregistre le,enregistrez le,mets a jour,mettez a jour,avec plaisir,super,tres bien,bien,bonne idee,je suis d accord,ca marche,ca me va,ca me convient,oui oui,sure",
  ],
]);
const no = phrases([
  [
    true,
    "non,nan,no,nope,non merci,surtout pas,pas question,pas maintenant,laisse,laissez,laisse tomber,laissez tomber,annule,annulez,oublie,oubliez,ne change rien,ne changez rien,ne le change pas,ne le changez pas,ne change pas,ne changez pas,jamais,je refuse,je ne veux pas,garde l ancien,gardez l ancien,garde,gardez,pas du tout,c est non",
  ],
]);
const polite = phrases([
  [true, "stp,svp,s il te plait,s il vous plait,merci,merci beaucoup,please,thanks,beaucoup"],
]);

/** A longer message says more than a yes or a no. */
const maxLength = 80;

/** True for a message that says yes and nothing else: "Oui, changez-le." */
export const isYes = (message: string): boolean => saysOnly(message, yes);

/** True for a message that says no and nothing else: "non merci". "Oui mais…" is neither. */
export const isNo = (message: string): boolean => saysOnly(message, no);

function saysOnly(message: string, words: ReturnType<typeof phrases<boolean>>): boolean {
  if (message.length > maxLength || message.includes("?")) return false;
  const reader = new Reader(tokensOf(message).filter(({ form }) => !/^[.,!…:;\n]$/.test(form)));
  let said = false;
  while (reader.next !== "") {
    if (reader.read(words) !== null) said = true;
    else if (reader.read(polite) === null) return false;
  }
  return said;
}
