import type { Logger } from "pino";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import type { MessageKind } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";
import { nameInSentence, nextStep, type Step } from "./onboarding.ts";
import { correctedStep, firstAside, type GivenResponse, responsesIn } from "./responses.ts";

/** A reply of the onboarding, as it will be stored. */
export type OnboardingReply = Pick<MessageRow, "content" | "asksStep" | "respondedStep"> & {
  kind: Extract<MessageKind, "question" | "confirmation">;
};

/** The reply to `message`, which responds to the question of `step`, after the `earlier` responses, newest first: the next question, or the end of the onboarding. CHT-10 to CHT-22, interpretation.md D26. */
export async function replyInOnboarding(
  tx: Queries,
  message: Pick<MessageRow, "clientId" | "content">,
  step: Step,
  earlier: readonly GivenResponse[],
  log: Logger,
): Promise<OnboardingReply> {
  const corrected = correctedStep(step, message.content, earlier);
  const given = [{ step: corrected ?? step, content: message.content }, ...earlier];
  const responses = responsesIn(given);
  if (corrected)
    return {
      kind: "question",
      content: `${copy.corrected} ${copy.questions[step](nameInSentence(responses.companyName))}`,
      asksStep: step,
      respondedStep: corrected,
    };
  const aside = firstAside(step, given);
  if (aside)
    return {
      kind: "question",
      content: copy.asked(aside, copy.questions[step](nameInSentence(responses.companyName))),
      asksStep: step,
      respondedStep: step,
    };
  if (step === "icp" && !responses.icpTitle)
    return {
      kind: "question",
      content: copy.targetTitle(Boolean(responses.icpSize)),
      asksStep: step,
      respondedStep: step,
    };

  const company = nameInSentence(responses.companyName);
  const next = nextStep(step);
  if (next)
    return { kind: "question", content: copy.questions[next](company), asksStep: next, respondedStep: step };

  try {
    await tx.transaction((savepoint) => saveProfile(savepoint, message.clientId, responses));
    return { kind: "confirmation", content: copy.confirmation(company), asksStep: null, respondedStep: step };
  } catch (error) {
    log.error({ err: error }, "a profile could not be saved");
    return { kind: "question", content: copy.profileFailed, asksStep: step, respondedStep: step };
  }
}
