import { expect, onTestFinished, test, vi } from "vitest";
import { words, wordsThat } from "#test/assistant/model-server.ts";
import { modelRequest, readAnswer, withModel } from "#test/assistant/model-under-test.ts";
import { until } from "#test/until.ts";
import { KeyFilter } from "./answer/key-filter.ts";

test("tool calls are ignored: without text there is no answer", async () => {
  const call = { index: 0, id: "a", function: { name: "send_mail", arguments: "{}" } };
  const { server, model } = await withModel();
  server.always(
    wordsThat({ finishReason: "tool_calls" }, { chunk: { choices: [{ delta: { tool_calls: [call] } }] } }),
  );
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "", failure: "nonsense" });
  server.next(words("Oui", { chunk: { choices: [{ delta: { tool_calls: [{ index: 0 }, {}] } }] } }));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "Oui", failure: null });
});

function* manyWords(length: number) {
  for (let sent = 0, number = 0; sent < length; number++) {
    const word = `mot ${number} `;
    sent += word.length;
    yield word;
  }
}

test("an answer of 2 MB is cut at 12,000 characters, and its connection is closed", async () => {
  const { server, model } = await withModel();
  server.next({ pieces: manyWords(2_000_000) });
  const { text, failure, usage } = await readAnswer(model.stream(modelRequest()));
  expect(text).toHaveLength(12_000);
  expect(failure).toBe("cut");
  expect(usage.outputTokens).toBe(4_000);
  await until(() => server.received[0]?.isClosed === true);
  server.next(words([...manyWords(200_000)].join("")));
  expect((await readAnswer(model.stream(modelRequest()))).text).toHaveLength(12_000);
});

test.each([
  ["a line of 2 MB", words({ raw: `data: ${"x".repeat(2_000_000)}` }, "stall")],
  ["2 MB of words in one line", words("x ".repeat(1_000_000))],
])("%s is not read to its end, and not asked for again", async (_name, script) => {
  const { server, model } = await withModel();
  server.next(script);
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "", failure: "nonsense" });
  await until(() => server.received[0]?.isClosed === true);
  expect(server.received).toHaveLength(1);
});

test("an answer that repeats itself without end is nonsense", async () => {
  const { server, model } = await withModel();
  server.next({
    pieces: (function* () {
      for (;;) yield "Bien sûr, voici. ";
    })(),
  });
  const { text, failure } = await readAnswer(model.stream(modelRequest()));
  expect(failure).toBe("nonsense");
  expect(text.length).toBeLessThan(2_000);
  await until(() => server.received[0]?.isClosed === true);
});

test("what the model thinks is not shown", async () => {
  const { server, model } = await withModel();
  server.next(words("<thi", "nk>Le client ", "veut</", "think>\n\nBon", "jour"));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "Bonjour", failure: null });
  server.next(words("Si a <", " b, alors b >", " a <"));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "Si a < b, alors b > a <" });
  server.always(words("<think>Le client veut"));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "", failure: "nonsense" });
});

test("others have their turn while an answer is read that came in one piece", async () => {
  // The test itself holds the process up.
  const { server, model } = await withModel({ pause: 120_000, total: 240_000 });
  const parts = [...manyWords(3_000)];
  const raw = parts.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  server.next(words({ raw: raw.join("") }));
  let inTurn = 0;
  let longest = 0;
  const turns = setInterval(() => {
    inTurn = 0;
  }, 0);
  onTestFinished(() => clearInterval(turns));
  for await (const _ of model.stream(modelRequest())) {
    longest = Math.max(longest, ++inTurn);
    const busyUntil = performance.now() + 3;
    while (performance.now() < busyUntil);
  }
  expect(parts.length).toBeGreaterThan(300);
  expect(longest).toBeLessThan(100);
});

test("of one part of 300,000 characters no more is looked through for the key than is shown, piece by piece", async () => {
  const { server, model } = await withModel();
  const looked = vi.spyOn(KeyFilter.prototype, "push");
  onTestFinished(() => looked.mockRestore());
  const part = Array.from({ length: 60_000 }, (_, number) => `𝟗m${number}`).join(" ");
  server.next(words(part.slice(0, 300_000)));
  const { text, failure } = await readAnswer(model.stream(modelRequest()));
  expect(failure).toBe("cut");
  expect(part.startsWith(text)).toBe(true);
  const lengths = looked.mock.calls.map(([piece]) => piece.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(text.length + 1_000);
});

test("the key of the service is never shown, however it is cut into parts", async () => {
  const { server, model } = await withModel();
  server.always(words("Voici : Bearer sec", "ret-", "key", " et la suite"));
  const { text, failure } = await readAnswer(model.stream(modelRequest()));
  expect([text, failure]).toEqual(["Voici : Bearer ", "nonsense"]);
  server.always(words("Un secret", " de plus, sec"));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({
    text: "Un secret de plus, sec",
    failure: null,
  });
});

test("what cannot be stored is left out of the words, and characters cut in two are put together", async () => {
  const { server, model } = await withModel();
  const half = (code: string) => ({ raw: `data: {"choices":[{"delta":{"content":"${code}"}}]}\n\n` });
  server.next(
    words(
      " \n",
      "A\u0000B\u001b[0m",
      half("\\ud83d"),
      half("\\ude00!"),
      half("\\udc00\\ud800"),
      "\u202eC",
      half("\\ud83d"),
    ),
  );
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "AB[0m😀!C", failure: null });
});

test.each([
  { prompt_tokens: -5, completion_tokens: -1 },
  { prompt_tokens: 1e15, completion_tokens: 1e300 },
  { prompt_tokens: 0, completion_tokens: 0 },
  { prompt_tokens: "12", completion_tokens: null },
  { prompt_tokens: 1.5, completion_tokens: [] },
  "many",
  null,
])("the usage %j is not believed", async (usage) => {
  const { server, model } = await withModel();
  server.next(wordsThat({ usage }, "Bonjour à tous"));
  expect(await readAnswer(model.stream(modelRequest("x".repeat(50))))).toEqual({
    text: "Bonjour à tous",
    failure: null,
    usage: { inputTokens: 20, outputTokens: 5 },
  });
});
