import { apiCopy } from "#app/content/api-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import type { Client } from "#app/conversation/messages.server.ts";
import type { ApiCall } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import {
  type Imported,
  type SentFile,
  secondsUntilNextFile,
} from "#app/prospects/import/customer-imports.server.ts";
import { importErrorCodes as codes } from "#app/prospects/import/imports-protocol.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { jsonError } from "#http/json-error.ts";
import { maxUploadSize, uploadType } from "#http/request/uploads.ts";
import { Gate, Slots } from "#limits/gate.ts";

/** Files that one client sends at once on this node, and all together: each is held in memory. */
const perClient = new Slots(1);
const onNode = new Slots(16);

/** Files that are read at once on this node; others wait. */
const readers = new Gate(2);

const maxNameLength = 300;

/**
 * Does something with the file in the body, whose name is in the query. Who it is, how often and how much are judged before
 * the body is read.
 */
export async function withSentFile(
  call: ApiCall,
  work: (call: ApiCall, user: Client, file: SentFile) => Promise<Response>,
): Promise<Response> {
  const { request, services } = call;
  const { user } = await requireApiSession(services, request);
  const name = nameIn(request);
  if (name === null) return jsonError(422, codes.invalidName, importWords.invalidName);
  if (request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() !== uploadType)
    return jsonError(415, "unsupported_type", apiCopy.errors.unsupported_type);

  const releases = [perClient.acquire(user.id), onNode.acquire("all")];
  try {
    if (releases.includes(null))
      return jsonError(429, codes.tooMany, importWords.underWay, { "Retry-After": "5" });
    const retryAfter = await secondsUntilNextFile(services, user.id);
    if (retryAfter > 0)
      return tooOften(services, user.id, {
        ...{ limit: "imports", code: codes.tooMany, retryAfter, message: importWords.tooMany },
      });
    const bytes = Buffer.from(await request.arrayBuffer());
    if (bytes.length > maxUploadSize) return jsonError(413, "too_large", importWords.tooLarge);
    // The session may have ended meanwhile.
    await requireApiSession(services, request);
    return await readers.run("files", () => work(call, user, { name, bytes }));
  } finally {
    for (const release of releases) release?.();
  }
}

function nameIn(request: Request): string | null {
  const name = (new URL(request.url).searchParams.get("name") ?? "").trim();
  const isName = name !== "" && name.length <= maxNameLength && name.isWellFormed() && !/\p{Cc}/u.test(name);
  return isName ? name : null;
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
      return jsonError(409, codes.underWay, importWords.underWay);
  }
}
