import { expect, test } from "vitest";
import { refusal, words } from "#test/assistant/model-server.ts";
import { modelRequest, readAnswer, withModel } from "#test/assistant/model-under-test.ts";
import { until } from "#test/until.ts";

test("after five failures in a row requests fail at once for 30 s, then one tries and the others follow", async () => {
  const { server, model, log, after } = await withModel();
  server.always(refusal(500));
  const reasons = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => (await readAnswer(model.stream(modelRequest()))).failure),
    );
  await reasons(1);
  await reasons(1);
  expect(await reasons(3)).toEqual(["unavailable", "unavailable", "unavailable"]);
  const open = server.received.length;
  after(29);
  expect(await reasons(2)).toEqual(["unavailable", "unavailable"]);
  expect(server.received).toHaveLength(open);

  after(1);
  expect(await reasons(2)).toEqual(["unavailable", "unavailable"]);
  expect(server.received).toHaveLength(open + 1);
  expect(await reasons(1)).toEqual(["unavailable"]);
  expect(server.received).toHaveLength(open + 1);

  server.always(words("Bonjour"));
  after(30);
  expect(await reasons(1)).toEqual([null]);
  expect(await reasons(3)).toEqual([null, null, null]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith("the model service answers again");
});

test("the circuit stays open as long as the service asks, and no customer opens it with what the service refuses", async () => {
  const { server, model, after } = await withModel();
  server.always(refusal(400));
  for (let time = 0; time < 6; time++) await readAnswer(model.stream(modelRequest()));
  server.always(refusal(429, { "Retry-After": "120" }));
  for (let time = 0; time < 5; time++) await readAnswer(model.stream(modelRequest()));
  expect(server.received).toHaveLength(11);
  server.always(words("Bonjour"));
  after(119);
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ failure: "unavailable" });
  after(1);
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ failure: null });
});

test("a trial that its caller abandons leaves the next one to try", async () => {
  const { server, model, after } = await withModel();
  server.always(refusal(500));
  for (let time = 0; time < 3; time++) await readAnswer(model.stream(modelRequest()));
  after(30);
  server.always(words("stall"));
  const caller = new AbortController();
  const abandoned = readAnswer(model.stream(modelRequest("Bonjour", { signal: caller.signal })));
  abandoned.catch(() => {});
  await until(() => server.received.length === 6);
  caller.abort(new Error("stopped"));
  await expect(abandoned).rejects.toThrow("stopped");
  server.always(words("Bonjour"));
  expect(await readAnswer(model.stream(modelRequest()))).toMatchObject({ failure: null });
});
