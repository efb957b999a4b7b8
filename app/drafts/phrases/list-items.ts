import { folded } from "#app/french/folded.ts";

/** Answers that mean that there is nothing to say, folded. */
const nothing = new Set(
  "aucun,aucune,non,rien,neant,n/a,na,ras,x,none,pas encore,je ne sais pas,ne sais pas,je sais pas,sais pas,nsp,aucune idee,a voir,rien de special,rien de particulier,non merci,vide,test".split(
    ",",
  ),
);

/** True for an answer such as "aucune", and for one without a letter, digit or symbol. */
export function saysNothing(answer: string): boolean {
  return answer.length < 24 && (isNothing(answer) || !/[\p{L}\p{N}\p{S}]/u.test(answer));
}

const isNothing = (answer: string) => nothing.has(withoutEnd(folded(answer), ending));

/** What precedes or surrounds an item: bullets, numbers, guillemets and quotes. */
const leading = /^[\s«"“‘•*–—-]+/;
const numbered = /^\d{1,3}[.)]\s/;
const surrounding = new Set([...'»"”’.,; \t\u00A0\u202F']);
const ending = new Set([...surrounding, ..."!?…"]);

/** The items of a list that somebody typed, without bullets, numbers and quotes; empty for "aucune". */
export function listItems(list: string, separator: RegExp): string[] {
  const items = list
    .slice(0, 20_000)
    .split(separator)
    .map((typed) => withoutEnd(typed.replace(leading, "").replace(numbered, "").replace(leading, "")))
    .filter((item) => item !== "");
  return items.length === 1 && isNothing(items[0] ?? "") ? [] : items;
}

/** A loop, since a pattern for the end of a text takes quadratic time. */
function withoutEnd(item: string, signs: ReadonlySet<string> = surrounding): string {
  let end = item.length;
  while (end > 0 && signs.has(item.charAt(end - 1))) end--;
  return item.slice(0, end);
}
