import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startModelServer, wordsThat } from "#test/assistant/model-server.ts";
import { compileCache, forShortRuns } from "#test/process/compile-cache.ts";
import { evaluate } from "./main.ts";
import { readRecording } from "./recordings/recording.ts";

const folder = mkdtempSync(join(tmpdir(), "eval-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

function runEval(parameters: string[], model: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const fixed = { DATA_DIR: folder, NODE_COMPILE_CACHE: compileCache(), ASSISTANT_BASE_URL: "" };
    execFile(
      process.execPath,
      [...forShortRuns, "scripts/run.js", "evaluation/eval", ...parameters],
      { env: { ...process.env, ...fixed, ...model } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
    );
  });
}

test("the command explains itself, and refuses what it does not know", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const refused = vi.spyOn(console, "error").mockImplementation(() => {});
  const cases = pathToFileURL(join(import.meta.dirname, "cases.json"));
  expect(await evaluate(["--help"], cases)).toBe(0);
  expect(said.mock.calls.join()).toContain("--category NAME");
  for (const [parameters, reason] of [
    [["--category", "cuisine"], 'Unknown category "cuisine"'],
    [["--cases", "package.json"], "package.json: "],
    [["--name", "x"], "--name is the name of a --record"],
    [["--mark", "marks.json", "a.jsonl"], "--mark takes a file for the marks and two recordings"],
    [["a.jsonl"], "--mark takes a file"],
    [["--replay", "package.json"], "package.json is no recording"],
  ] as const) {
    expect(await evaluate([...parameters], cases)).toBe(2);
    expect(refused.mock.lastCall?.[0]).toContain(reason);
  }
});

test("an operator’s cases are asked, corrected once, judged and recorded", async () => {
  const file = join(folder, "cases.json");
  const record = join(folder, "answers.jsonl");
  writeFileSync(
    file,
    JSON.stringify([
      { id: "mine-right", category: "price", message: "Combien ?", expect: { offers: ["Growth.monthly"] } },
      { id: "mine-wrong", category: "price", message: "Combien, faux ?", expect: { contains: ["199"] } },
    ]),
  );
  const server = await startModelServer();
  const say = (text: string) =>
    wordsThat({ usage: { prompt_tokens: 20, completion_tokens: 4, total_tokens: 24 } }, text);
  server.next(say("Growth coûte 149 €."), say("Growth coûte 199 €."));
  server.always(say("Growth coûte 150 €."));
  const chosen = ["--cases", file, "--case", "mine-right", "--case", "mine-wrong"];
  const { code, output } = await runEval([...chosen, "--record", record, "--name", "Essai"], {
    ASSISTANT_BASE_URL: server.baseUrl,
    ASSISTANT_MODEL: "m",
  });

  expect(output).toMatch(/mine-right +price +yes +48 /);
  expect(output).toMatch(/mine-wrong +price +no +48 .*lacks “199”/);
  expect(output).toMatch(/all +1 of +2 passed, 96 tokens\nFailed: mine-wrong\./);
  expect(code).toBe(1);
  expect(server.received).toHaveLength(4);
  expect(JSON.stringify(server.received[0]?.body.messages)).toContain("Atelier Bellerive");
  const { name, answers } = readRecording(record);
  expect([name, answers.get("mine-right")?.said]).toEqual([
    "Essai",
    [{ text: "Growth coûte 149 €." }, { text: "Growth coûte 199 €." }],
  ]);
});
