import { expect } from "vitest";
import { eventsIn } from "../conversation/event-stream.ts";
import type { startRecorder } from "./recorder.ts";

type Api = Awaited<ReturnType<typeof startRecorder>>;

/** How often another answer may be asked for in a minute. */
const maxRetries = 20;

/** Makes every answer of the operations that stop an answer and ask for another, and the event of one under way. */
export async function callAnswers(api: Api) {
  const { visitor, get, post, send } = api.newClient();
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
}
