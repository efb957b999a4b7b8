import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import { articles } from "../reading/number-words.ts";
import type { Token } from "../reading/tokens.ts";
import { agrees } from "./amounts/rounding.ts";
import { type Clause, clauseAt, isNegated, isSupposed } from "./clauses/clause.ts";
import { isDisclaimed } from "./clauses/disclaimed.ts";
import { isReported } from "./clauses/owner.ts";
import { phrase } from "./clauses/phrase.ts";
import { isAboutOffer, type Sentence, sentencesOf } from "./clauses/sentence.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** What a number says of the customer's list, by the views that are counted; `late` are some of those that are due. */
type Counted = "all" | "new" | "due" | "late";

const unit = "(?:de vos )?(?:prospects?|fiches?|contacts?|leads?)";
const time =
  "(?:(?:aujourd hui|ce matin|ce jour|a ce jour|actuellement|en ce moment|maintenant|desormais|deja|bien|encore|au total|en tout) )*";
const about = "(?:(?:environ|pres de|plus de|moins de|au moins|presque|quelque) )?";
const has = "(?:vous avez|tu as|il y a|vous disposez de|vous comptez|il vous reste|il reste|vous en avez)";
const inList = "(?:dans|sur) (?:votre|ta|la) liste ";
const further = "(?:(?:et|dont) [a-z0-9 ]*)?";

/** What stands before a number of the list, and after it, in its clause. */
const forms: readonly (readonly [Counted, before: string, after: string])[] = [
  [
    "all",
    ` (?:votre|ta|la) liste (?:compte|contient|comprend|comporte|totalise|regroupe|rassemble|reunit|affiche|a) ${time}${about}$`,
    `^ ${unit} ${time}${further}$`,
  ],
  ["all", `^ ${time}${has} ${time}${about}$`, `^ ${unit} ${time}${inList}${time}${further}$`],
  ["all", `^ ${time}${about}$`, `^ ${unit} (?:sont|figurent|se trouvent) ${time}${inList}${time}${further}$`],
  ["all", `^ ${about}$`, `^ ${unit} (?:au total|en tout) $`],
  [
    "due",
    `^ ${time}(?:(?:et|dont) )?(?:${has} )?${time}${about}$| et ${about}$`,
    `^ (?:${unit} )?(?:(?:sont|restent|reste) )?${time}a (?:rappeler|relancer) ${time}${further}$`,
  ],
  [
    "late",
    `^ ${time}(?:(?:et|dont) )?(?:${has} )?${time}$| et $`,
    `^ (?:${unit} )?(?:(?:sont|restent|reste) )?${time}en retard ${time}$`,
  ],
  [
    "new",
    `^ ${time}(?:(?:et|dont) )?(?:${has} )?${time}$`,
    `^ (?:nouveaux (?:prospects|contacts|leads)|nouvelles fiches) (?:vous attendent ${time}|(?:sont )?(?:arrives|arrivees|livres|livrees)? ?(?:aujourd hui|ce matin) ${time})$`,
  ],
];

const pattern = forms.map(([counted, before, after]) => ({
  counted,
  before: phrase(before),
  after: phrase(after),
}));

/** What the number at `index` counts of the customer's list; `null` where it counts something else, or only a part. */
export function listCountAt(sentence: Sentence, index: number): Counted | null {
  const place = clauseAt(sentence, index);
  if (!place || isAboutOffer(sentence) || isUnsaid(place.clause)) return null;
  const { words } = place.clause;
  const before = joined(words.slice(0, place.at));
  const after = joined(words.slice(place.at + 1));
  return pattern.find((form) => form.before.test(before) && form.after.test(after))?.counted ?? null;
}

const joined = (words: readonly string[]) => ` ${words.map((word) => `${word} `).join("")}`;

/** The clause does not say that it is so. */
const isUnsaid = (clause: Clause) =>
  isSupposed(clause) ||
  isNegated(clause) ||
  clause.isAsked ||
  clause.isQuoted ||
  isReported(clause) ||
  isDisclaimed(clause);

/**
 * The counts of the customer's list against those that the model is given: "votre liste compte 240 fiches", "12 sont à rappeler".
 * Every number is open until its sentence ends. interpretation.md D321.
 */
export const listCountRule: Rule = (reading, facts, text) => {
  const { list, speaker } = facts;
  if (!list || speaker === "customer") return [];
  return sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
    const verdicts: Verdict[] = [];
    for (let index = sentence.from; index < sentence.to; index++) {
      const token = sentence.tokens[index] as Token;
      if (token.kind !== "number" || articles.has(token.text)) continue;
      const { start, end } = token;
      if (sentence.isOpen) verdicts.push({ start, end, finding: null });
      else if (!sentence.isLetter && isWrong(sentence, index, list))
        verdicts.push({ start, end, finding: { kind: "invented", reason: copy.listCount(list) } });
    }
    return verdicts;
  });
};

function isWrong(sentence: Sentence, index: number, list: NonNullable<GuardFacts["list"]>): boolean {
  const counted = listCountAt(sentence, index);
  if (!counted) return false;
  const { value } = sentence.tokens[index] as Token;
  // Of the records that the answer is given it may say how many are so.
  if (counted !== "all" && value <= list.given && value <= list[counted === "late" ? "due" : counted])
    return false;
  if (counted === "late") return value > list.due;
  return value !== list[counted] && !agrees(list[counted], value, sentence, index);
}
