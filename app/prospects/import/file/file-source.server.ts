import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import yauzl from "yauzl";
import { FileProblem } from "./file-problem.server.ts";

const zipOptions = { lazyEntries: true, autoClose: false } as const;

/** A file that is read as a table, more than once and never whole. */
export type FileSource = {
  /** As people call it. */
  name: string;
  /** Its bytes, from the first on. Throws a `FileProblem` for what is no file. */
  chunks(): AsyncIterable<Buffer>;
  /** The archive that it is. Throws for what is none. */
  zip(): Promise<yauzl.ZipFile>;
};

/** A file on this machine. */
export function fileAt(path: string): FileSource {
  return {
    name: basename(path),
    async *chunks() {
      const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
        const why =
          cause.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read (${cause.code}).`;
        throw new FileProblem(why, { cause });
      });
      const isFile = (await file.stat()).isFile();
      await file.close();
      if (!isFile) throw new FileProblem(`${path} is no file.`);
      yield* createReadStream(path) as AsyncIterable<Buffer>;
    },
    zip: () => promisify(yauzl.open as OpenZip<string>)(path, zipOptions) as Promise<yauzl.ZipFile>,
  };
}

/** Bytes of a chunk of what is in memory, as of what is read from a disk. */
const chunkSize = 64 * 1024;

/** The bytes that somebody sent under this name. */
export function fileOf(name: string, bytes: Buffer): FileSource {
  return {
    name,
    async *chunks() {
      for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize);
    },
    zip: () => promisify(yauzl.fromBuffer as OpenZip<Buffer>)(bytes, zipOptions) as Promise<yauzl.ZipFile>,
  };
}

type OpenZip<From> = (
  from: From,
  options: yauzl.Options,
  callback: (error: Error | null, zip: yauzl.ZipFile) => void,
) => void;
