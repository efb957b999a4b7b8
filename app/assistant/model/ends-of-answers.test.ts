import { expect, test } from "vitest";
import { words, wordsThat } from "#test/assistant/model-server.ts";
import { modelRequest, readAnswer, withModel } from "#test/assistant/model-under-test.ts";
import { until } from "#test/until.ts";

test.each([
  ["closed", words("Je pense que", "cut")],
  ["reset", words("Je pense que", 20, "reset")],
  ["ended by invalid JSON", words("Je pense que", { raw: "data: {oops\n\n" }, " oui")],
  ["ended by an error", words("Je pense que", { chunk: { error: { message: "overloaded" } } })],
  ["ended by the service's filter", wordsThat({ finishReason: "content_filter" }, "Je pense que")],
])(
  "an answer whose connection is %s after its first words is cut, and not asked for again",
  async (_name, script) => {
    const { server, model } = await withModel();
    server.next(script);
    const outcome = await readAnswer(model.stream(modelRequest()));
    expect(outcome).toMatchObject({ text: "Je pense que", failure: "cut" });
    expect(outcome.usage.inputTokens).toBeGreaterThan(0);
    expect(server.received).toHaveLength(1);
  },
);

test.each([
  ["without a finish reason", wordsThat({ finishReason: null, usage: null }, "Oui.")],
  ["without [DONE]", wordsThat({ usage: null, done: false }, "Oui.")],
  ["at the maximum of tokens", wordsThat({ finishReason: "length" }, "Oui.")],
  [
    "and is reset after its end",
    words("Oui.", { chunk: { choices: [{ delta: {}, finish_reason: "stop" }] } }, 20, "reset"),
  ],
  [
    "and stays open after its end",
    words("Oui.", { chunk: { choices: [{ delta: {}, finish_reason: "stop" }] } }, "stall"),
  ],
  ["and stays open after [DONE]", words("Oui.", { raw: "data: [DO" }, 20, { raw: "NE]\n\n" }, "stall")],
])("an answer that ends %s is whole", async (_name, script) => {
  const { server, model } = await withModel();
  server.next(script);
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "Oui.", failure: null });
});

test.each([
  ["headers and nothing else", "", words("stall")],
  [
    "comments without end",
    "",
    words(
      ...Array(60)
        .fill([{ raw: ": ping\n\n" }, 20])
        .flat(),
    ),
  ],
  ["white space without end", "", words(...Array(60).fill([" ", 20]).flat())],
  ["words and then nothing", "Je", words("Je", "stall")],
  [
    "words and then comments",
    "Je",
    words(
      "Je",
      ...Array(60)
        .fill([{ raw: ": ping\n\n" }, 20])
        .flat(),
    ),
  ],
])("a service that sends %s is too slow, and its connection is closed", async (_name, text, script) => {
  // Words that come have time to come, on a busy machine too.
  const { server, model } = await withModel({ firstWords: text === "" ? 1_000 : 30_000, pause: 300 });
  server.next(script);
  const outcome = await readAnswer(model.stream(modelRequest()));
  expect(outcome).toMatchObject({ text, failure: "slow" });
  expect(outcome.usage.inputTokens).toBeGreaterThan(0);
  expect(server.received).toHaveLength(1);
  await until(() => server.received[0]?.isClosed === true);
});

test("an answer that takes too long in all is cut", async () => {
  const { server, model } = await withModel({ total: 3_000 });
  server.next(words(...Array(1_000).fill(["mot ", 20]).flat()));
  const { text, failure } = await readAnswer(model.stream(modelRequest()));
  expect(failure).toBe("cut");
  expect(text).toMatch(/^(mot )+$/);
});

test.each(["before the first words", "in the middle"])(
  "a caller that gives up %s gets its own reason, and the connection is closed",
  async (moment) => {
    const { server, model, log } = await withModel();
    server.next(moment === "in the middle" ? words("Je", "stall") : words("stall"));
    const caller = new AbortController();
    const answer = model.stream(modelRequest("Bonjour", { signal: caller.signal }));
    if (moment === "in the middle") expect((await answer.next()).value).toBe("Je");
    const next = answer.next();
    await until(() => server.received.length === 1);
    caller.abort(new Error("stopped"));
    await expect(next).rejects.toThrow("stopped");
    await until(() => server.received[0]?.isClosed === true);
    expect(log.warn).not.toHaveBeenCalled();
  },
);

test("a caller that stops reading closes the connection, and one that had given up before makes none", async () => {
  const { server, model } = await withModel();
  server.next(words("Je", "stall"));
  for await (const _part of model.stream(modelRequest())) break;
  await until(() => server.received[0]?.isClosed === true);
  await expect(
    readAnswer(model.stream(modelRequest("Bonjour", { signal: AbortSignal.abort(new Error("stopped")) }))),
  ).rejects.toThrow("stopped");
  expect(server.received).toHaveLength(1);
});
