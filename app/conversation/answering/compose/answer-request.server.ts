import { clientFiller } from "#app/assistant/drafts/client-filler.server.ts";
import { draftByRequest } from "#app/assistant/drafts/draft-by-request.server.ts";
import type { Model } from "#app/assistant/model/model.ts";
import { bookingLink } from "#app/assistant/requests/booking-link.ts";
import { draftForIn } from "#app/assistant/requests/draft-for.ts";
import { proposeChange } from "#app/assistant/requests/profile-change/propose-change.ts";
import { requestIn } from "#app/assistant/requests/request-in.ts";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { ownerOver } from "#app/team/team.server.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { saidGround } from "../../revision/said-ground.server.ts";
import { writeAnswer } from "../write/write-answer.server.ts";
import type { Composed, Composition } from "./composition.ts";

/**
 * The answer to what the customer's own words ask for: ready-made work, a change of the profile, or a person. `null` for
 * any other message, and for one that is to be answered in another manner. `model` is `services.model` within the
 * client's budget. interpretation.md D46.
 */
export async function answerRequest(
  services: ConversationServices,
  model: Model,
  clientId: string,
  composition: Composition,
): Promise<Composed | null> {
  const { question, how, signal, show } = composition;
  if (how) return null;
  const asked = requestIn(question.content);
  // "Écris-lui" asks for a text only where somebody is known whom it means.
  const forOne = asked ? null : draftForIn(question.content);
  const request =
    asked ?? (forOne && { kind: "draft" as const, draft: forOne.draft, wish: question.content.trim() });
  if (!request) return null;

  const { db, environment } = services;
  const profile = profileValues((await db.asClient(clientId, (tx) => loadProfile(tx, clientId))) ?? {});
  switch (request.kind) {
    case "draft": {
      const ground = await saidGround(services, question, request.draft);
      if ("content" in ground) return { kind: "answer", ...ground };
      const { said, situation, prospect } = ground;
      if (forOne && !prospect) return null;
      show(() => copy.making[request.draft]);
      const fill = clientFiller(services, clientId, { wish: request.wish, said, signal });
      const wanted = { messageId: question.id, kind: request.draft, situation, prospectId: prospect?.id };
      const { draft, text } = await draftByRequest(services, clientId, wanted, fill);
      const attachments = { ...(draft && { draft }), ...(prospect && { prospects: [prospect] }) };
      return { kind: "answer", content: text, attachments };
    }
    case "profile-change": {
      const owner = await ownerOver(db.asOwner, clientId);
      if (owner !== null) return { kind: "answer", content: copy.proposal.ofOwner(owner) };
      const proposal = await proposeChange({ model }, profile, request.text, signal);
      return (
        proposal && {
          kind: "answer",
          content: copy.proposal.ask,
          attachments: { proposal: [...proposal] },
        }
      );
    }
    case "human":
      return writeAnswer(
        services,
        model,
        clientId,
        composition,
        bookingLink(environment.bookingUrl, profile.company_name),
      );
  }
}
