import { requestIn } from "#app/assistant/requests/request-in.ts";
import { plain } from "#app/profile/phrases.ts";
import type { Step } from "./onboarding.ts";

/** Questions to which neither a question nor the wish to speak with somebody is a response. */
const ofFacts: readonly Step[] = ["company_name", "industry", "calendly_url"];

const greetings =
  /^(?:(?:bonjour|bonsoir|salut|hello|coucou|hey|hi|bjr|slt|bonne journee)(?: (?:a tous|a toutes|a tous et a toutes|a toutes et a tous|madame|monsieur|l equipe|matinal|ca va|comment ca va|comment allez vous|merci))?|ca va)$/;
const greeted = /^(?:bonjour|bonsoir|salut|hello|coucou|hey|hi|bjr|slt) /;
const questions =
  /^(?:pourquoi|comment|combien|quoi|c est quoi|c est (?:payant|gratuit|qui|combien)|vous faites|a quoi|ca sert|qui (?:es|etes)|tu es|vous etes|t es|est ce|peux|puis je|pouvez|faut il|y a|que |quel |quelle |qu est|on peut|je peux)/;

/**
 * What a message says beside the question of `step`: a greeting, a question of its own, or the wish to speak with somebody;
 * `null` for a response. interpretation.md D301.
 */
export function asideIn(step: Step, content: string): "greeting" | "question" | "person" | null {
  const said = plain(content);
  if (greetings.test(said)) return "greeting";
  if (!ofFacts.includes(step)) return null;
  if (content.trimEnd().endsWith("?") && questions.test(said.replace(greeted, ""))) return "question";
  return requestIn(content)?.kind === "human" ? "person" : null;
}
