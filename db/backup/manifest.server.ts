import { createHash } from "node:crypto";
import { createReadStream, lstatSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";

/** The first file of a backup. */
export const manifestName = "manifest.json";

/** The version of the format that this code writes and reads. */
export const formatVersion = 1;

/** The part of the manifest that every version of the format has. */
export const Heading = v.object({ format: v.literal("matinal-backup"), version: v.number() });

/** A relative path without `..`, an absolute beginning or anything that a shell or file system treats specially. */
const Path = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((path) => path.split("/").every((part) => /^\w[\w.-]*$/.test(part))),
);

/** What a backup contains, and who may restore it. */
export const Manifest = v.object({
  ...Heading.entries,
  engine: v.picklist(["pglite", "postgresql"]),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The files of db/migrations that were applied. */
  migrations: v.array(v.string()),
  /** The major version of pg_dump; 0 for the embedded database. */
  pgDump: v.pipe(v.number(), v.integer()),
  /** Parents come before their children. */
  folders: v.array(Path),
  files: v.array(
    v.object({
      path: Path,
      size: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The folders and files in `folder` that `isIncluded` accepts, with their checksums. */
export async function contentsOf(
  folder: string,
  isIncluded: (path: string) => boolean,
): Promise<Pick<Manifest, "folders" | "files">> {
  const contents: Pick<Manifest, "folders" | "files"> = { folders: [], files: [] };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(folder, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => isIncluded(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { entry, path } of entries) {
    if (entry.isDirectory()) contents.folders.push(path);
    else if (entry.isFile()) contents.files.push(await describe(folder, path));
  }
  return contents;
}

async function describe(folder: string, path: string): Promise<Manifest["files"][number]> {
  const file = join(folder, path);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { path, size: lstatSync(file).size, sha256: hash.digest("hex") };
}
