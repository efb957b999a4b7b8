import * as v from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { ChosenFields, importErrorCodes as codes } from "#app/prospects/import/imports-protocol.ts";
import type { SentFile } from "#app/prospects/import/sent-file.server.ts";
import { jsonError } from "#http/json-error.ts";
import { maxFileSize, uploadType } from "#http/request/uploads.ts";
import { Gate, Slots } from "#limits/gate.ts";
import { readFileForm } from "./file-form.server.ts";
import { Id } from "./id-parameter.ts";

/** Bytes of a body that counts as small, and of a file that anybody signed in may have looked at. */
export const smallFileSize = 4 * 1024 * 1024;

/** Bodies that one sender sends at once on this node, and all together, small and large ones: each file is held in memory. */
const perSender = new Slots(1);
const onNode = { small: new Slots(16), large: new Slots(4) };

/** Files that are read at once on this node; others wait. */
const readers = new Gate(2);

const maxNameLength = 300;

/** A file in a form, under the id that its sender chose for the import; `null` without one. */
export type FileToImport = SentFile & { id: string | null };

type Judgements = {
  /** The response to who may not send a file now; called before the body is read. */
  refuse?: () => Promise<Response | null>;
  /** Throws a Response when the sender may not send it any more; called once the body is read. */
  check?: () => Promise<unknown>;
  /** Bytes of the file. */
  max?: number;
};

/** Does something with the file in the form that `sender`, an id, has sent as the body of a request. */
export async function withFileOf(
  request: Request,
  sender: string,
  { refuse, check, max = maxFileSize }: Judgements,
  work: (file: FileToImport) => Promise<Response>,
): Promise<Response> {
  if (request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() !== uploadType)
    return jsonError(415, "unsupported_type", apiCopy.errors.unsupported_type);

  const size = Number(request.headers.get("Content-Length") ?? 0) > smallFileSize ? "large" : "small";
  const releases = [perSender.acquire(sender), onNode[size].acquire("all")];
  try {
    if (releases.includes(null))
      return jsonError(429, codes.tooMany, importWords.underWay(5), { "Retry-After": "5" });
    const refused = await refuse?.();
    if (refused) return refused;
    const form = await readFileForm(request, max);
    if (form === "malformed") return jsonError(400, codes.invalidForm, importWords.invalidForm);
    if (form === "too-large" || form.bytes.length > max) return jsonError(413, "too_large", tooLarge(max));
    const { name, bytes, fields } = form;
    if (!isName(name)) return jsonError(422, codes.invalidName, importWords.invalidName);
    const id = v.safeParse(v.optional(Id), fields.get("id"));
    const columns = v.safeParse(v.optional(ChosenFields), fields.get("columns"));
    if (!id.success || !columns.success || [...fields.keys()].some((key) => !known.includes(key)))
      return jsonError(400, codes.invalidForm, importWords.invalidForm);
    await check?.();
    const file = { name: name.trim(), bytes, columns: columns.output ?? null };
    return await readers.run("files", () => work({ ...file, id: id.output?.toLowerCase() ?? null }));
  } finally {
    for (const release of releases) release?.();
  }
}

const known = ["id", "columns"];

function tooLarge(max: number): string {
  const megabytes = max / 1024 / 1024;
  return max === smallFileSize ? importWords.tooLargeToLook(megabytes) : importWords.tooLarge(megabytes);
}

const isName = (name: string) =>
  name.trim() !== "" && name.length <= maxNameLength && name.isWellFormed() && !/\p{Cc}/u.test(name);
