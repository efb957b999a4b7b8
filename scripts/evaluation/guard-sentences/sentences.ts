import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A labelled sentence: whether an honest assistant could say it to this customer, and what it is about. */
export type LabelledSentence = { text: string; honest: boolean; class: string; about?: string };

const folder = import.meta.dirname;
const learntFolder = join(folder, "learnt");
const outsideFolder = join(folder, "outside");

const read = (path: string): LabelledSentence[] => JSON.parse(readFileSync(path, "utf8"));

/** The sentences of a set: of a file, or of all authors in `learnt/` or `outside/`. */
export function readSentences(set: string): LabelledSentence[] {
  if (set === "learnt") return [...learntByAuthor().values()].flat();
  if (set === "outside") return readdirSync(outsideFolder).flatMap((file) => read(join(outsideFolder, file)));
  return read(join(folder, `${set}.json`));
}

/** The sentences that the second reader learns from, by their author's manner. */
export function learntByAuthor(): Map<string, LabelledSentence[]> {
  const files = readdirSync(learntFolder).sort();
  return new Map(files.map((file) => [file.replace(".json", ""), read(join(learntFolder, file))]));
}
