import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import type { Company } from "#app/sourcing/register/company.ts";
import { secondsUntilRequestOf } from "#app/sourcing/register/customer-limits.server.ts";
import { activityLabel } from "#app/targeting/register/activities.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import { secondsUntil } from "#app/targeting/store/targeting-rates.server.ts";
import {
  type CompanyCount,
  CriteriaToCount,
  targetingErrorCodes as codes,
  type ExampleCompany,
} from "#app/targeting/targeting-protocol.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.targeting;

/** How many companies of the register the criteria mean, with a few of them. It changes nothing. */
async function answerCount({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, CriteriaToCount);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (!services.register.isOn)
    return jsonError(503, codes.registerUnavailable, copy.off, { "Retry-After": "3600" });
  const wait = await secondsUntil(services, user.id, "targeting-counts");
  if (wait > 0)
    return tooOften(services, user.id, {
      limit: "targeting_counts",
      code: codes.tooManyCounts,
      retryAfter: wait,
    });

  const counted = await services.register.count(body.criteria, {
    priority: "person",
    permit: () => secondsUntilRequestOf(services, user.id),
  });
  if (!counted.ok && counted.reason === "limited")
    return tooOften(services, user.id, {
      limit: "targeting_requests",
      code: codes.tooManyCounts,
      retryAfter: counted.retryAfter ?? 60,
    });
  if (!counted.ok)
    return jsonError(503, codes.registerUnavailable, copy.unavailable, {
      "Retry-After": String(counted.retryAfter ?? 60),
    });
  const { count, atLeast, about, examples } = counted;
  return Response.json({ count, atLeast, about, examples: examples.map(exampleOf) } satisfies CompanyCount);
}

function exampleOf({ siren, name, naf, headOffice, headcount }: Company): ExampleCompany {
  const band = bands.find(({ code }) => code === headcount?.band);
  return {
    siren,
    name,
    activity: (naf && activityLabel(naf)) ?? "",
    city: headOffice.city ?? "",
    headcount: band ? { min: band.min, max: band.max } : null,
  };
}

const handlers = { POST: answerCount };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
