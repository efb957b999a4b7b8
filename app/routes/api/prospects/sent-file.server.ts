import { importWords } from "#app/content/signed-in/import-copy.ts";
import type { Client } from "#app/conversation/messages.server.ts";
import type { ApiCall } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { type FileToImport, withFileOf } from "#app/endpoints/sent-file.server.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { type Imported, secondsUntilNextFile } from "#app/prospects/import/customer-imports.server.ts";
import { importErrorCodes as codes } from "#app/prospects/import/imports-protocol.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { jsonError } from "#http/json-error.ts";

/**
 * Does something with the file that a client sent in the form: see `withFileOf`. `judge` says before the body is read how large
 * it may be, or the response to who may not send one at all.
 */
export async function withSentFile(
  call: ApiCall,
  judge: (call: ApiCall, user: Client) => Promise<{ refused?: Response; max?: number }>,
  work: (call: ApiCall, user: Client, file: FileToImport) => Promise<Response>,
): Promise<Response> {
  const { request, services } = call;
  const { user } = await requireApiSession(services, request);
  const { refused, max } = await judge(call, user);
  if (refused) return refused;
  const refuse = async () => {
    const retryAfter = await secondsUntilNextFile(services, user.id);
    if (retryAfter === 0) return null;
    return tooOften(services, user.id, {
      ...{ limit: "imports", code: codes.tooMany, retryAfter, message: importWords.tooMany },
    });
  };
  // The session may have ended while the file came.
  const check = () => requireApiSession(services, request);
  return withFileOf(request, user.id, { refuse, check, max }, (file) => work(call, user, file));
}

/** The response to a file of which nothing was stored. */
export function refusedImport(refusal: Exclude<Imported, { import: unknown }>): Response {
  switch (refusal.kind) {
    case "deleted":
      return signedOut();
    case "file":
      return jsonError(422, codes.unreadable, importWords.files[refusal.problem]);
    case "full":
      return jsonError(
        409,
        codes.listFull,
        importWords.full(new Intl.NumberFormat("fr-FR").format(prospectLimits.prospects)),
      );
    case "conflict":
      return jsonError(409, codes.keyReused, importWords.keyReused);
    case "busy":
      return jsonError(409, codes.underWay, importWords.underWay(refusal.retryAfter), {
        "Retry-After": String(refusal.retryAfter),
      });
  }
}
