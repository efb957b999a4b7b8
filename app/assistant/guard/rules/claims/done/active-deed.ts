import type { GuardFacts } from "../../../facts/guard-facts.ts";
import { type Clause, isSupposed, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import { verbOf } from "../verbs.ts";
import { both, errands, outward, self, skipped, team, texts } from "./done-words.ts";
import { isInwardClaim } from "./inward-deed.ts";
import { isPresentClaim } from "./present-deed.ts";

/** "J’ai envoyé", "nous allons relancer", "l’équipe appellera": the assistant or the service says it of itself. */
export function isActive(clause: Clause, at: number, facts: GuardFacts): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (!verb) return false;
  const lead: string[] = [];
  const between: string[] = [];
  for (let place = at - 1; place >= 0 && at - place <= 7 && lead.length < 3; place--) {
    const word = words[place] ?? "";
    if (word === "et" && lead.length === 0 && place > 1) place--;
    else if (skipped.has(word)) between.push(word);
    else lead.push(word);
  }
  const [first = "", second = "", third = ""] = lead;
  const has = (form: (typeof verb.forms)[number]) => verb.forms.includes(form);
  const isSelf = (word: string) => self.has(word);
  const isActor = (word: string) => isSelf(word) || team.has(word);
  const isDone =
    has("participle") &&
    ((first === "ai" && ["j", "je", "et", ""].includes(second)) ||
      (first === "avons" && second === "nous") ||
      (first === "a" && (second === "on" || team.has(second) || (second === "qui" && team.has(third)))));
  const isNow =
    has("infinitive") &&
    ["de", "d"].includes(first) &&
    ["viens", "venons", "vient", "permis"].includes(second);
  const isSoon =
    has("infinitive") &&
    ((first === "vais" && second === "je") ||
      (first === "allons" && second === "nous") ||
      (first === "va" && isActor(second)));
  const isPromised =
    has("future") &&
    (isActor(first) ||
      (first === "" &&
        words[0] === "et" &&
        between.includes("vous") &&
        team.isIn(wholeText(clause).split(" "))));
  const isPresent = has("present") && (first === "je" || first === "j");
  if (!(isDone || isNow || isSoon || isPromised || isPresent)) return false;
  if (isSupposed(clause) && !isDone) return false;
  const after = words.slice(at + 1);
  const toYou = between.includes("vous");
  if (isPresent && !(isDone || isPromised)) return isPresentClaim(clause, at, verb.stem, toYou);
  if (outward.has(verb.stem)) {
    // In a mail that the customer sends, "vous" is the prospect.
    if (
      toYou &&
      isSelf(second || first) &&
      phrase("^(?:envoy|contact|appel|relanc|transmettr|telephon|sollicit|invit|recontact|expedi)$").test(
        verb.stem,
      )
    )
      return (
        errands.isIn(after) ||
        phrase(
          " (?:par (?:mail|sms|courrier|courriel)|sur votre boite|a votre adresse|dans votre boite) ",
        ).test(` ${after.join(" ")} `) ||
        words[0] === "et" ||
        (isPromised && first === "nous" && phrase("^(?:appel|contact|recontact)$").test(verb.stem))
      );
    return !(
      after[0] === "que" ||
      (texts.has(after[1] ?? "") && phrase("^(?:export|import|invit|activ)$").test(verb.stem))
    );
  }
  return isInwardClaim(clause, at, verb.stem, { toYou, between, facts, isDone: isDone || isNow });
}
