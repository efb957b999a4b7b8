import { expect } from "vitest";
import { eventsIn } from "../conversation/event-stream.ts";
import type { startRecorder } from "./recorder.ts";

type Api = Awaited<ReturnType<typeof startRecorder>>;
type Client = ReturnType<Api["newClient"]>;

/** How often another answer may be asked for in a minute. */
const maxRetries = 20;

/**
 * Makes every answer of the operations that stop an answer, ask for another and say what one is worth, and the event of one under
 * way.
 */
export async function callAnswers(api: Api) {
  const client = api.newClient();
  const { visitor, get, post, send } = client;
  const of = (id: string, operation: "stop" | "retry") => `/api/messages/${id}/${operation}`;
  const unknown = crypto.randomUUID();
  for (const operation of ["stop", "retry"] as const) {
    expect((await post(of(unknown, operation), {})).status).toBe(401);
    await api.refusesForeignAndLarge(of(unknown, operation));
  }
  await visitor.signIn("hugo@exemple.fr");
  await visitor.onboard();
  const before = await visitor.conversation();
  const { message } = await (await visitor.say("À qui écrire ?")).json();
  const retry = of(message.id, "retry");
  const stop = () => send("POST", of(message.id, "stop"));

  const stream = await visitor.fetch(`/api/messages/stream?after=${before.length}`);
  for await (const { event, data } of eventsIn(stream.body ?? new ReadableStream())) {
    if (event !== "answer") continue;
    api.contract.checkEvent("/api/messages/stream", event, data);
    if (JSON.parse(data).text !== "") break;
  }
  expect((await post(retry, {})).status).toBe(409);
  expect([(await stop()).status, (await stop()).status]).toEqual([204, 409]);
  for (const operation of ["stop", "retry"] as const)
    expect((await post(of(unknown, operation), {})).status).toBe(404);
  await api.refusesMalformed((body) => post(retry, body === "{" ? body : { how: "louder" }));
  expect((await post(of(before[0]?.id ?? "", "retry"), {})).status).toBe(409);
  expect((await post(retry, { how: "continue" })).status).toBe(409);
  for (let retries = 0; retries < maxRetries; retries++) {
    expect((await post(retry, retries === 0 ? {} : { how: "shorter" })).status).toBe(202);
    expect((await stop()).status).toBe(204);
  }
  expect((await post(retry, {})).status).toBe(429);
  expect((await get("/api/messages")).status).toBe(200);
  await callFeedback(api, client, before[0]?.id ?? "");
}

/** Makes every answer of the operations that say what an answer is worth; `greeting` is no answer. */
async function callFeedback(api: Api, { visitor, put, delete: remove }: Client, greeting: string) {
  const of = (id: string) => `/api/messages/${id}/feedback`;
  const answer = (await visitor.conversation()).findLast(({ kind }) => kind === "answer");
  const path = of(answer?.id ?? "");
  const stranger = api.newClient();
  expect((await stranger.put(path, { verdict: "up" })).status).toBe(401);
  expect((await stranger.delete(path)).status).toBe(401);
  for (const method of ["PUT", "DELETE"]) await api.refusesForeignAndLarge(path, method);
  await api.refusesMalformed((body) => put(path, body));
  expect((await put(path, { verdict: "down", reason: "tone", comment: "Trop froid" })).status).toBe(200);
  expect((await remove(path)).status).toBe(204);
  for (const [id, status] of [
    [crypto.randomUUID(), 404],
    [greeting, 409],
  ] as const) {
    expect((await put(of(id), { verdict: "up" })).status).toBe(status);
    expect((await remove(of(id))).status).toBe(status);
  }
  for (let status = 0; status !== 429; ) ({ status } = await put(path, { verdict: "up" }));
  expect((await remove(path)).status).toBe(429);
}
