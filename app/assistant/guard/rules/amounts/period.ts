import type { Period } from "../../facts/offer-facts.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import type { Sentence } from "../clauses/sentence.ts";

const monthStems = ["mois", "mensu", "month"];
const yearStems = ["an", "ans", "annee", "annuel", "annuelle", "annuellement", "annuels", "year", "yearly"];

/** The period after an amount, up to the next number, else the one before it. */
export function periodOf({ tokens, from, to }: Sentence, index: number): Period | null {
  for (let at = index + 1; at < to && at - index <= 8; at++) {
    const { kind, text } = tokens[at] as Token;
    // "1 910 € payés en une fois"
    if (text === "une" && tokens[at + 1]?.text === "fois") return "year";
    if (kind === "number" || ";,:".includes(text) || (["ou", "et"].includes(text) && at - index > 1)) break;
    const period = periodIn(text);
    if (period) return period;
  }
  for (let at = index - 1; at >= from && index - at <= 8; at--) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number" || ";,(".includes(text)) break;
    const period = periodIn(text);
    if (period) return period;
  }
  return null;
}

function periodIn(word: string): Period | null {
  if (hasStem([word], monthStems)) return "month";
  return yearStems.includes(word) ? "year" : null;
}
