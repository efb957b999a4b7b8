import { personaErrors as copy } from "#app/content/signed-in/persona-errors-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { PersonaChange } from "#app/targeting/personas/persona-bodies.ts";
import { changePersona, removePersona } from "#app/targeting/personas/personas.server.ts";
import {
  personaErrorCodes as codes,
  type Persona,
  type StalePersona,
} from "#app/targeting/personas/personas-protocol.ts";
import { jsonError } from "#http/json-error.ts";
import { refusedPersona } from "./persona-responses.ts";

const missing = () => jsonError(404, "not_found", copy.missing);
const ofProfile = () => jsonError(409, codes.ofProfile, copy.ofProfile);

/** Saves what is given of a persona, unless it has changed since the version that is given. */
async function change({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, PersonaChange);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (params.id === profilePersona) return ofProfile();
  const id = idIn(params);
  if (id === null) return missing();
  const changed = await changePersona(services, user, id, body);
  switch (changed.kind) {
    case "saved":
      return Response.json(changed.persona satisfies Persona);
    case "stale": {
      const error = { code: codes.stale, message: copy.stale };
      return Response.json({ error, persona: changed.persona } satisfies StalePersona, { status: 409 });
    }
    case "missing":
      return missing();
    default:
      return refusedPersona(services, user.id, changed);
  }
}

/** Removes a persona; whom it brought stays. */
async function remove({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  if (params.id === profilePersona) return ofProfile();
  const id = idIn(params);
  if (id === null) return missing();
  const removed = await removePersona(services, user, id);
  switch (removed.kind) {
    case "removed":
      return new Response(null, { status: 204 });
    case "missing":
      return missing();
    default:
      return refusedPersona(services, user.id, removed);
  }
}

const handlers = { PUT: change, DELETE: remove };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
