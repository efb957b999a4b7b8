import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { demoMinutes, readyHours } from "../../facts/offer-facts.ts";
import type { FindingKind } from "../../finding.ts";
import type { Token } from "../../reading/tokens.ts";
import { isAboutOffer, isDenied, type Sentence } from "./sentence.ts";

const readyStems =
  "pret operationnel configur install demarr activ livr lanc accessible disponible ready setup deliver start".split(
    " ",
  );
/** Lists of stems are constants, because a sentence remembers its answer for each. */
const trialStems = ["essai", "essay", "trial"];
const testStems = ["test"];
const leadStems = ["lead", "prospect", "contact", "fiche"];
const deliverStems = ["livr", "deliver"];
const freeStems = ["gratuit", "free"];
const billingStems = ["facturation", "engagement"];
const endStems = ["resili", "cancel"];
const demoStems = ["demo"];
const replyStems = ["repon", "respond"];
const placeStems = ["place", "service", "route"];
const teamStems = ["equipe", "support", "service"];
const subjectStems = ["service", "tableau", "compte", "espace", "dashboard", "account"];

/**
 * Why a duration must not stand: it is that of the free trial, the set-up, the demo, the support or the data after the
 * end of a contract, and the site says another one. Durations of other things are advice. BIZ-01 to BIZ-08.
 */
export function judgeDuration(
  sentence: Sentence,
  index: number,
  hoursPerUnit: number,
  facts: GuardFacts,
): { kind: FindingKind; reason: string } | null {
  const { value } = sentence.tokens[index] as Token;
  const { words, says } = sentence;
  const hours = value * hoursPerUnit;
  if (isDenied(sentence, index)) return null;
  const isOurs = isAboutService(sentence);
  if (!isAboutOffer(sentence) && facts.amounts.has(value)) return null;

  if (says(trialStems) || (says(freeStems) && (isOurs || says(testStems)))) {
    const isPrice = says(billingStems) && hours >= 720;
    return hours === trialDays * 24 || isPrice ? null : { kind: "trial", reason: copy.trial(trialDays) };
  }
  if (says(endStems))
    return hours === 30 * 24 || hours === 3 * 8760 ? null : { kind: "delay", reason: copy.retention };
  if (says(demoStems) && hoursPerUnit < 24)
    return !isOurs || hours === demoMinutes / 60 ? null : { kind: "delay", reason: copy.demo(demoMinutes) };
  if (hoursPerUnit > 720 || !isOurs) return null;
  if (says(replyStems)) return { kind: "delay", reason: copy.support };
  const isSetUp = words.has("mise") && says(placeStems);
  if (!isSetUp && !says(readyStems)) return null;
  return hours === readyHours ? null : { kind: "delay", reason: copy.ready(readyHours) };
}

/** True when the sentence has our service as its subject rather than the customer's work. */
function isAboutService(sentence: Sentence): boolean {
  const { words, says } = sentence;
  if (isAboutOffer(sentence) || sentence.carried !== null) return true;
  if (words.has("mise") && (words.has("place") || words.has("service"))) return true;
  if (words.has("notre") && says(teamStems)) return true;
  if (words.has("votre") && says(subjectStems)) return true;
  if ((words.has("nous") || words.has("we")) && says(deliverStems) && says(leadStems)) return true;
  return isServiceSubject(sentence);
}

const verbs = new Set("est sera demarre fonctionne repond peut is will".split(" "));

/** "le service est …", but not "le service achats"; and what begins with "Prêt". */
function isServiceSubject({ tokens, from, to }: Sentence): boolean {
  if (["pret", "prete"].includes(tokens.slice(from, to).find(({ kind }) => kind === "word")?.text ?? ""))
    return true;
  for (let index = from + 1; index < to - 1; index++) {
    const { text } = tokens[index] as Token;
    const isOne = text === "service" || text === "support";
    if (
      isOne &&
      verbs.has(tokens[index + 1]?.text ?? "") &&
      /^(?:le|the)$/.test(tokens[index - 1]?.text ?? "")
    )
      return true;
  }
  return false;
}
