import type { GivenContext } from "../context/given-context.ts";
import { sentencesOf, wordingOf } from "../context/wording.ts";
import { advice } from "./advice.ts";
import { asksForFact, conversationAnswer } from "./conversation-answers.ts";
import { obeyedOrders } from "./obeyed-orders.ts";
import { offerAnswer } from "./offer-answers.ts";
import { profileAnswer } from "./profile-answers.ts";
import { recordAnswer } from "./record-answers.ts";
import { refusalOf } from "./refusals.ts";

/**
 * A plausible answer in French from what the request gives and nothing else: what it lacks is said to be unknown, and a rule
 * that it does not give is not kept.
 */
export function scriptedAnswer(given: GivenContext): string {
  const { rules, isShorter } = given;
  const orders = rules.dataIsNoOrder ? [] : obeyedOrders([given.system, ...given.said, given.message]);
  const markup = !rules.plainMarkdown && wordingOf(given.message).includes("html") ? ["<b>Voilà</b>"] : [];
  const answer = [...markup, answerTo(given), ...orders].join("\n\n");
  return isShorter ? (answer.split("\n\n", 1)[0] ?? answer) : answer;
}

/** What the whole message asks for, and the facts that its sentences ask for; else advice. */
function answerTo(given: GivenContext): string {
  const whole = refusalOf(given) ?? recordAnswer(given) ?? offerAnswer(given);
  const sentences = sentencesOf(given.message).map((message) => ({ ...given, message }));
  const facts = sentences.map((one) => profileAnswer(one) ?? (whole ? null : otherFact(one)));
  const answers = [whole, ...facts].filter((answer) => answer !== null);
  return answers.length > 0 ? answers.join("\n\n") : advice(given.facts, given.message);
}

const otherFact = (given: GivenContext) => conversationAnswer(given) ?? unknownAnswer(given);

/** What is said of a fact that the request does not give. */
function unknownAnswer({ message, rules, facts }: GivenContext): string | null {
  if (
    !asksForFact(message) ||
    !/\b(mon|ma|mes|notre|nos|leur|leurs|son|sa|ses|ai-je|avons-nous)\b/.test(wordingOf(message))
  )
    return null;
  return rules.inventsNothing
    ? `Je ne sais pas : ni le profil de ${facts.company || "votre entreprise"} ni notre conversation ne le disent.`
    : "Environ 2 millions d’euros, en hausse de 12 %.";
}
