import { folded } from "#app/french/folded.ts";
import { isUnknown } from "#app/profile/unknown-answer.ts";

/** Answers that mean that there is nothing to say, folded. */
const nothing = new Set(
  "aucun,aucune,non,rien,neant,n/a,na,ras,x,none,pas encore,rien de special,rien de particulier,non merci,vide,test".split(
    ",",
  ),
);

/** True for an answer such as "aucune", and for one without a letter, digit or symbol. */
export function saysNothing(answer: string): boolean {
  const isEmpty = answer.length < 24 && !/[\p{L}\p{N}\p{S}]/u.test(answer);
  return isEmpty || isNothing(answer);
}

const isNothing = (answer: string) =>
  (answer.length < 24 && nothing.has(withoutEnd(folded(answer), ending))) || isUnknown(answer);

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
