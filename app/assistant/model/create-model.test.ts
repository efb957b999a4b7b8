import { expect, test } from "vitest";
import { refusal, words } from "#test/assistant/model-server.ts";
import { modelRequest, readAnswer, withModel } from "#test/assistant/model-under-test.ts";
import { until } from "#test/until.ts";

test("the words of an answer come one by one, and its usage is the service's", async () => {
  const { server, model } = await withModel();
  server.next(words("Bonjour", 20, " à", 20, " tous"));
  const parts: string[] = [];
  for await (const part of model.stream(modelRequest("Ça va ?"))) parts.push(part);
  expect(parts.slice(0, 2)).toEqual(["Bonjour", " à"]);
  expect(parts.join("")).toBe("Bonjour à tous");
  const { usage } = await readAnswer(model.stream(modelRequest()));
  expect(usage).toEqual({ inputTokens: 100, outputTokens: 50 });

  expect(server.received[0]?.path).toBe("/v1/chat/completions");
  expect(server.received[0]?.headers.authorization).toBe("Bearer secret-key");
  const body = server.received[0]?.body;
  expect(body).toMatchObject({
    model: "scripted",
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 500,
    messages: [
      { role: "system", content: "Tu aides." },
      { role: "user", content: "Ça va ?" },
    ],
  });
  expect(body).not.toHaveProperty("tools");
});

test.each([
  ["a refusal for too many requests", refusal(429, { "Retry-After": "0" })],
  ["an internal error", refusal(500)],
  ["an overload", refusal(529)],
  ["a page of a proxy", { status: 200, headers: { "Content-Type": "text/html" }, body: "<h1>Oops</h1>" }],
  ["invalid JSON", words({ raw: "data: {oops\n\n" })],
  ["a chunk of a wrong shape", words({ chunk: { choices: "none" } })],
  ["an error in the stream", words({ chunk: { error: { message: "overloaded", code: 529 } } })],
  ["no text", words()],
  ["blank text", words("  \n", "\t")],
  ["a closed connection", words("cut")],
  ["a reset connection", words("reset")],
])("%s before the first words is retried once", async (_name, failure) => {
  const { server, model, log } = await withModel();
  server.next(failure);
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ text: "Bonjour !", failure: null });
  server.next(failure, failure);
  const { text, failure: reason } = await readAnswer(model.stream(modelRequest()));
  expect(text).toBe("");
  expect(["unavailable", "nonsense"]).toContain(reason);
  expect(server.received).toHaveLength(4);
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test("a service that nobody answers for is unavailable", async () => {
  const { server, model } = await withModel();
  await server.stop();
  const outcome = await readAnswer(model.stream(modelRequest()));
  expect(outcome).toEqual({ text: "", failure: "unavailable", usage: { inputTokens: 0, outputTokens: 0 } });
});

test.each([
  [400, 0],
  [401, 1],
  [402, 1],
  [403, 1],
  [404, 1],
  [302, 1],
])("status %i is not retried, and a wrong setting is reported once", async (status, reports) => {
  const { server, model, log } = await withModel();
  server.always(refusal(status, { Location: "http://127.0.0.1:1/elsewhere" }, "secret-key is wrong"));
  for (let time = 0; time < 2; time++)
    expect(await readAnswer(model.stream(modelRequest("mot-clef")))).toMatchObject({
      failure: "unavailable",
    });
  expect(server.received).toHaveLength(2);
  expect(log.error).toHaveBeenCalledTimes(reports);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toMatch(/secret-key|mot-clef/);
});

test("the service's Retry-After is waited for up to 20 s, and ends the request when it is longer", async () => {
  const { server, model, waits } = await withModel();
  for (const retryAfter of ["20", new Date(Date.now() + 15_000).toUTCString()]) {
    server.next(refusal(429, { "Retry-After": retryAfter }));
    expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ failure: null });
  }
  expect(waits).toEqual([20_000, expect.closeTo(15_000, -4)]);
  server.next(refusal(503, { "Retry-After": "21" }));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ failure: "unavailable" });
  expect(server.received).toHaveLength(5);
});

test("a caller that gives up while the service asks to wait is not kept", async () => {
  const { server, model } = await withModel({}, { wait: undefined });
  server.next(refusal(429, { "Retry-After": "10" }));
  const caller = new AbortController();
  const answer = readAnswer(model.stream(modelRequest("Bonjour", { signal: caller.signal })));
  await until(() => server.received[0]?.isClosed === true);
  caller.abort(new Error("stopped"));
  await expect(answer).rejects.toThrow("stopped");
  expect(server.received).toHaveLength(1);
});

test("no key is sent where there is none, and the address may end with a slash", async () => {
  const { server } = await withModel();
  const { createModel } = await import("./create-model.server.ts");
  const log = { info() {}, warn() {}, error() {} };
  const config = { baseUrl: `${server.baseUrl}/`, apiKey: null, model: "local" };
  await readAnswer(createModel(config, { log }).stream(modelRequest()));
  expect(server.received[0]).toMatchObject({ path: "/v1/chat/completions", body: { model: "local" } });
  expect(server.received[0]?.headers).not.toHaveProperty("authorization");
});
