import { callAskedBy } from "#app/assistant/requests/inquiry/call-request.ts";
import { requestIn } from "#app/assistant/requests/request-in.ts";
import { goalNamedIn, toneOf } from "#app/profile/match-choice.ts";
import { plain } from "#app/profile/phrases.ts";
import { correctionIn } from "./correction-in.ts";
import type { Step } from "./onboarding.ts";

/** Questions to which neither a question nor the wish to speak with somebody is a response. */
const ofFacts: readonly Step[] = ["company_name", "industry", "calendly_url"];

export type Aside = "greeting" | "question" | "person" | "call" | "correction";

const greetings =
  /^(?:(?:bonjour|bonsoir|salut|hello|coucou|hey|hi|bjr|slt|bonne journee)(?: (?:a tous|a toutes|a tous et a toutes|a toutes et a tous|madame|monsieur|l equipe|matinal|ca va|comment ca va|comment allez vous|merci))?|ca va)$/;
const greeted = /^(?:bonjour|bonsoir|salut|hello|coucou|hey|hi|bjr|slt) /;
const questions =
  /^(?:pourquoi|comment|combien|quoi|c est quoi|c est (?:payant|gratuit|qui|combien)|vous faites|a quoi|ca sert|qui (?:es|etes)|tu es|vous etes|t es|est ce|peux|puis je|pouvez|faut il|y a|que |quel |quelle |qu est|on peut|je peux)/;

/**
 * What a message says beside the question of `step`: a greeting, a question of its own, the wish to speak with somebody, that an
 * earlier response is wrong, or the wish to be called, which answers no question, but may be somebody's goal; `null` for a
 * response. interpretation.md D301, D336, D339.
 */
export function asideIn(step: Step, content: string): Aside | null {
  const said = plain(content);
  if (greetings.test(said)) return "greeting";
  if (step !== "company_name" && isOfEarlier(step, content)) return "correction";
  const call = callAskedBy(content);
  if (call === "order" || (call && step !== "primary_goal")) return "call";
  if (!ofFacts.includes(step)) return null;
  if (content.trimEnd().endsWith("?") && questions.test(said.replace(greeted, ""))) return "question";
  return requestIn(content)?.kind === "human" ? "person" : null;
}

/** True for a correction of an earlier response than that to `step`, by the step that it names and the value that it says. */
function isOfEarlier(step: Step, content: string): boolean {
  const said = correctionIn(content, "");
  return said !== null && said.step !== step && !(said.step === null && fits(step, said.value ?? ""));
}

/** True for a value that answers the open question: "enfin direct plutôt" is a tone. */
export function fits(step: Step, value: string): boolean {
  if (step === "tone") return toneOf(value) !== null;
  if (step === "primary_goal") return goalNamedIn(value) !== null;
  return step === "calendly_url" && /\p{L}\.\p{L}|:\/\//u.test(value);
}
