import { parisDay } from "#app/calendar/paris-day.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import { csvOf } from "#app/csv/csv.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { readReport } from "#app/reports/read-report.server.ts";
import { reportQueryIn } from "#app/reports/report-query.ts";
import { reportErrorCodes as codes, type ReportAnswer } from "#app/reports/reports-protocol.ts";
import { personaNames } from "#app/targeting/personas/personas.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { jsonError } from "#http/json-error.ts";

/** What became of the prospects of a period, as JSON or as a file. */
async function report({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") || "json";
  const query = reportQueryIn(searchParams, parisDay(Date.now()));
  if (!query || !["json", "csv"].includes(format))
    return jsonError(422, codes.invalidQuery, apiCopy.reports.invalidQuery);
  if (!(await mayUse(services.db.asOwner, user.id, "reports"))) return notInOffer("reports");
  // A link on another site must not use up the owner's limit.
  if (request.headers.get("Sec-Fetch-Site") === "cross-site")
    return jsonError(403, "foreign_origin", apiCopy.errors.foreign_origin);
  const read = await readReport(services, user.id, query);
  if ("retryAfter" in read)
    return tooOften(services, user.id, {
      ...{ limit: "reports", code: codes.tooMany, retryAfter: read.retryAfter },
    });
  const { rows } = read;
  if (format === "json") return Response.json({ rows } satisfies ReportAnswer);
  const names = query.by === "persona" ? await personaNames(services, user.id) : new Map<string, string>();
  names.set(profilePersona, copy.keyOf.profile);
  const lines = rows.map((row) => copy.csv.row({ ...row, key: names.get(row.key) ?? row.key }));
  return new Response(csvOf([copy.csv.headers(query.by), ...lines]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${copy.csv.file(query.from, query.to)}"`,
      "Cache-Control": "no-store",
    },
  });
}

const handlers = { GET: report };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
