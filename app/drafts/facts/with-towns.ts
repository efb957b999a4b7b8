import { isFrench } from "./lexicon.server.ts";
import { isOrdinaryName, nameOfPlace } from "./places-in.ts";

const word = /[\p{L}\p{M}-]{1,40}/gu;
const mostWords = 5;

/** What is no verb before "a": "on imprime ici a quimper", while "il a" has its own. */
const subject = /^(?:il|elle|on|qui|y|ne|n|l|ça|cela|tout|rien|personne)$/iu;
const article = /^(?:le|la|les)$/u;

type Word = { text: string; from: number; to: number };

/** The place that begins here, of as many words as the lists have, and where it ends. */
function placeAt(line: string, words: readonly Word[], at: number): { name: string; last: number } | null {
  const first = words[at];
  if (!first || !/^\p{Ll}/u.test(first.text)) return null;
  for (let last = Math.min(at + mostWords, words.length) - 1; last >= at; last--) {
    const end = words[last]?.to ?? first.to;
    const typed = line.slice(first.from, end);
    if (/[^\p{L}\p{M}’ -]/u.test(typed)) continue;
    const name = nameOfPlace(typed);
    if (name === null || article.test(first.text) !== /^(?:Le|La|Les) /u.test(name)) continue;
    const after = line.slice(end, end + 4);
    const before = words[at - 1]?.text ?? "";
    // "A tours et a nice": of a word that is something else too only what stands around it tells.
    const isTold = /^[àa]$/u.test(before) && /^(?:$|[.,;:)]| et )/u.test(after);
    if (last === at && (isFrench(typed) || typed.length < 4 || isOrdinaryName(typed)) && !isTold) continue;
    if (last > at && isOrdinaryName(typed)) continue;
    return { name, last };
  }
  return null;
}

/**
 * A line in which towns, departments and regions that were typed in small letters are written as names, with "à" for the "a"
 * before them: "ici a quimper" is "ici à Quimper", "au mans" stays. interpretation.md D354.
 */
export function withTowns(line: string): string {
  const words = [...line.matchAll(word)]
    .map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }))
    // Nothing of an address: "contact@brest.example".
    .filter(
      ({ from, to }) =>
        !/[@/]|\p{L}\.$/u.test(line.slice(Math.max(0, from - 2), from)) &&
        !/^(?:@|\.\p{L})/u.test(line.slice(to, to + 2)),
    );
  let written = "";
  let copied = 0;
  for (let at = 0; at < words.length; at++) {
    const place = placeAt(line, words, at);
    const [first, last] = [words[at], place && words[place.last]];
    if (!place || !first || !last) continue;
    const before = line.slice(copied, first.from);
    const isAt = words[at - 1]?.text === "a" && at > 1 && !subject.test(words[at - 2]?.text ?? "");
    written += (isAt ? before.replace(/a $/u, "à ") : before) + place.name;
    copied = last.to;
    at = place.last;
  }
  return written + line.slice(copied);
}
