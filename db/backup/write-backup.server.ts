import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { create } from "tar";
import { sync } from "../embedded/durable-files.server.ts";
import { OperatorError } from "../operator-error.ts";
import { contentsOf, formatVersion, type Manifest, manifestName } from "./manifest.server.ts";

/** Where a backup goes. `overwrite` replaces a file that exists. */
export type Destination = { file: string; overwrite: boolean };

/** Throws an `OperatorError` unless a backup can be written to this file. */
export function requireDestination({ file, overwrite }: Destination): void {
  if (existsSync(file) && statSync(file).isDirectory())
    throw new OperatorError(`${file} is a folder. Name a file.`);
  if (existsSync(file) && !overwrite)
    throw new OperatorError(`${file} exists already. Choose another name, or add --overwrite.`);
  if (!existsSync(dirname(file))) throw new OperatorError(`${dirname(file)} does not exist.`);
}

/**
 * Writes the files of `folder` that `isIncluded` accepts as one backup, whole or not at all: under a temporary name,
 * synced, then renamed. Only its owner may read it. `confirm` is called once everything is written, and may still refuse.
 * Returns the size in bytes.
 */
export async function writeBackup(
  destination: Destination,
  folder: string,
  facts: Pick<Manifest, "engine" | "migrations" | "pgDump">,
  isIncluded: (path: string) => boolean,
  confirm: () => Promise<void> = async () => {},
): Promise<number> {
  const contents = await contentsOf(folder, isIncluded);
  const manifest: Manifest = {
    format: "matinal-backup",
    version: formatVersion,
    createdAt: new Date().toISOString(),
    ...facts,
    ...contents,
  };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest), { mode: 0o600 });

  const temporary = temporaryFor(destination.file);
  const remove = () => rmSync(temporary, { force: true });
  process.once("exit", remove);
  try {
    closeSync(openSync(temporary, "wx", 0o600));
    await create(
      { file: temporary, cwd: folder, gzip: true, portable: true, strict: true, noDirRecurse: true },
      [manifestName, ...contents.folders, ...contents.files.map(({ path }) => path)],
    );
    sync(temporary);
    await confirm();
    publish(temporary, destination);
    sync(dirname(destination.file));
    return statSync(destination.file).size;
  } finally {
    remove();
    process.off("exit", remove);
  }
}

/** A name beside `file`, so that giving it the final name is one step. */
export function temporaryFor(file: string): string {
  return `${file}.${process.pid}.partial`;
}

function publish(temporary: string, { file, overwrite }: Destination) {
  if (overwrite) return renameSync(temporary, file);
  try {
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    linkSync(temporary, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new OperatorError(`${file} was created meanwhile, and is left as it is.`);
    // A file system without links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    renameSync(temporary, file);
  }
}
