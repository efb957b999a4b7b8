import type { BaseIssue } from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { prospectErrorCodes } from "#app/prospects/prospects-protocol.ts";
import { loadListSettings, saveListSettings } from "#app/prospects/settings/list-settings.server.ts";
import { SettingsChange } from "#app/prospects/settings/settings-bodies.ts";
import {
  settingsErrorCodes as codes,
  type ListSettings,
  type StaleSettings,
} from "#app/prospects/settings/settings-protocol.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.listSettings;

async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  return Response.json((await loadListSettings(services, user.id)) satisfies ListSettings);
}

/** Saves how the team arranges its list, unless it has changed since `version`. */
async function save({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, SettingsChange, refuseDuplicates);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const saved = await saveListSettings(services, user.id, body);
  switch (saved.kind) {
    case "saved":
      return Response.json(saved.settings satisfies ListSettings);
    case "stale": {
      const error = { code: codes.stale, message: copy.stale };
      return Response.json({ error, settings: saved.settings } satisfies StaleSettings, { status: 409 });
    }
    case "wrong":
      return jsonError(422, saved.code, copy.wrong[saved.code]);
    case "not-in-offer":
      return notInOffer(saved.feature);
    case "seatless":
      return jsonError(403, prospectErrorCodes.seatless, apiCopy.prospects.seatless);
    case "limited":
      return tooOften(services, user.id, {
        ...{ limit: "list_settings", code: codes.tooManyChanges, retryAfter: saved.retryAfter },
      });
    case "deleted":
      return signedOut();
  }
}

/** The response to two of one name; `null` for another mistake. */
function refuseDuplicates(issues: readonly BaseIssue<unknown>[]): Response | null {
  return issues.every(({ message }) => message === codes.duplicateName)
    ? jsonError(422, codes.duplicateName, copy.wrong[codes.duplicateName])
    : null;
}

const handlers = { GET: read, PUT: save };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
