import type { Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";

/** Groups of digits that follow each other with nothing but separators between them. */
export type PhoneRun = {
  start: number;
  end: number;
  groups: string[];
  hasPlus: boolean;
  /** A word such as "téléphone" stands before it. */
  isNamed: boolean;
  isOpen: boolean;
};

const separators = new Set([".", "-", "/", "(", ")"]);
const phoneWord = /^(?:tel|telephone|mobile|portable|phone|fixe|whatsapp|standard|appelez|joignable)$/;

/** The runs of digits of a reading, in order, whether or not they are phone numbers. Linear. */
export function phoneRunsIn({ view, tokens, isWhole }: Reading): PhoneRun[] {
  const runs: PhoneRun[] = [];
  for (let index = 0; index < tokens.length; ) {
    const isPlus = tokens[index]?.text === "+";
    const from = isPlus ? index + 1 : index;
    if (!isPlus && !isFigure(tokens[index])) {
      index++;
      continue;
    }
    const groups: string[] = [];
    let last = from;
    let next = from;
    for (; next < tokens.length; next++) {
      const token = tokens[next] as Token;
      if (isFigure(token)) {
        groups.push(...(token.text.match(/\d+/g) ?? []));
        last = next;
      } else if (!separators.has(token.text) && token.kind !== "break") break;
      else if (next - last > 3) break;
    }
    const start = (tokens[index] as Token).start;
    const before = [tokens[index - 1], tokens[index - 2], tokens[index - 3]];
    // A comma at the end may become a part of the number before it.
    const rest = tokens[next];
    const mayContinue = !rest || (next === tokens.length - 1 && rest.isJoined && ",'".includes(rest.text));
    const reachesEnd = mayContinue && !isWhole;
    if (groups.length > 0 || reachesEnd)
      runs.push({
        start,
        end: reachesEnd ? view.chars.length : (tokens[last] as Token).end,
        groups,
        hasPlus: isPlus,
        isNamed: before.some((token) => token !== undefined && phoneWord.test(token.text)),
        isOpen: reachesEnd,
      });
    index = Math.max(next, index + 1);
  }
  return runs;
}

const isFigure = (token: Token | undefined) => token?.kind === "number" && /^\d/.test(token.text);

/** The number in a run, in digits; French ones as 0199001234, others with their plus. `null` for what is none. */
export function phoneOf({ groups, hasPlus, isNamed }: PhoneRun): string | null {
  const digits = groups.join("");
  if (hasPlus || digits.startsWith("00")) {
    const international = hasPlus ? digits : digits.slice(2);
    if (international.length < 8 || international.length > 16) return null;
    if (!international.startsWith("33")) return `+${international}`;
    const national = international.slice(2);
    return national.startsWith("0") ? national : `0${national}`;
  }
  const isDate = /^\d\d?-\d\d?-(?:19|20)\d\d/.test(groups.join("-"));
  if (isDate) return null;
  if (digits.startsWith("0") && digits.length >= 10 && !groups.includes("0")) return digits;
  if (digits.startsWith("0") && digits.length === 10) return digits;
  const shape = groups.map(({ length }) => length).join(" ");
  if (shape === "3 3 4") return digits;
  // A French number without its first zero: "6 12 34 56 78".
  const isBare = shape === "1 2 2 2 2" || (isNamed && digits.length === 9);
  if (isBare && !digits.startsWith("0")) return `0${digits}`;
  return isNamed && digits.length >= 8 && digits.length <= 15 ? digits : null;
}
