import type { Token } from "../../reading/tokens.ts";
import { lexicon } from "../clauses/lexicon.ts";
import type { Sentence } from "../clauses/sentence.ts";

const about = lexicon(
  "environ pres presque autour quelque quelques approximativement grosso ordre peu environs approche avoisine ~ ≈",
);

/** "sous les mille euros", "ne dépasse pas cent euros", "avec deux mille euros". */
const isBelow = (last: string, before: string) =>
  ["sous", "avec"].includes(last) ||
  (last === "les" && before === "sous") ||
  (last === "pas" && before.startsWith("depass"));

/** Whether a computed value is what the number at `index` says: rounded as it is written, "environ", "moins de", "plus de". */
export function agrees(value: number, amount: number, sentence: Sentence, index: number): boolean {
  if (!(value > 0)) return false;
  const { tokens, from } = sentence;
  const around = tokens.slice(Math.max(from, index - 4), index).map(({ text }) => text);
  const after = tokens.slice(index + 1, index + 6).map(({ text }) => text);
  const [last = "", before = ""] = around.toReversed();
  const isBound = (word: string) => last === word || ((last === "de" || last === "d") && before === word);
  const isUpper = isBound("moins") || isBound("budget") || isBelow(last, before);
  if (isUpper) return value <= amount && value > 0.8 * amount;
  if (isBound("plus")) return value >= amount && value < 1.25 * amount;
  if (around.some((word) => about.has(word)) || after.includes("environ"))
    return Math.abs(value - amount) <= 0.06 * value;
  if (after.includes("pres") || tokens.slice(index + 6, index + 10).some(({ text }) => text === "pres"))
    return Math.abs(value - amount) <= 0.02 * value;
  const [, decimals = ""] = /[.,](\d{1,6})$/.exec((tokens[index] as Token).text) ?? [];
  return (
    Math.abs(value - amount) <= 0.5 * 10 ** -decimals.length + 1e-9 && Math.abs(value - amount) <= 0.1 * value
  );
}
