import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pattern } from "./regular-expressions.ts";

const root = join(import.meta.dirname, "../..");
const file = (path: string) => readFileSync(join(root, path), "utf8");

/** Where the lines of `proofOf` stand for the patterns that were proved; `proveAnew` writes it. */
export const proofsPath = "test/patterns/proofs.txt";

/** What proves the patterns that have no line yet, and writes their lines. */
export const proveAnew = "node scripts/checks/prove-patterns.ts";

/** Who judges: the version of recheck, and how linear-time.ts asks it. A new judge has to prove every pattern again. */
const judge = [
  JSON.parse(file("node_modules/recheck/package.json")).version,
  file("test/patterns/linear-time.ts"),
];

/** Each pattern once, at its first location, because proving one takes a tenth of a second. */
export function distinctOf(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.toReversed().map((each) => [textOf(each), each])).values()].reverse();
}

/** The line that says that this judge has proved this pattern: nobody writes it by hand. */
export function proofOf(pattern: Pattern): string {
  const text = textOf(pattern);
  const hash = createHash("sha256").update(JSON.stringify([...judge, text]));
  return `${hash.digest("hex").slice(0, 16)} ${text}`;
}

/** The lines of the file. */
export function readProofs(): Set<string> {
  return new Set(existsSync(join(root, proofsPath)) ? file(proofsPath).split("\n").filter(Boolean) : []);
}

function textOf({ source, flags, isRepeated }: Pattern): string {
  return JSON.stringify([source, flags, isRepeated]);
}
