import { articles, fieldNames, type NamedField, possessives } from "./field-names.ts";
import type { Token } from "./message-tokens.ts";
import type { Sentence } from "./own-sentences.ts";
import { greetings } from "./own-words.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { readOpening } from "./request-opening.ts";

/** What asks to change something. */
export const changes = phrases([
  [
    true,
    "change,changes,changez,changer,changent,modifie,modifies,modifiez,modifier,mets a jour,mettez a jour,mettre a jour,met a jour,mets,mettez,mettre,met,actualise,actualisez,actualiser,remplace,remplaces,remplacez,remplacer,corrige,corriges,corrigez,corriger,rectifie,rectifiez,rectifier,ajoute,ajoutes,ajoutez,ajouter,rajoute,rajoutez,rajouter,enleve,enlevez,enlever,retire,retirez,retirer,supprime,supprimez,supprimer,efface,effacez,effacer,vide,videz,vider,passe,passez,passer,bascule,basculez,note,notez,noter,enregistre,enregistrez,enregistrer,adapte mon profil,update,change,set,replace,add,remove",
  ],
]);

/** What says that a fact is new. */
export const now = wordSet(
  "maintenant desormais dorenavant devient deviennent change changent changee changes aujourd plutot now : =",
);

/** "nous visons désormais", "on s'appelle maintenant". */
const statements = phrases([
  [
    true,
    "nous visons,on vise,je vise,nous ciblons,on cible,je cible,nous nous appelons,on s appelle,je m appelle,notre societe s appelle,notre entreprise s appelle,mon entreprise s appelle,ma societe s appelle,nous sommes,on est,nous avons change de nom,on a change de nom,nous cherchons,je cherche,on cherche",
  ],
]);

/** What asks to avoid a wording. */
export const bans = phrases([
  [
    true,
    "n utilise plus,n utilise jamais,n utilisez plus,n utilisez jamais,n emploie plus,n emploie jamais,n employez plus,n employez jamais,n ecris plus,n ecris jamais,n ecrivez plus,n ecrivez jamais,ne dis plus,ne dis jamais,ne dites plus,ne dites jamais,ne mets plus,ne mets jamais",
  ],
]);
const wordings = wordSet("le les mot mots l expression expressions la formule formules terme termes jamais");

/** Where a text in hand is meant, and not the profile. */
const texts = wordSet(
  "email mail message reponse texte brouillon script sequence plan objet phrase paragraphe courriel tableau",
);
const demonstratives = wordSet("cet ce cette ces ton ta tes ton dans du");

/** True if a sentence asks to change the customer's profile. */
export function changesProfile(sentence: Sentence): boolean {
  const { tokens, isQuestion } = sentence;
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  if (reader.read(bans) !== null) {
    const named = reader.next === '"';
    reader.readWords(wordings);
    return reader.next === '"' || named || reader.tokens[reader.at - 1]?.form.startsWith("mot") === true;
  }
  if (reader.read(changes) !== null) return !isAboutText(tokens) && fieldIn(tokens, reader.at) !== null;
  // A letter may say what is new after its greeting; only an order is unlikely there.
  if (opening !== "" || isQuestion || greetings.has(tokens[0]?.form ?? "")) return false;
  const isNew = tokens.some(({ form }) => now.has(form));
  if (reader.read(statements) !== null) return isNew && !isAboutText(tokens);
  const field = fieldAt(tokens, reader.at);
  return field !== null && isNew && !isAboutText(tokens);
}

/** A field that is named with "mon" anywhere from token `from`, or with "le" right there; with the token after it. */
export function fieldIn(tokens: readonly Token[], from: number): { field: NamedField; end: number } | null {
  for (let at = from; at < tokens.length; at++) {
    const form = tokens[at]?.form ?? "";
    if (!possessives.has(form) && !(articles.has(form) && at === from)) continue;
    const found = fieldAt(tokens, at);
    if (found) return found;
  }
  return null;
}

/** A field that is named here with its determiner; with the token after it. */
export function fieldAt(tokens: readonly Token[], at: number): { field: NamedField; end: number } | null {
  const form = tokens[at]?.form ?? "";
  const hasDeterminer = possessives.has(form) || articles.has(form);
  if (!hasDeterminer) return null;
  const reader = new Reader(tokens);
  reader.at = at + 1;
  const field = reader.read(fieldNames);
  return field === null ? null : { field, end: reader.at };
}

/** "le ton de cet e-mail", "mon nom dans le mail". */
export function isAboutText(tokens: readonly Token[]): boolean {
  return tokens.some(({ form }, index) => {
    if (!texts.has(form)) return false;
    const before = [tokens[index - 1]?.form ?? "", tokens[index - 2]?.form ?? ""];
    return before.some((word) => demonstratives.has(word)) || before[0] === "le" || before[0] === "l";
  });
}
