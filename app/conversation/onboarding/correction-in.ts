import { type Token, tokensOf } from "#app/assistant/requests/message-tokens.ts";
import { isNearly, type Phrases, phrases, Reader, wordSet } from "#app/assistant/requests/phrase-reader.ts";
import { folded } from "#app/french/folded.ts";
import type { Step } from "./onboarding.ts";

/** What a message corrects: the named question, else the one before; `value` is `null` where it does not say what instead. */
export type SaidCorrection = { step: Step | null; value: string | null };

/** `sure` says by itself that something was wrong; `noun` before a colon, "c'est" or nothing; `soft` before "c'est"; `hedge` before "plutôt". */
type Strength = "sure" | "noun" | "soft" | "hedge";

const markers = phrases<Strength>([
  [
    "sure",
    "je me suis trompe,je me suis trompee,me suis trompe,me suis trompee,je m suis trompe,on s est trompe,nous nous sommes trompes,j ai fait une erreur,j ai fait une faute,j ai fait une faute de frappe,j ai fait une coquille,j ai mal ecrit,j ai mal tape,j ai mal orthographie,je corrige,je rectifie,je me corrige,je voulais dire,je voulais ecrire,je voulais mettre,mea culpa,autant pour moi,au temps pour moi,ce n est pas le bon,ce n est pas la bonne,c est pas le bon,c est pas la bonne,c est le mauvais,c est la mauvaise",
  ],
  [
    "noun",
    "erreur,petite erreur,une erreur,erreur de frappe,erreur de saisie,erreur de ma part,faute,faute de frappe,petite faute de frappe,faute d orthographe,coquille,petite coquille,correction,rectification,rectificatif",
  ],
  ["soft", "pardon,desole,desolee,excuse moi,excusez moi,excuses moi,sorry,oups,oops,je veux dire"],
  ["hedge", "enfin"],
]);

const named = phrases<Step>([
  [
    "company_name",
    "nom,nom d entreprise,nom de l entreprise,nom de mon entreprise,nom de ma societe,nom de ma boite,entreprise,societe,boite,orthographe,orthographe du nom,raison sociale",
  ],
  ["industry", "secteur,secteur d activite,activite,metier,domaine"],
  ["icp", "cible,client,clients,client ideal,fonction,taille,taille d entreprise,interlocuteur"],
  ["value_prop", "proposition de valeur,valeur ajoutee,promesse"],
  ["tone", "ton"],
  ["primary_goal", "objectif"],
  ["calendly_url", "lien"],
]);
const determiners = wordSet("de d du sur dans pour le la l mon ma mes notre nos votre");

const joints = phrases<true>([
  [
    true,
    "c est,cest,c etait,ce sont,il s agit de,il fallait lire,il fallait ecrire,il fallait mettre,il faut lire,il faut mettre,lire,lisez,mettez,mets,est,sont",
  ],
]);
const pauses = wordSet(", . ! ; : = … et en fait plutot donc");
const openings = wordSet("ah oh euh zut mince non nan attends attendez mais bon merci , . ! …");
const trailing = wordSet(
  "plutot pardon desole desolee merci svp en fait finalement , . ! … et avec s il vous plait",
);

/** With which no value begins: "pardon, c'est compliqué". */
const noValues = wordSet(
  "non oui pas plus tout tous bon ok quoi ca cela possible impossible complique difficile long dur trop tres assez note moi toi vous je j tu il on nous qui que qu comment pourquoi parce comme quand si encore deja bien mal vrai faux juste normal mieux peu aucun aucune rien ne n de au",
);

/** Asks how to correct what was said. */
const wishes =
  /^(?:(?:non|oups|pardon|mince|attendez|bonjour) ){0,2}(?:(?:comment|je (?:veux|voudrais|souhaite|peux|dois)|j aimerais|on peut|puis je|peut on|est ce que je peux|est ce qu on peut) (?:est ce que je peux |est ce qu on peut |je peux |on peut |faire pour |puis je |je |on )?)?(?:corriger?|modifier?|rectifier?|changer?|revenir|retourner)(?: (?:en arriere|a la question precedente|(?:sur )?(?:ma|mon|la|le|une|mes|l) ?(?:reponses?|nom|secteur|cible|ton|objectif|erreur|question)(?: (?:precedente|d avant|de l entreprise|de mon entreprise))?))$/;

