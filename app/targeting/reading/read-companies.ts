import { isDomain, isSiren } from "../register/company-names.ts";
import { quoted, type ReadText, take } from "./tokens.ts";

export type ReadCompanies = { include: string[]; exclude: string[]; keywords: string[] };

/** The companies that a text names by number, those that it excludes by number or domain, and what stands in quotation marks. */
export function readCompanies(read: ReadText): ReadCompanies {
  const found: ReadCompanies = { include: [], exclude: [], keywords: [] };
  readQuoted(read, found);
  const { tokens } = read;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.isTaken) continue;
    const number = sirenAt(read, index);
    if (number) {
      (token.side === "meant" ? found.include : found.exclude).push(number.siren);
      take(read, index, number.to);
      index = number.to;
      continue;
    }
    const last = endOfDomain(read, index);
    const domain = last > index && token.side !== "meant" ? quoted(read, index, last).toLowerCase() : "";
    if (!isDomain(domain)) continue;
    found.exclude.push(domain);
    take(read, index, last);
    index = last;
  }
  return found;
}

/** Nine digits, also in groups of three; of a SIRET the first nine. */
function sirenAt({ tokens }: ReadText, index: number): { siren: string; to: number } | null {
  let digits = "";
  for (let at = index; at < index + 4 && /^\d{1,14}$/.test(tokens[at]?.plain ?? ""); at++) {
    digits += tokens[at]?.plain ?? "";
    if (digits.length === 9 && isSiren(digits) && !/^\d{5}$/.test(tokens[at + 1]?.plain ?? ""))
      return { siren: digits, to: at };
    if (digits.length === 14 && isSiren(digits.slice(0, 9))) return { siren: digits.slice(0, 9), to: at };
    if (digits.length > 14) break;
  }
  return null;
}

function endOfDomain({ tokens }: ReadText, from: number): number {
  let last = from;
  for (let at = from + 1; at + 1 < tokens.length && at < from + 20; at += 2) {
    const [mark, word, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
    if (!mark || !word || word.isMark || ![".", "-"].includes(mark.plain)) break;
    if (before?.end !== mark.start || mark.end !== word.start) break;
    last = at + 1;
  }
  return last;
}

const closing: Readonly<Record<string, string>> = { "«": "»", "“": "”", '"': '"' };

function readQuoted(read: ReadText, found: ReadCompanies): void {
  const { tokens } = read;
  let open: number | null = null;
  for (const [index, token] of tokens.entries()) {
    if (open !== null && token.plain === closing[tokens[open]?.plain ?? ""]) {
      const words = quoted(read, open + 1, index - 1).trim();
      const isShort =
        index - open > 1 && (tokens[index - 1]?.end ?? 0) - (tokens[open + 1]?.start ?? 0) <= 80;
      if (isShort && tokens[open]?.side === "meant" && words.length >= 2) {
        found.keywords.push(words);
        take(read, open, index);
      }
      open = null;
    } else if (open === null && closing[token.plain]) open = index;
  }
}
