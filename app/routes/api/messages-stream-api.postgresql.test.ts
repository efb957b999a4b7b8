import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { endSession } from "#app/cookies/session-cookie.server.ts";
import {
  bodyOf,
  firstSeq,
  messagesApi,
  type Path,
  signInToApi,
} from "#test/conversation/call-messages-api.ts";
import { eventsIn } from "#test/conversation/event-stream.ts";
import { createTestServices } from "#test/services/test-services.ts";
import * as notFound from "./not-found-api.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const paths: Path[] = ["/api/messages", "/api/messages/stream"];

test("without a session every call is 401, an invalid cursor is 422, another method is 405", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  const stranger = messagesApi(services, "");
  expect((await stranger.post({ key: randomUUID(), content: "x" })).status).toBe(401);
  for (const path of paths) {
    expect((await stranger.call(path, {})).status).toBe(401);
    for (const query of ["?after=", "?after=-1", "?after=1e3", "?after=9999999999999999"])
      expect((await anna.call(path, { query })).status).toBe(422);
    for (const method of ["PUT", "PATCH", "DELETE"])
      expect((await anna.call(path, { method })).status).toBe(405);
  }
  expect((await anna.call("/api/messages/stream", { lastEventId: "2;3" })).status).toBe(422);
  expect((await anna.call("/api/messages/stream", { method: "POST" })).status).toBe(405);
});

test("the stream has its headers, and Last-Event-ID takes precedence over ?after", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  await anna.post({ key: randomUUID(), content: "Pômmy" });
  expect((await anna.read()).messages).toHaveLength(3);

  const response = await anna.call("/api/messages/stream", { query: "?after=0", lastEventId: "2" });
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  expect(await firstSeq(response)).toBe(3);
  expect(await firstSeq(await anna.call("/api/messages/stream", { query: "?after=1" }))).toBe(2);
});

test("a HEAD request for the stream opens none", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  const subscribe = vi.spyOn(services.live, "subscribe");
  const response = await anna.call("/api/messages/stream", { method: "HEAD" });
  expect([response.status, response.body]).toEqual([200, null]);
  expect(subscribe).not.toHaveBeenCalled();
});

test("signing out ends the stream of that session", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  const response = await anna.call("/api/messages/stream", { query: "?after=0" });
  const seen: (string | null)[] = [];
  for await (const { event } of eventsIn(bodyOf(response))) {
    seen.push(event);
    if (event === "step") await endSession(services, anna.request("/api/messages/stream"));
  }
  expect(seen.slice(-2)).toEqual(["step", "signed-out"]);
  expect((await anna.call("/api/messages", {})).status).toBe(401);
});

test("any other path under /api is 404 by every method", () => {
  for (const response of [notFound.loader(), notFound.action()]) expect(response.status).toBe(404);
});
