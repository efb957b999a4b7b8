import { setImmediate } from "node:timers/promises";
import type { ImportedProspect } from "../new-prospect.ts";
import type { ProspectFile } from "./read-prospects.server.ts";
import type { RowProblem } from "./row-problem.ts";
import type { ImportSession } from "./store/import-session.server.ts";

/** Prospects of one transaction: few, since it blocks the event loop of the embedded database. */
const batchSize = 40;

/** Milliseconds of reading after which others have their turn. */
const slice = 8;

/** Why a row stays out: what is wrong with it, or that its person objected. */
export type RefusedRow = { row: number; problems: RowProblem[] | "objected" };

type Loaded =
  | { kind: "loaded"; known: number[]; refused: RefusedRow[]; examples: ImportedProspect[] }
  /** The team would have more prospects than it may. */
  | { kind: "full" }
  /** The import was given up meanwhile. */
  | { kind: "lost" };

/**
 * Adds the prospects of a file to an import, in slices: nobody else waits. `known` and `refused` are by row, `examples` the
 * first `count` that are added. Throws a `FileProblem`.
 */
export async function loadFile(session: ImportSession, file: ProspectFile, count: number): Promise<Loaded> {
  const known: number[] = [];
  const refused: RefusedRow[] = [];
  const examples: ImportedProspect[] = [];
  let batch: { row: number; prospect: ImportedProspect }[] = [];
  const flush = async (): Promise<"full" | "lost" | null> => {
    if (batch.length === 0) return null;
    const added = await session.add(batch.map(({ prospect }) => prospect));
    if (added.kind !== "added") return added.kind;
    const [isKnown, hasObjected] = [new Set(added.known), new Set(added.objected)];
    for (const [position, { row, prospect }] of batch.entries()) {
      if (hasObjected.has(position)) refused.push({ row, problems: "objected" });
      else if (isKnown.has(position)) known.push(row);
      else if (examples.length < count) examples.push(prospect);
    }
    batch = [];
    await setImmediate();
    return null;
  };
  let since = performance.now();
  for await (const read of file.rows) {
    if ("reason" in read) refused.push({ row: read.row, problems: read.problems });
    else batch.push(read);
    if (batch.length === batchSize) {
      const failed = await flush();
      if (failed) return { kind: failed };
    }
    if (performance.now() - since < slice) continue;
    await setImmediate();
    since = performance.now();
  }
  const failed = await flush();
  if (failed) return { kind: failed };
  refused.sort((one, other) => one.row - other.row);
  return { kind: "loaded", known, refused, examples };
}
