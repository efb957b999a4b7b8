import { beginsWithSize } from "#app/profile/match-choice.ts";
import { listItems } from "../phrases/list-items.ts";
import { midSentence } from "./french.ts";
import { chargeOf, isFunction, singularOf, titleOf, titlesIn } from "./job-titles.ts";
import { isWomans, otherGenderOf } from "./title-genders.ts";

/** "Acheteur (H/F)". */
const bothGenders = /\s?\(?(?<!\p{L})[hf]\s?\/\s?[hf](?!\p{L})\)?/giu;
/** The ending of a woman's title after that of a man's: "chargé(e)", "directeur/trice", "gérant.e". */
const feminine =
  /(?<=\p{L}{3})(?:\((?:t?rice|euse|ère|fe|ne|ve|se|e)(s?)\)|[/.·•-](?:t?rice|euse|ère|fe|ne|ve|se|e)(?:[.·•-]?(s))?(?!\p{L}))/giu;

/** Words of titles that say how sure somebody is of one. */
const unsure =
  /^(?:(?:et |ou )?(?:idéalement|éventuellement|surtout|plutôt|principalement|notamment|sinon|voire|aussi|puis|ensuite|soit|parfois|souvent|généralement|bien)|de préférence|en priorité|en général|à défaut|si possible|selon les cas|le plus souvent) /iu;
const often =
  /^(?:parfois|souvent|généralement|le plus souvent|en général|toujours|selon|si|plus ou moins|même) /iu;
const others = /^(?:équivalente?s?|similaires?|assimilée?s?|autres?|etc)(?:\.|$)/iu;
/** Of "pour les biscuitiers\u00A0: R&D" what follows. */
const heading = /^[^:]{2,60}?\s?:\s/u;
/** What is said of people, after their title. */
const relative = / (?:qui|dont|quand|lorsque|si|selon) [\s\S]*$/u;

/** Fields of work that people name instead of whoever is responsible for them. */
const fields = new Set(
  "achats,achat,adv,bureau d’études,communication,com,comptabilité,cybersécurité,data,développement durable,digital,énergie,environnement,événementiel,exploitation,export,finance,finances,flotte,formation,hse,immobilier,import,informatique,innovation,it,juridique,logistique,maintenance,marketing,mécénat,médiation,méthodes,mobilité,numérique,partenariats,patrimoine,process,production,projets,qhse,qse,qualité,qvt,r&d,recherche et développement,recrutement,rse,sav,sécurité,sirh,sse,supply chain,technique,transport,travaux,ventes".split(
    ",",
  ),
);
export const isField = (text: string): boolean => fields.has(text.toLowerCase());

/** Who is responsible for a field that was named alone, by the head of the title before it: "directeur achats ou RSE". */
function ofField(item: string, before: string): string {
  if (!isField(item)) return item;
  const head = /^(?:directeur|directrice)(?=\s)/iu.exec(before)?.[0] ?? "Responsable";
  return `${head} ${item === item.toUpperCase() ? item : item.toLowerCase()}`;
}

/** Of whom "de village vacances" goes on with the title before it, as "directrices de camping" has it; nobody's where that has no end. */
function completed(item: string, before: string): string[] {
  if (!/^(?:de |du |des |d’)/iu.test(item)) return [item];
  const [head = ""] = /^\p{L}{3,24}(?= (?:de |du |des |d’))/u.exec(before) ?? [];
  return head === "" ? [] : [`${head} ${midSentence(item)}`];
}

/** A title without what is no part of it; `null` for what names nobody: "souvent bénévole", "ou équivalent". */
function titleIn(item: string): string | null {
  const listed = item.replace(heading, "").replace(relative, "");
  const title = listed.replace(unsure, "");
  if (others.test(title)) return null;
  const isSaidOften = often.test(listed);
  return isSaidOften && !isFunction(titleOf(title)) && chargeOf(titleOf(title)) === null ? null : title;
}

/** Who is a company of one, and goes by that name. */
const alone = /^(?:freelances?|indépendante?s?)$/iu;

/** "PME du Grand Est" are no people, as "artisans du bâtiment" and "artisans et commerçants" are. */
function peopleIn(typed: string): string[] {
  const titles = titlesIn(typed);
  const isOwner = (title: string) =>
    (titles.length > 1 || title.includes(" ")) && chargeOf(titleOf(title)) === "leads";
  return titles.filter((title) => !beginsWithSize(title) || isOwner(title) || alone.test(title));
}

/**
 * The titles of a list that somebody typed, each of somebody: "R&D" is who is responsible for it, "administrateur/trice" one
 * title. `read` makes a line of an item, or nothing. interpretation.md D333.
 */
export function typedTitles(typed: string, read: (item: string) => string | null): string[] {
  const list = typed
    .replace(bothGenders, "")
    .replace(
      feminine,
      (ending: string, many = "", more = "") =>
        `·${ending.replace(/[^\p{L}]/gu, "").replace(/s$/u, "")}${many || more}`,
    );
  const titles: string[] = [];
  for (const item of listItems(list, /[,;/|•]| ou /)) {
    const line = read(item);
    const title = line === null ? null : titleIn(line);
    for (const one of title === null ? [] : peopleIn(title))
      titles.push(
        ...completed(one, titles.at(-1) ?? "").map((whole) => titleOf(ofField(whole, titles.at(-1) ?? ""))),
      );
  }
  return inOneGender(titles);
}

/**
 * A title that was typed for women and for men, once, with what follows its second form: "directrices et directeurs de
 * magasin" are "Directeurs de magasin", of whom a search has both forms.
 */
function inOneGender(titles: readonly string[]): string[] {
  const kept: string[] = [];
  for (const title of titles) {
    const before = kept.at(-1);
    if (before === undefined || !areBothForms(before, title)) kept.push(title);
    else kept.splice(-1, 1, manOf(before, title));
  }
  return kept;
}

/** True of "Directrices" and "Directeurs de magasin": one title in both genders, the first perhaps without its end. */
function areBothForms(one: string, other: string): boolean {
  const [head = "", ...rest] = singularOf(other).split(" ");
  const first = singularOf(one);
  const same = otherGenderOf(first)?.toLowerCase();
  return same === head.toLowerCase() || same === [head, ...rest].join(" ").toLowerCase();
}

/** The form of men of these two, with the end that one of them has. */
function manOf(one: string, other: string): string {
  const man = isWomans(singularOf(one)) ? other : one;
  const longer = [one, other].find((title) => title.includes(" "));
  if (longer === undefined || man.includes(" ")) return man;
  const end = longer.slice(longer.indexOf(" "));
  return `${man}${/^ (?:de|des|du|en|à) | d’/u.test(end) ? end : ""}`;
}

/** Both forms of a title that was typed for both: "Directeur·rice artistique". */
export function bothForms(title: string): string[] {
  const ending = /^(\p{L}+)·(\p{L}+)/u.exec(title);
  if (!ending) return [title];
  const [whole, man = "", woman = ""] = ending;
  const rest = title.slice(whole.length);
  return [`${man}${rest}`, `${womanOf(man, woman)}${rest}`];
}

function womanOf(man: string, ending: string): string {
  if (/rice$/u.test(ending)) return man.replace(/teurs?$/u, "trice");
  if (/^e?use$|^se$/u.test(ending)) return man.replace(/eurs?$/u, "euse");
  if (ending === "ère" || ending === "ve") return man.replace(/(?:er|f)$/u, ending);
  return `${man}${ending}`;
}
