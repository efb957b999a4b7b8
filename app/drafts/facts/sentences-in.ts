import { carefulLine } from "./careful-line.ts";
import { asSentence } from "./french.ts";
import { maxRead, sentencesOf } from "./plain-line.ts";

/** A bullet, a number or a picture before an item of a list; "- 20 %" is a figure. */
const bullet = /^\s{0,20}(?:[-–—](?!\s\d{1,3}\s?%)|[*•✓✔→>]|\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?)\s/u;

/** More sentences than these show in no mail, and each is judged many times. */
const most = 60;

/** "Sur VOS documents" without its shouting; a line in capitals is quieted as a whole. */
const quietSmallWords = (line: string) =>
  /\p{Ll}/u.test(line) ? line.replace(shoutedWords, (word) => word.toLowerCase()) : line;
const shoutedWords =
  /(?<!\p{L})(?:APR[EÈ]S|AVANT|AVEC|JAMAIS|NOS|NOUS|POUR|SANS|TOUS|TOUT|TOUTES?|TRÈS|UNE?|VOS|VOTRE|VOUS)(?!\p{L})/gu;

/**
 * A line as a sentence has it: "3 fois/semaine", "papier & encres" in words. A picture before a capital ends a sentence,
 * as points of suspension do: "du SEO 🚀 Des pubs", "flyers, cartes...".
 */
const inWords = (line: string) =>
  line
    .replace(/(?<=\p{L}) ?(?:\p{Extended_Pictographic}\uFE0F?){1,9} ?(?=\p{Lu})/gu, ". ")
    .replace(
      /(?<=[\p{Ll}€]) ?\/ ?(?=(?:an|heure|jour|mois|mot|nuit|page|pers|personne|pièce|salarié|semaine)(?!\p{L}))/gu,
      " par ",
    )
    .replace(/(?<=\d) ?m[2²](?![\p{L}\d])/gu, " m²")
    .replace(/(?<!\p{L})(nous|vous) mêmes(?!\p{L})/giu, "$1-mêmes")
    .replace(/(?<=\d) ?j(?=[\s.,;)]|$)/gu, " jours")
    .replace(/(?<=\d )pers(?=[\s.,;)]|$)\.?/gu, "personnes")
    .replace(/(?<!\p{L})rdv(?!\p{L})/giu, "rendez-vous")
    .replace(/(?<=\p{Ll}) [&+] (?=\p{Ll}[^&+]{1,60} [&+] \p{Ll})/gu, ", ")
    .replace(/(?<=\p{Ll}) [&+] (?=\p{Ll})/gu, " et ")
    .replace(/(?<=\p{L}) \+ (?=\p{Ll}|\d{1,3} \p{Ll})/gu, " et ")
    .replace(/ < ?(?=\d)/g, " en moins de ")
    .replace(/(?<!\p{L})etc ?(?:…|\.{2,9})/giu, "etc.")
    .replace(/ ?(?:…|\.{2,9})(?= |$)/gu, ".");

/** From so many characters on, a line without a full stop was broken by the window in which it was typed. */
const fullLine = 66;

/** What no line ends with, and what none begins with, where a sentence goes on over a line break. */
const isOpen =
  /(?:,|\s(?:à|a|au|aux|avec|chez|dans|de|des|du|en|et|la|le|les|leur|mais|nos|notre|ou|où|par|pour|que|qui|sans|ses|sous|sur|un|une|vos|votre))$/iu;
const goesOn =
  /^(?:et|ou|mais|car|que|qui|dont|donc|puis|parce|pour|afin|ainsi|à|au|aux|de|des|du|avec)\s|^[dq]u?’/iu;

/** True where a line that begins in small letters goes on with the one before it. */
const continues = (before: string, line: string) =>
  isOpen.test(before) ||
  goesOn.test(line) ||
  (before.length >= fullLine && !/[.!?:;]$/.test(before) && !subject.test(line));
const subject =
  /^(?:je|nous|on|vous|il y a)\s|^(?:c|j)’|^(?:prix|tarifs?|devis|forfaits?|garantie|livraison|paiement|essai|contrat|intervention) (?!d[eu’]|des|à|aux?|qui|que)/u;

/**
 * A text of several lines as sentences. A bullet, a capital or a line break after words that say something by themselves
 * begins a new one; the break of a long line, and one before "et" or "pour", are only spaces.
 */
export function sentencesIn(typed: string): string[] {
  const lines: string[] = [];
  let before = "";
  for (const part of typed.slice(0, maxRead).split(/[\n\r]/)) {
    const line = carefulLine(inWords(quietSmallWords(part.replace(bullet, ""))));
    if (line === "") continue;
    const begins = before === "" || /^\p{Lu}/u.test(line) || bullet.test(part) || !continues(before, line);
    before = line;
    if (begins) lines.push(line);
    else lines.push(`${lines.pop()} ${line}`);
  }
  return lines.flatMap((line) => sentencesOf(asSentence(line))).slice(0, most);
}