/** A longer message is a response. */
const mostCharacters = 600;

/**
 * What a message corrects of the responses so far: "non pardon c'est Kerbrat", "je me suis trompé de nom, c'est …",
 * "erreur : …", "enfin … plutôt", "pas … mais …" where the first is what `before` says. `null` for a message that says
 * nothing of the kind, "non" above all. interpretation.md D339.
 */
export function correctionIn(typed: string, before: string): SaidCorrection | null {
  if (typed.length > mostCharacters) return null;
  const text = typed.trim();
  const tokens = tokensOf(text);
  if (wishes.test(formsOf(tokens))) return { step: null, value: null };
  if (text.endsWith("?")) return null;

  const lead = leadOf(tokens);
  const contrast = contrastIn(text, tokens, lead.end, before);
  if (contrast) return { step: lead.step, value: contrast };
  const { strength, step } = lead;
  const last = withoutTrailing(tokens, lead.end);
  const value = typedFrom(text, tokens, lead.end, last);
  const isLast = /^(?:pardon|desolee?)$/.test(tokens.at(-1)?.form ?? "");
  const isStarred = /^\*\p{L}|^\p{L}[\p{L} '’-]{2,60}\*$/u.test(text);
  const isSure = strength || isStarred || isLast || (lead.isRefused && lead.isJoined);
  if (isSure && value !== "" && !saysMore.test(value) && isAlike(value, before)) return { step, value };

  const isValue = value !== "" && !noValues.has(tokens[lead.end]?.form ?? "") && !saysMore.test(value);
  if (strength === "sure" || (strength === "noun" && (lead.isJoined || lead.isColon || value === "")))
    return { step, value: isValue ? value : null };
  const endsInstead = tokens.at(-1)?.form === "plutot";
  const isSaid = strength === "soft" ? lead.isJoined || lead.isColon : isLast && lead.isJoined;
  if (isSaid && saysMore.test(value)) return { step, value: null };
  return isValue && (isSaid || (strength === "hedge" && endsInstead)) ? { step, value } : null;
}

/** The response without what says that it is one more: "non pardon c'est Kerbrat" is Kerbrat. */
export const withoutCorrecting = (typed: string, before: string): string =>
  correctionIn(typed, before)?.value ?? typed;

/** Says another thing as well. */
const saysMore = /(?:^|\s)et (?:on|je|nous|j['’]|mon|ma|notre)(?=[\s\p{L}]|$)/iu;

type Lead = {
  strength: Strength | null;
  step: Step | null;
  end: number;
  isJoined: boolean;
  isColon: boolean;
  isRefused: boolean;
};

const exactly = <Value>(reader: Reader, list: Phrases<Value>): Value | null => {
  const found = list
    .get(reader.next)
    ?.find(({ words }) => words.every((word, index) => reader.tokens[reader.at + index]?.form === word));
  if (!found) return null;
  reader.at += found.words.length;
  return found.value;
};

/** What stands before the value, in any order: refusals, apologies, the field, "c'est". */
function leadOf(tokens: readonly Token[]): Lead {
  const reader = new Reader(tokens);
  const lead: Lead = {
    ...{ strength: null, step: null, end: 0 },
    ...{ isJoined: false, isColon: false, isRefused: false },
  };
  for (let count = 0; count < 12; count++) {
    const strength = exactly(reader, markers);
    if (strength !== null) {
      if (lead.strength !== "sure") lead.strength = strength;
      continue;
    }
    const from = reader.at;
    while (determiners.has(reader.next)) reader.at++;
    const step = lead.strength || lead.isRefused ? exactly(reader, named) : null;
    if (step !== null) {
      lead.step = step;
      continue;
    }
    reader.at = from;
    if (exactly(reader, joints) !== null) {
      lead.isJoined = true;
      if (["plutot", "en"].includes(reader.next)) reader.at += reader.next === "en" ? 2 : 1;
      break;
    }
    const isPause = lead.strength !== null && pauses.has(reader.next);
    if (!isPause && !openings.has(reader.next)) break;
    lead.isColon ||= reader.next === ":" || reader.next === "=";
    lead.isRefused ||= reader.next === "non" || reader.next === "nan";
    reader.at++;
  }
  lead.end = reader.at;
  return lead;
}

/** "Avec un t" says how to write it. */
const letters = wordSet("un une deux des le la et");

function withoutTrailing(tokens: readonly Token[], from: number): number {
  let end = tokens.length;
  while (end > from && trailing.has(tokens[end - 1]?.form ?? "")) end--;
  const isSpelt =
    (tokens[end - 1]?.form.length ?? 0) === 1 &&
    letters.has(tokens[end - 2]?.form ?? "") &&
    tokens[end - 3]?.form === "avec";
  return isSpelt ? Math.max(from, end - 3) : end;
}

/** What was typed of these tokens, without quotation marks around it. */
function typedFrom(text: string, tokens: readonly Token[], from: number, until: number): string {
  const [first, last] = [tokens[from], tokens[until - 1]];
  if (from >= until || !first || !last) return "";
  const typed = text.slice(first.start, last.end).trim();
  return /^[«"“][^«»"“”]+[»"”]$/.test(typed) ? typed.slice(1, -1).trim() : typed;
}

const formsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ form }) => form)
    .filter((form) => /[a-z0-9]/.test(form))
    .join(" ");

const contrasts = phrases<"after" | "before">([
  ["before", "et pas,et non,et non pas,pas,non pas,plutot que,au lieu de"],
  ["after", "mais,mais plutot,mais c est,mais bien"],
]);

/**
 * What stands where one of two contrasted things is in `before`: the other one, in the place of it. "J'ai mis Kerbra au lieu
 * de Kerbrat" and "Kerbrat au lieu de Kerbra" say the same.
 */
function contrastIn(text: string, tokens: readonly Token[], from: number, before: string): string | null {
  if (before === "") return null;
  const reader = new Reader(tokens);
  reader.at = from;
  const written = phrasesOfWriting.get(reader.next)?.find(({ words }) => matches(tokens, reader.at, words));
  reader.at += written?.words.length ?? 0;
  const isNegated = ["pas", "non"].includes(reader.next);
  if (isNegated) reader.at++;
  const start = reader.at;
  for (let at = start + 1; at < tokens.length; at++) {
    reader.at = at;
    const side = exactly(reader, contrasts);
    if (side === null || (side === "after") !== isNegated) continue;
    const end = withoutTrailing(tokens, reader.at);
    let until = at;
    while (tokens[until - 1]?.form === ",") until--;
    const one = typedFrom(text, tokens, start, until);
    const other = typedFrom(text, tokens, reader.at, end);
    if (one === "" || other === "" || folded(one) === folded(other)) return null;
    return insteadOf(before, one, other) ?? (isNegated ? null : insteadOf(before, other, one));
  }
  return null;
}

const phrasesOfWriting = phrases<true>([[true, "j ai mis,j ai ecrit,j ai tape,j avais mis,j avais ecrit"]]);
const matches = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, index) => tokens[at + index]?.form === word);

/** `before` with `right` in the place of its item `wrong`; `null` where it has no such item. */
function insteadOf(before: string, wrong: string, right: string): string | null {
  const items = before.split(",").map((item) => item.trim());
  const at = items.findIndex((item) => bareOf(item) === bareOf(wrong));
  return at === -1 ? null : items.with(at, right.replace(/^(?:les|des) /, "")).join(", ");
}

const bareOf = (text: string): string =>
  folded(text)
    .replace(/^(?:(?:le|la|les|des|du|de la) |[ld]['’])/, "")
    .replace(/[^a-z0-9]/g, "");

/** True for what may be the same thing, written right: one letter more or less, or a part of it. */
function isAlike(value: string, before: string): boolean {
  const [one, other] = [bareOf(value), bareOf(before)];
  if (one.length < 4 || other.length < 4 || one === other) return false;
  return isNearly(one, other) || one.startsWith(other) || other.startsWith(one);
}
