import { apiCopy } from "#app/content/api-copy.ts";
import { personaErrors as copy } from "#app/content/signed-in/persona-errors-copy.ts";
import { signedOut } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { boundedCriteria } from "#app/offers/contents.ts";
import type { Services } from "#app/services.server.ts";
import type { PersonaRefusal } from "#app/targeting/personas/personas.server.ts";
import { personaErrorCodes as codes } from "#app/targeting/personas/personas-protocol.ts";
import { jsonError } from "#http/json-error.ts";

/** The response to a change of the personas that was refused. */
export async function refusedPersona(
  services: Services,
  clientId: string,
  refused: PersonaRefusal,
): Promise<Response> {
  switch (refused.kind) {
    case "duplicate-name":
      return jsonError(422, codes.duplicateName, copy.duplicateName);
    case "full":
      return jsonError(409, codes.tooManyPersonas, copy.full);
    case "no-share":
      return jsonError(409, codes.noShareLeft, copy.noShareLeft(refused.left));
    case "bounded":
      return notInOffer("unlimitedCriteria", apiCopy.targeting.bounded(boundedCriteria));
    case "colleague":
      return ownerOnly();
    case "limited":
      return tooOften(services, clientId, {
        ...{ limit: "targeting_changes", code: codes.tooManyChanges, retryAfter: refused.retryAfter },
      });
    case "deleted":
      return signedOut();
  }
}
