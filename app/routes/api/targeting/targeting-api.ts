import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { boundedCriteria } from "#app/offers/contents.ts";
import { loadTargeting, saveTargeting } from "#app/targeting/store/targeting.server.ts";
import {
  targetingErrorCodes as codes,
  type StaleTargeting,
  type Targeting,
  TargetingChange,
} from "#app/targeting/targeting-protocol.ts";

async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  return Response.json((await loadTargeting(services, user.id)) satisfies Targeting);
}

/** Saves the criteria, or follows the profile again, unless they have changed since `version`. */
async function save({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, TargetingChange);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const saved = await saveTargeting(services, user, body);
  switch (saved.kind) {
    case "saved":
      return Response.json(saved.targeting satisfies Targeting);
    case "stale": {
      const error = { code: codes.stale, message: apiCopy.targeting.stale };
      return Response.json({ error, targeting: saved.targeting } satisfies StaleTargeting, { status: 409 });
    }
    case "colleague":
      return ownerOnly();
    case "bounded":
      return notInOffer("unlimitedCriteria", apiCopy.targeting.bounded(boundedCriteria));
    case "limited":
      return tooOften(services, user.id, {
        limit: "targeting_changes",
        code: codes.tooManyChanges,
        retryAfter: saved.retryAfter,
      });
    case "deleted":
      return signedOut();
  }
}

const handlers = { GET: read, PUT: save };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
