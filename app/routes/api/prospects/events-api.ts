import type { BaseIssue } from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { notInOffer, offerOver } from "#app/endpoints/not-in-offer.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { NewEvent } from "#app/prospects/prospect-bodies.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { prospectErrorCodes as codes, type EventAnswer } from "#app/prospects/prospects-protocol.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchProspect } from "./prospect-responses.ts";

const copy = apiCopy.prospects;

/** Adds an event to the history of a prospect. */
async function append({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewEvent, refuseKey);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  if (!id) return noSuchProspect();
  if (body instanceof Response) return body;

  const applied = await applyEvent(services, user.id, id, body);
  switch (applied.kind) {
    case "created":
    case "repeated": {
      const { kind, prospect, event } = applied;
      const answer = { prospect, event } satisfies EventAnswer;
      return Response.json(answer, { status: kind === "created" ? 201 : 200 });
    }
    case "missing":
      return noSuchProspect();
    case "conflict":
      return jsonError(409, codes.keyReused, copy.keyReused);
    case "not-newest":
    // Only where a number is expected.
    case "changed":
      return jsonError(409, codes.notNewest, copy.notNewest);
    case "full":
      return jsonError(409, codes.historyFull, copy.full(prospectLimits.events));
    case "unknown-member":
      return jsonError(422, codes.unknownMember, copy.unknownMember);
    case "unknown-column":
      return jsonError(422, codes.unknownColumn, copy.unknownColumn);
    case "wrong-value":
      return jsonError(422, codes.wrongValue, copy.wrongValue);
    case "not-in-offer":
      return notInOffer("customCrm");
    case "offer-over":
      return offerOver();
    case "seatless":
      return jsonError(403, codes.seatless, copy.seatless);
    case "limited":
      return tooOften(services, user.id, {
        limit: "prospect_events",
        code: codes.tooManyEvents,
        retryAfter: applied.retryAfter,
      });
    case "no-room":
      return noRoom(applied);
  }
}

/** The response to a key that is no UUID; `null` for another mistake. */
function refuseKey(issues: readonly BaseIssue<unknown>[]): Response | null {
  return issues.every(({ message }) => message === codes.invalidKey)
    ? jsonError(422, codes.invalidKey, copy.invalidKey)
    : null;
}

const handlers = { POST: append };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
