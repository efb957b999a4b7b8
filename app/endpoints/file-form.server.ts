import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";

/** What a form with a file says. */
export type FileForm = { name: string; bytes: Buffer; fields: ReadonlyMap<string, string> };

/** The name of the part that is the file; the others are fields. */
const filePart = "file";

const limits = { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 16 * 1024 };

/**
 * The form in a request's body (RFC 7578): one file of at most `max` bytes, and some short fields. A truncated body, a second
 * file or a part without an end is `malformed`; nothing beyond `max` is held.
 */
export async function readFileForm(
  request: Request,
  max: number,
): Promise<FileForm | "malformed" | "too-large"> {
  const parser = parserFor(request, max);
  if (!parser || !request.body) return "malformed";
  const files: { name: string; chunks: Buffer[] }[] = [];
  const fields = new Map<string, string>();
  let problem: "malformed" | "too-large" | null = null;
  const refuse = () => {
    problem ??= "malformed";
  };
  parser.on("file", (field, stream, name) => {
    // A part that ends early fails the whole form below.
    stream.on("error", refuse);
    stream.on("limit", () => {
      problem ??= "too-large";
    });
    const chunks: Buffer[] = [];
    if (field === filePart) files.push({ name: name ?? "", chunks });
    else refuse();
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  });
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut || fields.has(name)) refuse();
    else fields.set(name, value);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, refuse);
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser);
  } catch {
    return "malformed";
  }
  const [file] = files;
  if (problem || !file) return problem ?? "malformed";
  return { name: file.name, bytes: Buffer.concat(file.chunks), fields };
}

/** `null` for a type without a boundary. */
function parserFor(request: Request, max: number) {
  try {
    const type = request.headers.get("Content-Type") ?? "";
    // The limit itself would count as reached.
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...limits, fileSize: max + 1 },
      // The name is shown and never a path: a slash belongs to it.
      preservePath: true,
    });
  } catch {
    return null;
  }
}
