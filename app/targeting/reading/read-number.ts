import type { ReadText } from "./tokens.ts";

const rounds: ReadonlyMap<string, number> = new Map([
  ["dizaine", 10],
  ["dizaines", 10],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["centaine", 100],
  ["centaines", 100],
  ["millier", 1_000],
]);

/** A number, also "1 000", "1.000", "une vingtaine" and "vingt-cinq". */
export function numberAt({ text, tokens }: ReadText, index: number): { value: number; to: number } | null {
  const token = tokens[index];
  if (!token) return null;
  const round = rounds.get(token.plain);
  if (round !== undefined) return { value: round, to: index };
  if (!/^\d{1,6}$/.test(token.plain)) return numberInWords(tokens, index);
  const skipped = tokens[index + 1]?.plain === "." ? 2 : 1;
  const next = tokens[index + skipped];
  const gap = next ? text.slice(token.end, next.start) : "";
  if (next && token.plain.length <= 3 && /^\d{3}$/.test(next.plain) && gap.length === 1)
    return { value: Number(token.plain + next.plain), to: index + skipped };
  return { value: Number(token.plain), to: index };
}

const fromTwo = "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
  " ",
);
const numberWords: ReadonlyMap<string, number> = new Map([
  ...fromTwo.map((word, place) => [word, place + 2] as const),
  ["vingt", 20],
  ["vingts", 20],
  ["trente", 30],
  ["quarante", 40],
  ["cinquante", 50],
  ["soixante", 60],
  ["cent", 100],
  ["cents", 100],
  ["mille", 1_000],
]);

/** A number that is spelled out; `to` is its last word. "Dix" and "vingt" of "dix à vingt" are two. */
function numberInWords(tokens: ReadText["tokens"], index: number): { value: number; to: number } | null {
  let value = numberWords.get(plainAt(tokens, index));
  if (value === undefined) return null;
  let to = index;
  for (let at = index + 1; at < index + 10; at++) {
    if (plainAt(tokens, at) === "-") at += 1;
    const next = numberWords.get(plainAt(tokens, at));
    const longer: number | null = next === undefined ? null : followedBy(value, next);
    if (longer === null) break;
    [value, to] = [longer, at];
  }
  return { value, to };
}

/** "Vingt" and "cinq" are 25, "deux" and "cents" 200; `null` for two words that make no number. */
function followedBy(value: number, next: number): number | null {
  const rest = value % 100;
  if (next === 1_000) return value < 1_000 ? value * 1_000 : null;
  // "deux cents", "mille cent", "mille deux cents"
  if (next === 100) return value % 1_000 < 10 ? value + (value % 10 === 0 ? 100 : (value % 10) * 99) : null;
  if (value === 4 && next === 20) return 80;
  if (rest === 0 && next < 100) return value + next;
  if (rest === 10 && next >= 7 && next < 10) return value + next;
  if ([60, 80].includes(rest) && next < 20) return value + next;
  return [20, 30, 40, 50].includes(rest) && next < 10 ? value + next : null;
}

/** The folded word at this place; "" beyond the ends. */
export const plainAt = (tokens: ReadText["tokens"], index: number) => tokens[index]?.plain ?? "";
