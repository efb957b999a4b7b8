import * as v from "valibot";
import { OperatorError } from "../operator-error.ts";
import { formatVersion, Heading, Manifest } from "./manifest.server.ts";

/** Bytes; a database with a hundred thousand files has a manifest half as large. */
export const maxManifestSize = 32 * 1024 * 1024;

/** The manifest in `text`. Throws when it is none, and an `OperatorError` when a newer version has written it. */
export function parseManifest(file: string, text: string): Manifest {
  const json = v.pipe(v.string(), v.parseJson());
  const heading = v.safeParse(v.pipe(json, Heading), text);
  if (!heading.success) throw new Error("it has no manifest");
  if (heading.output.version > formatVersion)
    throw new OperatorError(`${file} was made by a newer version of Matinal. Restore it with that version.`);
  const manifest = v.safeParse(v.pipe(json, Manifest), text);
  if (!manifest.success) throw new Error("its manifest is not valid");
  return manifest.output;
}
