import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { volumes } from "#app/offers/price-rules.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { allOffers, plansOf } from "./plans-of.ts";
import { isAboutOffer, isAboutService, isDenied, type Sentence } from "./sentence.ts";

/** Why a number of contacts of our service must not stand; `null` for advice such as "contactez 20 prospects". */
export function judgeContacts(sentence: Sentence, index: number, facts: GuardFacts): string | null {
  const { value } = sentence.tokens[index] as Token;
  if (!isAboutService(sentence) || isDenied(sentence, index) || value === 1) return null;
  if (!isAboutOffer(sentence) && facts.amounts.has(value)) return null;
  const plans = plansOf(sentence, index);
  const allowed = (plans ?? allOffers).map(({ contacts }) => contacts);
  const isVolume = plans === null && (volumes as readonly number[]).includes(value);
  if ((allowed.includes(value) || isVolume) && !isOtherPeriod(sentence, index)) return null;
  const [only] = plans ?? [];
  return plans?.length === 1 && only ? copy.otherQuota(only.name, only.contacts) : copy.quota;
}

/** Why a number of users of our service must not stand. */
export function judgeUsers(sentence: Sentence, index: number): string | null {
  const { value } = sentence.tokens[index] as Token;
  if (!isAboutOffer(sentence) && sentence.carried === null) return null;
  if (isDenied(sentence, index) || value === 1) return null;
  const plans = plansOf(sentence, index);
  if ((plans ?? allOffers).some(({ users }) => users === value)) return null;
  const [only] = plans ?? [];
  return plans?.length === 1 && only ? copy.otherUsers(only.name, only.users) : copy.quota;
}

/** The quotas are those of a month. */
function isOtherPeriod({ tokens, to }: Sentence, index: number): boolean {
  for (let at = index + 1; at < Math.min(to, index + 10); at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number" || ",;".includes(text) || hasStem([text], ["mois", "mensu", "month"])) return false;
    const isPer = ["par", "chaque", "/", "per", "a"].includes(tokens[at - 1]?.text ?? "");
    if (isPer && ["jour", "semaine", "an", "day", "week", "year"].includes(text)) return true;
  }
  return false;
}
