import { personaErrors as copy } from "#app/content/signed-in/persona-errors-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { NewPersona } from "#app/targeting/personas/persona-bodies.ts";
import { addPersona, loadPersonas } from "#app/targeting/personas/personas.server.ts";
import {
  personaErrorCodes as codes,
  type Persona,
  type PersonaList,
} from "#app/targeting/personas/personas-protocol.ts";
import { jsonError } from "#http/json-error.ts";
import { refusedPersona } from "./persona-responses.ts";

async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  return Response.json({ personas: await loadPersonas(services, user.id) } satisfies PersonaList);
}

/** Adds a persona; once more with its id, it stays as it is. */
async function add({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewPersona);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const added = await addPersona(services, user, body);
  switch (added.kind) {
    case "added":
      return Response.json(added.persona satisfies Persona, { status: 201 });
    case "repeated":
      return Response.json(added.persona satisfies Persona);
    case "id-taken":
      return jsonError(409, codes.idTaken, copy.idTaken);
    default:
      return refusedPersona(services, user.id, added);
  }
}

const handlers = { GET: list, POST: add };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
