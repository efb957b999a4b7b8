import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync, mkdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Parser, type ReadEntry } from "tar";
import { OperatorError } from "../operator-error.ts";
import type { Manifest } from "./manifest.server.ts";
import { maxManifestSize, parseManifest } from "./parse-manifest.server.ts";

/**
 * Writes the contents of the backup `file` into the empty `folder` and returns its manifest, which `check` may refuse
 * before anything is written. Nothing but the files that the manifest lists, with their sizes and checksums, is written.
 * Throws an `OperatorError` for a file that is damaged, truncated, hostile or no backup.
 */
export async function readBackup(
  file: string,
  folder: string,
  check: (manifest: Manifest) => void,
): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const missing = new Map<string, Manifest["files"][number] | "folder">();

  await forEachEntry(file, async (entry) => {
    if (!manifest) {
      manifest = parseManifest(file, await textOf(entry));
      check(manifest);
      for (const path of manifest.folders) missing.set(path, "folder");
      for (const listed of manifest.files) missing.set(listed.path, listed);
      return;
    }
    const path = entry.type === "Directory" ? entry.path.replace(/\/$/, "") : entry.path;
    const listed = missing.get(path);
    missing.delete(path);
    if (listed === "folder" && entry.type === "Directory") mkdirSync(join(folder, path), { mode: 0o700 });
    else if (listed && listed !== "folder" && entry.type === "File") await extract(entry, folder, listed);
    else throw new Error(`${JSON.stringify(path.slice(0, 100))} is not in its manifest`);
  });
  if (!manifest) throw damaged(file, "it is empty");
  if (missing.size > 0) throw damaged(file, `${missing.size} files are missing`);
  return manifest;
}

/** Calls `onEntry` for one entry after the other. Stops at the first failure. */
async function forEachEntry(file: string, onEntry: (entry: ReadEntry) => Promise<void>) {
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  let entries = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      // The parser goes on once an entry has been read to its end, even one that has no content.
      entries = entries.then(() => onEntry(entry)).then(() => void entry.resume());
      entries.catch(failure.reject);
    },
  });
  parser.on("error", failure.reject);
  const ended = once(parser, "end");
  ended.catch(() => {});
  try {
    for await (const chunk of createReadStream(file))
      if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), failure.promise]);
    parser.end();
    await Promise.race([ended, failure.promise]);
    await Promise.race([entries, failure.promise]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && !existsSync(file)) throw new OperatorError(`${file} does not exist.`);
    if (code === "EISDIR") throw new OperatorError(`${file} is a folder, not a backup.`);
    // Faults of this machine, such as a full disk, have a system call.
    const isFault = error instanceof OperatorError || (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isFault ? error : damaged(file, (error as Error).message);
  }
}

async function textOf(entry: ReadEntry): Promise<string> {
  if (entry.size > maxManifestSize) throw new Error("its manifest is too large");
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

async function extract(entry: ReadEntry, folder: string, { path, size, sha256 }: Manifest["files"][number]) {
  if (entry.size !== size) throw new Error(`${path} has another size than in its manifest`);
  const hash = createHash("sha256");
  let handle: FileHandle | null = null;
  try {
    handle = await open(join(folder, path), "wx", 0o600);
    for await (const chunk of entry) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle?.close();
  }
  if (hash.digest("hex") !== sha256) throw new Error(`${path} has another content than in its manifest`);
}

function damaged(file: string, why: string): OperatorError {
  return new OperatorError(`${file} is damaged, or not a backup of Matinal: ${why}.`);
}
