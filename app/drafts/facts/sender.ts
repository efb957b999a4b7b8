import { plainLine } from "./plain-line.ts";
import { quietNames } from "./quiet-capitals.ts";

/** Before a name: a caller does not say "c’est Dr". */
const title = /^(?:m|mr|mme|mlle|dr|pr|me|ma[iî]tre|docteur|monsieur|madame)(?:\.|\s)/iu;

/** Who signs, as people write their name: "claire" is Claire, "KARIM BENALI" Karim Benali, "Mr Roy (gérant)" M. Roy. `null` for none, and for an address. */
export function senderOf(typed: string, max: number, isGood: (text: string) => boolean): string | null {
  const line = plainLine(typed.replace(/\s?\([^()]{0,60}\)/g, "")).replace(/^Mr\.?(?= )/u, "M.");
  if (line.includes("@")) return null;
  const isShort = /^\p{Lu}{4,}$/u.test(line);
  const name =
    isShort || !/\p{Lu}/u.test(line)
      ? withCapitals(line.toLowerCase())
      : quietNames(line).replace(/^\p{Ll}(?=\p{Ll}{2,20}[ -]\p{Lu})/u, (letter) => letter.toUpperCase());
  return [...name].length <= max && isGood(name) ? name : null;
}

const particles = new Set(["de", "du", "des", "d", "et", "le", "la", "van", "von"]);

const withCapitals = (name: string) =>
  name
    .slice(0, 120)
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/** A wording with the name of who signs in its gaps; a caller says the first name alone, where it stands alone. */
export function signedBy(sender: string, wording: string): string {
  return wording
    .replaceAll("{{votre prénom}} {{votre nom}}", () => sender)
    .replaceAll("{{votre prénom}}", () => firstNameOf(sender));
}

function firstNameOf(sender: string): string {
  const [first = ""] = sender.split(" ", 1);
  return title.test(`${sender} `) || first.includes(".") || first.length < 2 ? sender : first;
}
