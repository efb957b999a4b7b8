import { randomInt } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { WrongCommand } from "../../command-line.ts";
import type { Recording } from "../recordings/recording.ts";

/** What a person thinks of a pair. */
export const choices = ["a", "b", "same"] as const;
export type Choice = (typeof choices)[number];

const Pair = v.object({
  id: v.string(),
  /** Which of the two recordings is shown as A. */
  a: v.picklist([0, 1]),
  choice: v.nullable(v.picklist(choices)),
});

/** The file of marks: whose answers are compared, in which order each pair is shown, and what was chosen. */
const Marks = v.object({
  recordings: v.tuple([
    v.object({ name: v.string(), date: v.string() }),
    v.object({ name: v.string(), date: v.string() }),
  ]),
  pairs: v.array(Pair),
  isFinished: v.boolean(),
});
type Marks = v.InferOutput<typeof Marks>;

/** A pair as it is shown: nothing in it says whose answer is which. */
export type ShownPair = { id: string; message: string; a: string; b: string; choice: Choice | null };

/** How often each recording was chosen, and the choice for each case; names come with it. */
export type Result = {
  recordings: { name: string; date: string; better: number }[];
  same: number;
  cases: { id: string; better: string | null }[];
};

/**
 * Two recordings that are compared without knowing whose answer is which. Each mark is in the file before it is
 * acknowledged; the order of each pair is drawn once and kept there too.
 */
export class Marking {
  readonly #file: string;
  readonly #recordings: readonly [Recording, Recording];
  readonly #marks: Marks;

  /** Throws `WrongCommand` if the recordings share no case, or the file has marks of others. */
  constructor(file: string, recordings: readonly [Recording, Recording]) {
    this.#file = file;
    this.#recordings = recordings;
    const [first, second] = recordings;
    const shared = [...first.answers.values()].filter(
      ({ id, message }) => second.answers.get(id)?.message === message,
    );
    if (shared.length === 0) throw new WrongCommand("The two recordings have no case in common.");
    const ids = shared.map(({ id }) => id);
    this.#marks = existsSync(file) ? marksIn(file, recordings, ids) : newMarks(recordings, ids);
    this.#save();
  }

  get isFinished(): boolean {
    return this.#marks.isFinished;
  }

  /** All pairs in the order in which they are shown. */
  get pairs(): ShownPair[] {
    return this.#marks.pairs.map(({ id, a, choice }) => {
      const [one, other] = [this.#recordings[a], this.#recordings[a === 0 ? 1 : 0]];
      const message = one.answers.get(id)?.message ?? "";
      return {
        id,
        choice,
        message,
        a: one.answers.get(id)?.text ?? "",
        b: other.answers.get(id)?.text ?? "",
      };
    });
  }

  /** Keeps a choice; false for a pair that is none, and once the marking is finished. */
  choose(id: string, choice: Choice): boolean {
    const pair = this.#marks.pairs.find((one) => one.id === id);
    if (!pair || this.#marks.isFinished) return false;
    pair.choice = choice;
    this.#save();
    return true;
  }

  /** Ends the marking, after which the result may be seen; false while a pair has no mark. */
  finish(): boolean {
    if (this.#marks.pairs.some(({ choice }) => choice === null)) return false;
    this.#marks.isFinished = true;
    this.#save();
    return true;
  }

  /** Which was which; `null` before the marking is finished. */
  get result(): Result | null {
    if (!this.#marks.isFinished) return null;
    const better = this.#marks.pairs.map(({ choice, a }) =>
      choice === null || choice === "same" ? null : choice === "a" ? a : 1 - a,
    );
    const { recordings, pairs } = this.#marks;
    return {
      recordings: recordings.map((one, index) => ({
        ...one,
        better: better.filter((each) => each === index).length,
      })),
      same: better.filter((each) => each === null).length,
      cases: pairs.map(({ id }, index) => ({ id, better: recordings[better[index] ?? -1]?.name ?? null })),
    };
  }

  #save() {
    const unfinished = `${this.#file}.part`;
    writeFileSync(unfinished, `${JSON.stringify(this.#marks, null, 1)}\n`);
    renameSync(unfinished, this.#file);
  }
}

const titleOf = ({ name, date }: { name: string; date: string }) => ({ name, date });

function newMarks([first, second]: readonly [Recording, Recording], ids: readonly string[]): Marks {
  const pairs = ids.map((id) => ({ id, a: randomInt(2) as 0 | 1, choice: null }));
  return { recordings: [titleOf(first), titleOf(second)], pairs, isFinished: false };
}

function marksIn(file: string, recordings: readonly Recording[], ids: readonly string[]): Marks {
  let marks: Marks;
  try {
    marks = v.parse(Marks, JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new WrongCommand(`${file} has no marks (${(error as Error).message}).`);
  }
  const isSame =
    JSON.stringify(marks.recordings) === JSON.stringify(recordings.map(titleOf)) &&
    marks.pairs.map(({ id }) => id).join() === ids.join();
  if (!isSame) throw new WrongCommand(`${file} has the marks of other recordings.`);
  return marks;
}
