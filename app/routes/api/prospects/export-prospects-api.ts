import { recordExport } from "#app/accounts/own-actions.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { prospectExport } from "#app/content/signed-in/prospect-export-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import {
  exportFormats,
  exportProspects,
  exportTypes,
} from "#app/prospects/export/export-prospects.server.ts";
import { prospectErrorCodes as codes } from "#app/prospects/prospects-protocol.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { jsonError } from "#http/json-error.ts";
import { streamedText } from "#http/streamed-text.ts";
import { listQueryIn } from "./list-query.ts";

const copy = apiCopy.prospects;

/** Streams the list, or what its filters leave of it, as a file. */
async function send({ request, services, caller }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const { searchParams } = new URL(request.url);
  const format = exportFormats.find((each) => each === searchParams.get("format"));
  if (format === undefined) return jsonError(406, codes.notAcceptable, copy.format);
  const query = listQueryIn(searchParams);
  if (!query.success) return jsonError(422, codes.invalidQuery, copy.invalidQuery);
  // A link on another site must not use up the owner's limit.
  if (request.headers.get("Sec-Fetch-Site") === "cross-site")
    return jsonError(403, "foreign_origin", apiCopy.errors.foreign_origin);

  if (!(await mayUse(services.db.asOwner, user.id, "exportImport"))) return notInOffer("exportImport");

  const name = prospectExport.file(parisDay(Date.now()));
  const headers = {
    "Content-Type": exportTypes[format],
    "Content-Disposition": `attachment; filename="${name}.${format}"`,
    "Cache-Control": "no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const exported = await exportProspects(services, user.id, format, query.output);
  if (!exported.ok) {
    const { retryAfter } = exported;
    const message = copy.tooManyExports;
    return tooOften(services, user.id, {
      ...{ limit: "prospect_exports", code: codes.tooManyExports, retryAfter, message },
    });
  }
  await recordExport(services, { event: "prospects_exported", clientId: user.id, format });
  const body = streamedText(exported.parts, (error) =>
    services.log.error({ err: error, requestId: caller.requestId }, "an export of prospects broke off"),
  );
  return new Response(body, { headers });
}

const handlers = { GET: send };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
