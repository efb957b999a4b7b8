import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "eval-"));
const requests: { messages: { role: string; content: string }[] }[] = [];

/** Answers the first request of a case with a wrong price, and the second one with the right one or again a wrong one. */
const server = createServer(async (request, response) => {
  const body = JSON.parse(await text(request));
  requests.push(body);
  const last = body.messages.at(-1).content;
  const content =
    last.startsWith("Corrige") && !last.includes("150 €") ? "Growth coûte 199 €." : priceIn(body);
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 20, completion_tokens: 4, total_tokens: 24 },
    }),
  );
});
const priceIn = ({ messages }: (typeof requests)[number]) =>
  messages.some(({ content }) => content === "Combien, faux ?")
    ? "Growth coûte 150 €."
    : "Growth coûte 149 €.";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function runEval(parameters: string[], model: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, ASSISTANT_BASE_URL: "", ...model };
    execFile(
      process.execPath,
      ["scripts/run.js", "evaluation/eval", ...parameters],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
    );
  });
}

test("the command explains itself, and refuses what it does not know", { timeout: 60_000 }, async () => {
  const [help, unknown, bad] = await Promise.all([
    runEval(["--help"]),
    runEval(["--category", "cuisine"]),
    runEval(["--cases", "package.json"]),
  ]);
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining("--category NAME") });
  expect(unknown).toMatchObject({ code: 2, output: expect.stringContaining('Unknown category "cuisine"') });
  expect(bad).toMatchObject({ code: 2, output: expect.stringContaining("package.json: ") });
});

test("an operator’s cases are asked, corrected once and judged", { timeout: 60_000 }, async () => {
  const file = join(folder, "cases.json");
  const expected = { noFindings: true, contains: ["199"] };
  writeFileSync(
    file,
    JSON.stringify([
      { id: "mine-right", category: "price", message: "Combien ?", expect: expected },
      { id: "mine-wrong", category: "price", message: "Combien, faux ?", expect: { noFindings: true } },
    ]),
  );
  const { port } = server.address() as AddressInfo;
  const model = { ASSISTANT_BASE_URL: `http://127.0.0.1:${port}/v1`, ASSISTANT_MODEL: "m" };
  const { code, output } = await runEval(
    ["--cases", file, "--case", "mine-right", "--case", "mine-wrong"],
    model,
  );

  expect(output).toMatch(/mine-right +price +yes +48 /);
  expect(output).toMatch(/mine-wrong +price +no +48 .*the guard objects: price “150 €”/);
  expect(output).toMatch(/all +1 of +2 passed, 96 tokens/);
  expect(code).toBe(1);
  expect(requests).toHaveLength(4);
  expect(requests[0]?.messages[0]?.content).toContain("Atelier Bellerive");
});
