import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { WrongCommand } from "../../command-line.ts";
import type { Answered } from "../answering/answering.ts";
import type { EvalCase } from "../cases/eval-case.ts";
import { newRecording, readRecording } from "./recording.ts";
import { replayOf } from "./replay.ts";

const folder = mkdtempSync(join(tmpdir(), "recording-"));
afterAll(() => rmSync(folder, { recursive: true }));

const answered: Answered = {
  ...{ text: "Voilà.", source: "model", usage: { inputTokens: 1, outputTokens: 1 } },
  said: [{ text: "Un" }, { value: { a: 1 } }, { text: "Deux" }],
};
const one: EvalCase = {
  ...{ id: "one", category: "price", dependsOn: [], message: "Combien ?", expect: { source: "model" } },
};

test("what was recorded is said again in its order, with its name and date, to the same message alone", async () => {
  const file = join(folder, "a.jsonl");
  const add = newRecording(file, "mistral-small", new Date("2026-11-25T10:00:00Z"));
  add(one.message, { id: "one", answered });
  add("Rien ?", { id: "none", answered: null });
  const { name, model, start } = replayOf(readRecording(file));
  expect(name).toBe("mistral-small, recorded on 2026-11-25");

  const request = { system: "", messages: [], maxOutputTokens: 1, signal: new AbortController().signal };
  const say = async () => (await model.stream(request).next()).value;
  const value = async () => (await model.json({ ...request, jsonSchema: {} })).value;
  start(one);
  expect([await say(), await value(), await say(), await say(), await value()]).toEqual([
    ...["Un", { a: 1 }, "Deux", "Deux", { a: 1 }],
  ]);
  expect(() => start({ ...one, id: "none" })).toThrow("does not have this case");
  expect(() => start({ ...one, message: "Combien coûte ?" })).toThrow("another message");
});

test("a recording never replaces a file, and another file is no recording", () => {
  const file = join(folder, "notes.txt");
  writeFileSync(file, "notes");
  expect(() => newRecording(file, "m", new Date())).toThrow(WrongCommand);
  expect(readFileSync(file, "utf8")).toBe("notes");
  expect(() => readRecording(file)).toThrow(/is no recording/);
  expect(() => readRecording(join(folder, "missing"))).toThrow(/is no recording \(ENOENT\)/);
});
