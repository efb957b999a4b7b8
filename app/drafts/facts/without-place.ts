import { isPlaceName } from "./places-in.ts";

/** What stands before a place where somebody works: "à Nantes", "dans le Rhône". */
const before = new Set("à a au aux en sur dans le la les secteur zone".split(" "));

/** Before a place where something comes from: "vins de Bordeaux". */
const from = new Set(["de", "du", "des"]);

/** A place that no list has: "menuisier à Kervizic", "plombier région lyonnaise". */
const somewhere = /\s(?:à|près de|autour de|basée? à|située? à)\s\p{Lu}[\s\S]{0,60}$/u;
const area =
  /\s(?:(?:en |dans la |sur la )?(?:région|agglomération|métropole)|et (?:sa |ses )?(?:région|environs|alentours))(?:\s\p{L}[\s\S]{0,40})?$/iu;

/** Words at the end of a trade that may name a place: "en Loire Atlantique". */
const mostWords = 5;

/** A trade without where it is done: "expert comptable à Nantes" and "nettoyage Lyon" are no places to write about. */
export function withoutPlace(trade: string): string {
  const words = trade.replace(area, "").replace(somewhere, "").split(" ");
  for (let at = Math.max(1, words.length - mostWords); at < words.length; at++) {
    const previous = (words[at - 1] ?? "").toLowerCase();
    const isPlace = isPlaceName(words.slice(at).join(" "), { isAsked: before.has(previous) });
    if (!isPlace || from.has(previous)) continue;
    let end = at;
    while (end > 1 && before.has((words[end - 1] ?? "").toLowerCase())) end--;
    return withoutPlace(words.slice(0, end).join(" "));
  }
  return words.join(" ");
}
