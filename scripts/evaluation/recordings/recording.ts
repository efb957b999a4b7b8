import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { WrongCommand } from "../../command-line.ts";
import { textsIn } from "../oracles/plain-text.ts";
import type { Outcome } from "../run-cases.ts";

// A recording is a file of JSON lines: whose answers these are and when they were given, then one line for each answer, so
// that a run which is stopped in the middle has recorded what it had.

const Head = v.object({
  recording: v.literal(1),
  name: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
});

const Recorded = v.object({
  id: v.string(),
  message: v.string(),
  /** What the model said, in the order in which it was asked. */
  said: v.array(v.union([v.object({ text: v.string() }), v.object({ value: v.unknown() })])),
  /** The answer as the customer read it, with the texts of its draft. */
  text: v.string(),
});
export type Recorded = v.InferOutput<typeof Recorded>;

/** The answers of one model by the ids of the cases, with its name and the moment when the recording began. */
export type Recording = { name: string; date: string; answers: ReadonlyMap<string, Recorded> };

/** Begins a recording; returns what adds an answer to it. Throws `WrongCommand` if there is a file of this name. */
export function newRecording(file: string, name: string, date: Date) {
  const head: v.InferOutput<typeof Head> = { recording: 1, name, date: date.toISOString() };
  try {
    writeFileSync(file, `${JSON.stringify(head)}\n`, { flag: "wx" });
  } catch (error) {
    throw new WrongCommand(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return (message: string, { id, answered }: Pick<Outcome, "id" | "answered">) => {
    if (!answered) return;
    const text = [answered.text, ...textsIn(answered.draft?.content)].join("\n\n");
    const line: Recorded = { id, message, said: [...answered.said], text };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}

/** The recording in a file. Throws `WrongCommand` if it is none. */
export function readRecording(file: string): Recording {
  try {
    const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const { name, date } = v.parse(Head, JSON.parse(head ?? ""));
    const answers = lines.map((line) => v.parse(Recorded, JSON.parse(line)));
    return { name, date, answers: new Map(answers.map((answer) => [answer.id, answer])) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new WrongCommand(`${file} is no recording (${code ?? message}).`);
  }
}
