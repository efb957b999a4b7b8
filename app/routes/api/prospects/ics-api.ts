import { apiCopy } from "#app/content/api-copy.ts";
import { fileNameOf } from "#app/drafts/export/file-name.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { nextStepEvent } from "#app/prospects/export/next-step-event.ts";
import { prospectErrorCodes } from "#app/prospects/prospects-protocol.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchProspect } from "./prospect-responses.ts";

/** Sends the next step of a prospect as an event for a calendar. */
async function send({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const prospect = id && (await readProspect(services, user.id, id));
  if (!prospect) return noSuchProspect();
  const event = nextStepEvent(prospect, { now: Date.now(), appUrl: services.environment.appUrl });
  if (event === null) return jsonError(409, prospectErrorCodes.noNextStep, apiCopy.prospects.noNextStep);
  const name = fileNameOf(`${prospect.nextStep?.what} ${prospect.company} prospect`, "ics");
  return new Response(event, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

const handlers = { GET: send };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
