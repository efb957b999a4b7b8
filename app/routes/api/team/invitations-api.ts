import { ensureClient } from "#app/accounts/clients.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { invite } from "#app/membership/invitations.server.ts";
import {
  teamErrorCodes as codes,
  NewInvitation,
  type TeamInvitation,
} from "#app/membership/team-protocol.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.team;

/** Invites the owner of an address into the team; once more, another mail goes out. */
async function add({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewInvitation);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (!(await ensureClient(services.db.asOwner, user))) return signedOut();
  const invited = await invite(services, user, body.email);
  switch (invited.kind) {
    case "invited":
      services.outbox.kick();
      return Response.json(invited.invitation satisfies TeamInvitation, { status: 201 });
    case "owner-only":
      return ownerOnly();
    case "invalid-email":
      return jsonError(422, codes.invalidEmail, copy.invalidEmail);
    case "already-member":
      return jsonError(409, codes.alreadyMember, copy.alreadyMember);
    case "no-seat":
      return jsonError(409, codes.noSeatLeft, copy.noSeat(invited.seats));
    case "limited":
      return tooOften(services, user.id, {
        ...{ limit: "invitations", code: codes.tooManyInvitations, retryAfter: invited.retryAfter },
        message: copy.tooManyInvitations,
      });
  }
}

const handlers = { POST: add };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
