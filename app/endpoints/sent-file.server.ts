import { apiCopy } from "#app/content/api-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { importErrorCodes as codes } from "#app/prospects/import/imports-protocol.ts";
import type { SentFile } from "#app/prospects/import/sent-file.server.ts";
import { jsonError } from "#http/json-error.ts";
import { maxUploadSize, uploadType } from "#http/request/uploads.ts";
import { Gate, Slots } from "#limits/gate.ts";

/** Files that one sender sends at once on this node, and all together: each is held in memory. */
const perSender = new Slots(1);
const onNode = new Slots(16);

/** Files that are read at once on this node; others wait. */
const readers = new Gate(2);

const maxNameLength = 300;

/**
 * Does something with the file in the body of a request of `sender`, an id, whose name is in the query. How often and how much
 * are judged before the body is read: `refuse` is the response to who may not send one now. `check` runs once it is read, and
 * throws a Response when the sender may not send it any more.
 */
export async function withFileOf(
  request: Request,
  sender: string,
  { refuse, check }: { refuse?: () => Promise<Response | null>; check?: () => Promise<unknown> },
  work: (file: SentFile) => Promise<Response>,
): Promise<Response> {
  const name = nameIn(request);
  if (name === null) return jsonError(422, codes.invalidName, importWords.invalidName);
  if (request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() !== uploadType)
    return jsonError(415, "unsupported_type", apiCopy.errors.unsupported_type);

  const releases = [perSender.acquire(sender), onNode.acquire("all")];
  try {
    if (releases.includes(null))
      return jsonError(429, codes.tooMany, importWords.underWay(5), { "Retry-After": "5" });
    const refused = await refuse?.();
    if (refused) return refused;
    const bytes = Buffer.from(await request.arrayBuffer());
    if (bytes.length > maxUploadSize) return jsonError(413, "too_large", importWords.tooLarge);
    await check?.();
    return await readers.run("files", () => work({ name, bytes }));
  } finally {
    for (const release of releases) release?.();
  }
}

function nameIn(request: Request): string | null {
  const name = (new URL(request.url).searchParams.get("name") ?? "").trim();
  const isName = name !== "" && name.length <= maxNameLength && name.isWellFormed() && !/\p{Cc}/u.test(name);
  return isName ? name : null;
}
